import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage, typeAfresh } from '../testing/index.ts'

const button = (name: string) => page.getByRole('button', { name })

test('[O-BULL-01] [O-BULL-02] [O-BULL-05] [BULL-10] a choice that is typed key by key, compared, confirmed, not answered and sent again stays inside the page', async () => {
  const { app, standIn } = await renderPage('/transactional/bulletin-option/bo-4081-2026', {
    person: 'sylvie-garnier',
    scheme: 'dark',
  })
  await typeAfresh(page.getByRole('textbox', { name: /Montant, Horizon Retraite 2035, PERECO/ }), '1239,44')
  await typeAfresh(page.getByRole('textbox', { name: /Montant, Monétaire Responsable, PEE/ }), '1000')
  await expect.element(page.getByRole('complementary', { name: 'Avec votre entreprise' })).toMatchTextContent('785,36 €')
  await expectNoViolation()
  expectNoSideScroll()
  await button('Comparer').click()
  const comparison = page.getByRole('dialog', { name: /Comparer/ })
  await expect.element(comparison).toMatchTextContent('3250,55 €')
  await expectNoViolation()
  await page.viewport(390, 900)
  // The table is wider than a phone: it moves by itself, by keys too.
  await expect.element(comparison.getByRole('group', { name: /La même prime nette/ })).toBeVisible()
  await expectNoViolation()
  await comparison.getByRole('button', { name: 'Fermer' }).click()
  app.settings.send({ type: 'schemeChosen', scheme: 'light' })
  await expectNoViolation()
  expectNoSideScroll()
  await button('Valider mon choix').click()
  await expect.element(page.getByRole('dialog', { name: 'Confirmer mon choix' })).toBeVisible()
  await expectNoViolation()
  await standIn.order('s2e-option-bulletin-choice', 'drop', 1)
  await button('Confirmer').click()
  await expect.element(page.getByRole('dialog', { name: 'Votre demande n’est pas confirmée' })).toBeVisible()
  await expectNoViolation()
  await button('Renvoyer').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Votre choix est enregistré' })).toBeVisible()
  await expectNoViolation()
})
