import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const AT = '/transactional/bulletin-option/bo-4081-2026'
const sylvie = { person: 'sylvie-garnier' } as const
const button = (name: string | RegExp) => page.getByRole('button', { name })
const amount = (name: RegExp) => page.getByRole('textbox', { name })
const MONEY = /Montant, Monétaire Responsable, PEE/
const RETIREMENT = /Montant, Horizon Retraite 2035, PERECO/
const aside = page.getByRole('region', { name: 'Avec votre entreprise' })

const main = page.getByRole('main')
const title = (name: string) => page.getByRole('heading', { level: 1, name })

const choose = async (): Promise<void> => {
  await amount(RETIREMENT).fill('1239,44')
  await amount(MONEY).fill('1000')
}
const toSummary = async (): Promise<void> => {
  await choose()
  await button('Continuer').click()
  await expect.element(page.getByRole('heading', { name: 'Vérifiez votre choix' })).toBeVisible()
}

describe('the choice on a premium', () => {
  test(`[O-BULL-01] [O-BULL-02] [O-BULL-05] [O-BULL-07] [O-BULL-10] [O-BULL-08] [P-ROUTE-51] is filled in with the top-up beside it`, async () => {
    await renderPage(AT, sylvie)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Où placer votre participation ?' })).toBeVisible()
    await expect.element(page.getByText('Il vous reste 12\u00A0jours')).toBeVisible()
    for (const text of ['2480,00 €', '240,56 €', '2239,44 €'])
      await expect.element(page.getByRole('main')).toMatchTextContent(text)
    await expect.element(amount(RETIREMENT)).toHaveValue('1 119,72')
    await choose()
    for (const text of ['3024,80 €', '559,61 €', '225,75 €', '869,72 €', '84,36 €', '785,36 €', '619,72 €', '507,00 €'])
      await expect.element(aside).toMatchTextContent(text)
  })

  test('[O-BULL-12] is not confirmed before all is distributed: what is left is counted, and can be put anywhere', async () => {
    await renderPage(AT, sylvie)
    await amount(MONEY).fill('1000')
    await expect.element(page.getByText('Il reste 119,72 € à répartir')).toBeVisible()
    await button('Continuer').click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('La somme répartie doit être égale au montant de votre prime')
    await button(/Mettre le reste ici.*Horizon Retraite 2035/).click()
    await expect.element(amount(RETIREMENT)).toHaveValue('1 239,44')
    await expect.element(page.getByText('Reste à répartir')).toBeVisible()
  })

  test('[BULL-08] says what is missing for all the top-up that is possible, and pays out where money has somewhere to go', async () => {
    await renderPage('/transactional/bulletin-option/bo-6120-2026', { person: 'bruno-castagne' })
    await amount(/Montant, .*, PERCO/)
      .first()
      .fill('1239,44')
    await amount(/Montant, Monétaire Responsable, PEE/).fill('1000')
    await expect.element(aside).toMatchTextContent('164,56 € de plus sur le PERCO')
  })

  test('[BULL-13] marks the one field at fault where too much is typed, shows no impossible total, and has one way out', async () => {
    await renderPage(AT, sylvie)
    await amount(MONEY).fill('2000')
    await expect.element(page.getByText('Vous avez dépassé le maximum : 880,28 € en trop.')).toBeVisible()
    await expect.element(amount(MONEY)).toHaveAttribute('aria-invalid', 'true')
    const marked = page
      .getByRole('textbox')
      .all()
      .filter((field) => field.element().getAttribute('aria-invalid') === 'true')
    expect(marked).toHaveLength(1)
    await expect.element(page.getByText('1 119,72 € au plus')).toBeVisible()
    await expect.element(aside).toMatchTextContent('2997,77 €')
    await expect.element(aside).toMatchTextContent('ces chiffres s’arrêtent à')
    expect(page.getByRole('button', { name: /le reste ici/ }).all()).toEqual([])
    await button(/^Ramener à 1 119,72 € : Monétaire Responsable, PEE/).click()
    await expect.element(amount(MONEY)).toHaveValue('1 119,72')
    await expect.element(amount(MONEY)).not.toHaveAttribute('aria-invalid')
    await expect.element(page.getByText('Reste à répartir')).toBeVisible()
  })

  test('[O-BULL-02] [P-ROUTE-50] is confirmed on its summary, and the home knows it as taken into account', async () => {
    const { go } = await renderPage(AT, sylvie)
    await toSummary()
    for (const text of ['PERECO', 'Horizon Retraite 2035', '1 239,44 €', '559,61 €', '3024,80 €'])
      await expect.element(main).toMatchTextContent(text)
    for (const text of ['03/12/2026', 'Dernier jour pour modifier votre choix'])
      await expect.element(main).toMatchTextContent(text)
    await button('Valider mon choix').click()
    await expect.element(title('Votre choix est enregistré')).toBeVisible()
    await expect.element(page.getByText('Demande n° 41720001')).toBeVisible()
    go('/epargne')
    await expect.element(page.getByText('Votre choix est pris en compte')).toBeVisible()
    go('/transactional/operations/41720001')
    await expect.element(page.getByText('Votre choix est enregistré : vous pouvez encore le modifier.')).toBeVisible()
    await expect.element(amount(MONEY)).toHaveValue('1 000,00')
  })

  test('goes back from its summary to the amounts that it sums up', async () => {
    await renderPage(AT, sylvie)
    await toSummary()
    await button(/^Modifier PEE/).click()
    await expect.element(amount(MONEY)).toHaveValue('1 000,00')
  })

  test('an answer that was lost is looked for, and the choice is taken once', async () => {
    const { standIn } = await renderPage(AT, sylvie)
    await toSummary()
    await standIn.order('s2e-option-bulletin-choice', 'lost', 1)
    await button('Valider mon choix').click()
    await expect.element(title('Votre choix est enregistré')).toBeVisible()
  })

  test('a choice that did not arrive can be sent again', async () => {
    const { standIn } = await renderPage(AT, sylvie)
    await toSummary()
    await standIn.order('s2e-option-bulletin-choice', 'drop', 1)
    await button('Valider mon choix').click()
    await expect.element(title('Votre demande n’a pas été enregistrée')).toBeVisible()
    await button('Renvoyer').click()
    await expect.element(title('Votre choix est enregistré')).toBeVisible()
  })

  for (const [fault, said] of [
    ['ERR_INVALID', 'Votre demande n’a pas été prise en compte.'],
    ['ERR_LIMIT', 'Vous avez fait trop de demandes.'],
    ['ERR_UNKNOWN', 'Ce choix n’est plus proposé tel que vous l’avez saisi.'],
  ] as const)
    test(`a refusal by ${fault} is said, and keeps what was typed`, async () => {
      const { standIn } = await renderPage(AT, sylvie)
      await toSummary()
      await standIn.order('s2e-option-bulletin-choice', fault, 1)
      await button('Valider mon choix').click()
      await expect.element(page.getByRole('alert')).toMatchTextContent(said)
      await button('Précédent').click()
      await expect.element(amount(MONEY)).toHaveValue('1 000,00')
    })

  test('what has changed meanwhile is said on the summary, which can be confirmed anew', async () => {
    const { standIn } = await renderPage(AT, sylvie)
    await toSummary()
    await standIn.order('s2e-option-bulletin-choice', 'ERR_CONFLICT', 1)
    await button('Valider mon choix').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Ce choix n’est plus proposé tel que vous l’avez saisi.')
    await button('Valider mon choix').click()
    await expect.element(title('Votre choix est enregistré')).toBeVisible()
  })

  test('[BULL-10] [BULL-11] asks for the bracket, and says what is blocked until its day', async () => {
    await renderPage(AT, sylvie)
    await button('Comparer').click()
    await expect.element(page.getByRole('heading', { name: /^Comparer/ })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Années jusqu’à la retraite' })).toHaveValue('1')
    await expect.element(main).toMatchTextContent('jusqu’à l’âge légal de 62 ans et 9 mois')
    const five = page.getByRole('row', { name: /^Dans cinq ans/ })
    await expect.element(five).toMatchTextContent('selon votre tranche')
    await expect.element(five).toMatchTextContent('bloqué jusqu’à la retraite')
    await page.getByRole('combobox', { name: 'Votre tranche d’impôt' }).selectOptions('30')
    await expect.element(five).toMatchTextContent('1615,37 €')
    for (const text of ['3250,55 €', '2744,99 €']) await expect.element(main).toMatchTextContent(text)
    await page.getByRole('textbox', { name: 'Rendement supposé, par an' }).fill('2')
    await expect.element(five).toMatchTextContent('2977,55 €')
    await button('Revenir à mon choix').click()
    await expect.element(amount(MONEY)).toHaveValue('1 119,72')
  })

  test('[TOPUP-05] explains the top-up of a plan in numbered steps with operator, result and source, without constants', async () => {
    await renderPage(AT, sylvie)
    await page
      .getByRole('button', { name: /^505,55.*D’où vient ce chiffre/ })
      .first()
      .click()
    const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
    for (const text of ['Abondement selon la règle du plan', '× 50 %', 'La plus petite de ces limites', 'Règle de votre plan'])
      await expect.element(panel).toMatchTextContent(text)
    await expect.element(panel).not.toMatchTextContent('Zéro')
  })

  test('[O-BULL-04] is in English too', async () => {
    await renderPage(AT, { ...sylvie, language: 'en' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Where do you want your profit share?' })).toBeVisible()
    await expect.element(page.getByText('12 days left')).toBeVisible()
  })

  test('[O-BULL-13] says after the deadline that the default applies, as long as it can be changed', async () => {
    await renderPage(AT, { ...sylvie, today: '2026-12-03' })
    await expect.element(page.getByText('Sans réponse de votre part, la répartition par défaut s’applique.')).toBeVisible()
    await expect.element(page.getByText('C’est le dernier jour')).toBeVisible()
  })
})
