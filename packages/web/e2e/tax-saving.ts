import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** Day of all named examples; the server has the same one. */
const TODAY = '2026-11-20T10:00:00+01:00'

/** The simulator's page, or the part of a page that it stands in. */
export type Place = Page | FrameLocator | Locator

export const SIMULATOR = '/simulateur/impots'

/** Sets the day of the examples before anything is opened. */
export const onTheDay = (page: Page): Promise<void> => page.clock.setFixedTime(TODAY)

export const heading = (place: Place): Locator => place.getByRole('heading', { level: 1 })
export const next = (place: Place): Locator =>
  place.getByRole('button', { name: /^(Continuer|Voir mon résultat|Calcul en cours)$/ })
export const previous = (place: Place): Locator => place.getByRole('button', { name: 'Précédent', exact: true })
export const choice = (place: Place, name: string): Locator => place.getByRole('radio', { name })
export const age = (place: Place): Locator => place.getByRole('textbox', { name: 'Votre âge' })
export const income = (place: Place): Locator => place.getByRole('textbox', { name: 'Votre salaire net imposable, par mois' })
export const spouse = (place: Place): Locator => place.getByRole('textbox', { name: /^Celui de votre conjoint/ })

/** Amount of the adjustment. */
export const adjusted = (place: Place): Locator =>
  place.getByRole('region', { name: 'Ajuster vos versements' }).getByRole('textbox')

/** Where a change asks at once: another amount is one call more, without a button, and the result follows (TAX-24, TAX-26). */
export const expectUpdatedAtOnce = async (place: Place, calls: () => number): Promise<void> => {
  const before = calls()
  await expect(place.getByRole('button', { name: 'Mettre à jour le calcul' })).toHaveCount(0)
  await adjusted(place).fill('1200')
  const result = place.getByRole('region', { name: 'Versement déductible maximal en 2026' })
  await expect(result.getByText('Résultat pour')).toHaveText(/^Résultat pour 1\s?200,00\s€.* dans l’année\.$/)
  await expect(result.getByRole('definition').nth(1)).toContainText('360,00 €')
  expect(calls() - before).toBe(1)
}

/** The page asks this, says so in its title, and its heading has the focus. */
export const expectQuestion = async (page: Page, question: string, title: string): Promise<void> => {
  await expect(heading(page)).toHaveText(question)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(`${title} – Simulateur d’impôt – Hautelisse`)
}

/** From the situation to the call: the couple of the worked case, on 40 000 and 30 000 a year. */
export const answerAsCouple = async (place: Place): Promise<void> => {
  await choice(place, 'Marié(e) ou pacsé(e)').click()
  await next(place).click()
  await next(place).click()
  await income(place).fill('3333,33')
  await spouse(place).fill('2500')
  await next(place).click()
}

/** Gender and age of somebody unknown. */
export const answerAsSomebody = async (place: Place): Promise<void> => {
  await choice(place, 'Femme').click()
  await next(place).click()
  await age(place).fill('41')
  await next(place).click()
}

/** The result is there, with the saving of the worked case. */
export const expectWorkedCase = async (place: Place): Promise<void> => {
  await expect(place.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeFocused()
  await expect(place.getByText('1248,00 €').first()).toBeAttached()
}
