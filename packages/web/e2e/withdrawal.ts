import { expect, type Locator, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'

/** Day of all named examples; the server has the same one. */
const TODAY = '2026-11-20T10:00:00+01:00'

/** Seeded people, with the number of a contract. */
export const SYLVIE = { name: 'Sylvie Garnier', pero: '00482176' } as const
export const THOMAS = { name: 'Thomas Leroux' } as const

/** Signs in on the day of the examples and opens the simulator. */
export const openSimulator = async (page: Page, name: string): Promise<void> => {
  await page.clock.setFixedTime(TODAY)
  await openAs(page, name, '/simulator/mrm')
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Continuer' })
export const ageField = (page: Page): Locator => page.getByRole('textbox', { name: 'Âge de départ' })

/** The page is on a step, says so in its title, and its heading has the focus. */
export const expectStep = async (page: Page, position: string): Promise<void> => {
  await expect(page).toHaveTitle(`${position} – Capital ou rente ? – Hautelisse`)
  await expect(heading(page)).toBeFocused()
}

export { expectNoViolation } from './axe.ts'

/** Goes on with the Tab key until an element has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const isFocused = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Nothing stands beyond the right edge. */
export const expectNoSideScroll = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond).toBe(0)
}

/** From the reminder to the reversion's step. */
const toReversion = async (page: Page, age = '64'): Promise<void> => {
  await next(page).click()
  await ageField(page).fill(age)
  await next(page).click()
  await expect(heading(page)).toHaveText('Et pour votre conjoint, après votre décès ?')
}

/** From the reminder to the distribution, without reversion. */
export const toDistribution = async (page: Page, age = '64'): Promise<void> => {
  await toReversion(page, age)
  await page.getByRole('radio', { name: 'Non' }).click()
  await next(page).click()
  await expect(heading(page)).toHaveText('Capital ou rente : répartissez votre épargne')
}

/** Picks the plain annuity, by its name: the step before that of the options has radios of its own, and may still be on the screen. */
export const pickPlainAnnuity = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: /^Rente viagère non réversible(?! avec)/ }).click()

export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
export const why = (page: Page): Locator => page.getByRole('button', { name: 'D’où vient ce chiffre ?', exact: true })
