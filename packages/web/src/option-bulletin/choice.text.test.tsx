import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const AT = '/transactional/bulletin-option/bo-4081-2026'
const sylvie = { person: 'sylvie-garnier' } as const
const button = (name: string | RegExp) => page.getByRole('button', { name })
const amount = (name: RegExp) => page.getByRole('textbox', { name })
const MONEY = /Montant, Monétaire Responsable, PEE/
const RETIREMENT = /Montant, Horizon Retraite 2035, PERECO/
const aside = page.getByRole('complementary', { name: 'Avec votre entreprise' })

const choose = async (): Promise<void> => {
  await amount(RETIREMENT).fill('1239,44')
  await amount(MONEY).fill('1000')
}

describe('the choice on a premium', () => {
  test(`[O-BULL-01] [O-BULL-02] [O-BULL-05] [O-BULL-07] [O-BULL-08] [P-ROUTE-51] is filled in with the top-up beside it`, async () => {
    await renderPage(AT, sylvie)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Où placer votre participation ?' })).toBeVisible()
    await expect.element(page.getByText('Il vous reste 12 jours')).toBeVisible()
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
    await button('Valider mon choix').click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('La somme répartie doit être égale au montant de votre prime')
    await button(/Ajuster ici.*Horizon Retraite 2035/).click()
    await expect.element(amount(RETIREMENT)).toHaveValue('1 239,44')
    await expect.element(page.getByText('Reste à répartir')).toBeVisible()
  })

  test('[BULL-08] says what is missing for all the top-up that is possible, and pays out where money has somewhere to go', async () => {
    await renderPage('/transactional/bulletin-option/bo-6120-2026', { person: 'bruno-castagne' })
    await amount(/Montant, .*, PERCO/)
      .first()
      .fill('1239,44')
    await expect.element(aside).toMatchTextContent('164,56 € de plus sur le PERCO')
  })

  test('[O-BULL-02] [P-ROUTE-50] is confirmed, and the home knows it as taken into account', async () => {
    const { go } = await renderPage(AT, sylvie)
    await choose()
    await button('Valider mon choix').click()
    await expect.element(page.getByRole('dialog', { name: 'Confirmer mon choix' })).toMatchTextContent('3024,80 €')
    await button('Confirmer').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Votre choix est enregistré' })).toBeVisible()
    await expect.element(page.getByText('Demande n° 41720001')).toBeVisible()
    go('/epargne')
    await expect.element(page.getByText('Votre choix est pris en compte')).toBeVisible()
    go('/transactional/operations/41720001')
    await expect.element(page.getByText('Votre choix est enregistré : vous pouvez encore le modifier.')).toBeVisible()
    await expect.element(amount(MONEY)).toHaveValue('1 000,00')
  })

  test('an answer that was lost is looked for, and the choice is taken once', async () => {
    const { standIn } = await renderPage(AT, sylvie)
    await choose()
    await button('Valider mon choix').click()
    await standIn.order('s2e-option-bulletin-choice', 'lost', 1)
    await button('Confirmer').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Votre choix est enregistré' })).toBeVisible()
  })

  test('a choice that did not arrive can be sent again, and nothing that was typed is lost', async () => {
    const { standIn } = await renderPage(AT, sylvie)
    await choose()
    await button('Valider mon choix').click()
    await standIn.order('s2e-option-bulletin-choice', 'drop', 1)
    await button('Confirmer').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre demande n’est pas confirmée' })).toBeVisible()
    await button('Renvoyer').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Votre choix est enregistré' })).toBeVisible()
  })

  for (const [fault, said] of [
    ['ERR_INVALID', 'Votre demande n’a pas été prise en compte.'],
    ['ERR_LIMIT', 'Trop de demandes en peu de temps.'],
    ['ERR_UNKNOWN', 'Données indisponibles.'],
  ] as const)
    test(`a refusal by ${fault} is said, and keeps what was typed`, async () => {
      const { standIn } = await renderPage(AT, sylvie)
      await choose()
      await button('Valider mon choix').click()
      await standIn.order('s2e-option-bulletin-choice', fault, 1)
      await button('Confirmer').click()
      await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent(said)
      await button('Revenir à ma répartition').click()
      await expect.element(amount(MONEY)).toHaveValue('1 000,00')
    })

  test('[BULL-10] [BULL-11] is compared in cash and in each plan, and nothing is sent by it', async () => {
    await renderPage(AT, sylvie)
    await button('Comparer').click()
    const dialog = page.getByRole('dialog', { name: /Comparer/ })
    for (const text of ['1615,37 €', '3250,55 €', '2744,99 €']) await expect.element(dialog).toMatchTextContent(text)
    await dialog.getByRole('textbox', { name: 'Rendement supposé, par an' }).fill('2')
    await expect.element(dialog).toMatchTextContent('2977,55 €')
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
