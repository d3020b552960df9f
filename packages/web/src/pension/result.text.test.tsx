import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { AT, button, signInAtCnav, sylvie, textbox, unfold } from './pension.testing.ts'
import { estimated, PAID, SAMPLES } from './sample.testing.ts'

describe('the result', () => {
  test('[MAREL-01] [MAREL-15 to MAREL-20] [MAREL-22] [MAREL-23] [MAREL-59] [PE-13] (S-60) shows what a start pays, every other part folded to one figure', async () => {
    const { address } = await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    const slider = page.getByRole('slider', { name: 'Âge de départ' })
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/64\sans et 3\smois/))
    await expect.element(page.getByRole('heading', { name: 'Ce qui change le plus votre pension' })).toBeVisible()
    const folds = page.getByRole('dialog').element().querySelectorAll('h3 > [aria-expanded]')
    expect([...folds].map((fold) => [fold.textContent?.replaceAll(/\s/g, ' '), fold.getAttribute('aria-expanded')])).toEqual([
      ['Trimestres170 sur 170', 'false'],
      [expect.stringMatching(/^D’où vient ce chiffre.*par an$/), 'false'],
      [expect.stringMatching(/^Ce qui change le plus votre pension.*306,42/), 'false'],
      ['Après prélèvements sociauxà préciser', 'false'],
      ['Les dates qui changent votre pension5', 'false'],
      ['Vos réponses au formulaire7', 'false'],
      ['Ce que ce montant ne compte pas', 'false'],
    ])
    await slider.fill(String(Number((slider.element() as HTMLInputElement).value) - 3))
    await unfold('Trimestres')
    await expect.element(page.getByText('169 sur 170')).toBeVisible()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('1598,95 €')
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Il vous manquerait 1 trimestre')
    await expect.element(page.getByRole('dialog')).toMatchTextContent('144 acquis, 16 pour deux enfants, 9 à venir')
    await unfold('D’où vient ce chiffre')
    await button(/Pension de base, par an/).click()
    await expect.element(page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })).toMatchTextContent('14554,96 €')
    await button('Retour au tableau de bord').click()
    expect(address()).toBe('/epargne')
  })
})

describe('beside the pension', () => {
  test('[MAREL-36] [MAREL-69] contracts of other houses are listed with their value, and a spouse is named to who is married alone', async () => {
    await renderPage(AT, { person: SAMPLES.marc.person, before: estimated(SAMPLES.marc) })
    const elsewhere = page.getByRole('region', { name: 'Vos contrats dans d’autres maisons' })
    await expect.element(elsewhere).toMatchTextContent('PERCO Tavernost')
    await expect.element(elsewhere).toMatchTextContent('12480,55 €')
    await expect.element(elsewhere).toMatchTextContent('valeur au 30/09/2026')
    await expect.element(page.getByRole('heading', { name: 'Après prélèvements sociaux' })).toBeVisible()
    await expect.element(page.getByText('Et votre conjoint')).not.toBeInTheDocument()
  })

  test('a spouse is told what a survivor would draw at most', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    await unfold('Après prélèvements sociaux')
    await expect.element(page.getByText('Et votre conjoint')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Vos contrats dans d’autres maisons' })).not.toBeInTheDocument()
  })
})

describe('an answer of the result', () => {
  test('[PE-12] (S-30) is changed where it stands, the estimate called again; what was typed wrong is said, what is left changes nothing', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    await unfold('Vos réponses')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('2680,00 €Modifier : Salaire brut mensuel')
    await expect.element(dialog).toMatchTextContent('Catégorie professionnelleSalarié du secteur privé')
    await expect.element(dialog).toMatchTextContent('Nombre d’enfants, de 0 à 102, 04/05/1996, 12/09/1998')
    await button('Modifier : Salaire brut mensuel').click()
    await textbox('Salaire brut mensuel').fill('')
    await button('Valider').click()
    await expect.element(dialog).toMatchTextContent('Champ requis')
    await button('Annuler').click()
    await expect.element(dialog).toMatchTextContent('2680,00 €Modifier : Salaire brut mensuel')
    await button('Modifier : Salaire brut mensuel').click()
    await textbox('Salaire brut mensuel').fill('3 000')
    // The session of the service went with the page before: it is asked for first.
    await expect.element(dialog).toMatchTextContent('vous demandera d’abord de vous reconnecter')
    await button('Valider').click()
    await signInAtCnav()
    await expect.element(page.getByRole('dialog', { name: 'Votre retraite estimée' })).toBeVisible()
    await unfold('Vos réponses')
    await expect.element(dialog).toMatchTextContent('3000,00 €Modifier : Salaire brut mensuel')
    await button('Modifier : Salaire brut mensuel').click()
    await textbox('Salaire brut mensuel').fill('2 680')
    await button('Valider').click()
    await expect.element(dialog).toMatchTextContent('2680,00 €Modifier : Salaire brut mensuel')
    await expect.element(dialog).toMatchTextContent('1628,43 €')
  })
})

describe('after a result', () => {
  for (const [language, name, at] of [
    ['fr', 'Mettre cette pension dans « Ma retraite »', '/epargne?vue=projet'],
    ['en', 'Put this pension into “My retirement”', '/epargne?vue=projet'],
  ] as const)
    test(`it leads to ${at} with « ${name} »`, async () => {
      const { address } = await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie), language })
      await button(name).click()
      await expect.poll(address).toBe(at)
    })

  test('[MAREL-25] [MAREL-60] [P-MODAL-09] [MAREL-33] [MAREL-34] (S-31) it leads to the career and back to the age that was chosen, is redone from the introduction, and opened again on the result', async () => {
    const { go } = await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    const slider = page.getByRole('slider', { name: 'Âge de départ' })
    await expect.element(slider).toBeVisible()
    await slider.fill(String(Number((slider.element() as HTMLInputElement).value) - 1))
    const chosen = slider.element().getAttribute('aria-valuetext')
    await page.getByRole('button', { name: 'Voir ma carrière' }).click()
    const career = page.getByRole('dialog', { name: 'Votre carrière' })
    await expect.element(career).toMatchTextContent('Retraite de base')
    await expect.element(career).toMatchTextContent('Agirc-Arrco')
    await button('Retour à l’estimation').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre retraite estimée' })).toBeVisible()
    await expect.element(slider).toHaveAttribute('aria-valuetext', chosen)
    await button('Refaire une simulation').click()
    await expect.element(page.getByRole('heading', { name: 'Informations' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click()
    go(AT)
    await expect.element(page.getByRole('dialog', { name: 'Votre retraite estimée' })).toBeVisible()
  })

  test('a person who draws a pension sees the amounts of the statement in one row, in English', async () => {
    await renderPage(AT, { person: PAID.person, before: estimated(PAID), language: 'en' })
    await expect.element(page.getByText('Your pension has been paid since 01/05/2017')).toBeVisible()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('1896,45 €')
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument()
    // Nothing of it is supposed or projected.
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Amounts paid, before tax and social charges.')
    await expect.element(page.getByRole('dialog')).not.toMatchTextContent('An estimate without commitment')
  })
})

describe('the career at its own address', () => {
  const career = page.getByRole('dialog', { name: 'Votre carrière' })

  test('[P-MODAL-08] shows the lists of the estimate that is kept', async () => {
    await renderPage('/epargne#career', { ...sylvie, before: estimated(SAMPLES.sylvie) })
    await expect.element(career).toMatchTextContent('Retraite de base')
    await expect.element(career.getByRole('button', { name: 'Retour à l’estimation' })).toBeVisible()
  })

  test('[P-MODAL-08] leads to the estimator where nothing was estimated', async () => {
    await renderPage('/epargne#career', sylvie)
    await expect.element(career.getByRole('button', { name: 'Estimer ma retraite' })).toBeVisible()
  })
})
