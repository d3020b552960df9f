import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage, typeAfresh } from '../testing/index.ts'

const AT = '/transactional/bulletin-option/bo-4081-2026'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const RETIREMENT = /Montant, Horizon Retraite 2035, PERECO/
const MONEY = /Montant, Monétaire Responsable, PEE/
const title = (name: string) => page.getByRole('heading', { level: 1, name })

test('[O-BULL-01] [O-BULL-02] [O-BULL-05] [BULL-10] a choice that is typed key by key, compared, explained, summed up, not answered and sent again stays inside the page', async () => {
  const { app, standIn } = await renderPage(AT, { person: 'sylvie-garnier', scheme: 'dark' })
  await typeAfresh(field(RETIREMENT), '1239,44')
  await typeAfresh(field(MONEY), '1000')
  await expect.element(page.getByRole('region', { name: 'Avec votre entreprise' })).toMatchTextContent('785,36 €')
  await expectNoViolation()
  expectNoSideScroll()
  await button('Comparer').click()
  await expect.element(page.getByRole('heading', { name: /^Comparer/ })).toHaveFocus()
  await page.getByRole('combobox', { name: 'Votre tranche d’impôt' }).selectOptions('30')
  await button(/^3.?250,55.*D’où vient ce chiffre/).click()
  await expectNoViolation()
  await page.viewport(390, 900)
  // On a phone each line is a card, with every way after its name.
  await expect.element(page.getByText('Dans cinq ans')).toBeVisible()
  expect(document.querySelector('main caption')?.clientWidth).toBeGreaterThan(250)
  await expectNoViolation()
  expectNoSideScroll()
  await button('Revenir à mon choix').click()
  await expect.element(button('Comparer')).toHaveFocus()
  app.settings.send({ type: 'schemeChosen', scheme: 'light' })
  await expectNoViolation()
  await button('Continuer').click()
  await expect.element(page.getByRole('heading', { name: 'Vérifiez votre choix' })).toBeVisible()
  await expectNoViolation()
  await standIn.order('s2e-option-bulletin-choice', 'drop', 1)
  await button('Valider mon choix').click()
  await expect.element(title('Votre demande n’a pas été enregistrée')).toBeVisible()
  await button('Renvoyer').click()
  await expect.element(title('Votre choix est enregistré')).toBeVisible()
  await expectNoViolation()
})

/** Where a field stands on the page. */
const placeOf = (name: RegExp): number => Math.round(field(name).element().getBoundingClientRect().top + window.scrollY)
const places = (): readonly number[] => [placeOf(RETIREMENT), placeOf(MONEY)]
/** All that stands above the sums of the company: the fields, their notice, what is good to know. */
const lengthOfForm = (): number => document.querySelector('main form fieldset')?.scrollHeight ?? 0

const ONE_LINE = 80

test('[BULL-13] too little and too much move no field', async () => {
  await page.viewport(390, 844)
  await renderPage(AT, { person: 'sylvie-garnier' })
  await expect.element(field(MONEY)).toBeVisible()
  const [before, length] = [places(), lengthOfForm()]
  await typeAfresh(field(MONEY), '1000')
  await expect.element(page.getByText(/Il reste 119,72/)).toBeVisible()
  expect([places(), lengthOfForm()]).toEqual([before, length])
  await typeAfresh(field(MONEY), '2000')
  await expect.element(field(MONEY)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button(/^Ramener à 1\s119,72/)).toBeVisible()
  expect(places()).toEqual(before)
  expect(lengthOfForm() - length).toBeLessThan(ONE_LINE)
})
