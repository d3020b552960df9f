import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { heading, region } from './results.testing.ts'

export const next = page.getByRole('button', { name: 'Continuer' })
export const previous = page.getByRole('button', { name: 'Précédent' })
export const ageField = page.getByRole('textbox', { name: 'Âge de départ' })
export const spouseField = page.getByRole('textbox', { name: 'Date de naissance de votre conjoint' })
export const radio = (name: string | RegExp): Locator => page.getByRole('radio', { name })
/** What the list of steps says of a question. */
export const answer = (step: string): Locator => page.getByRole('listitem').filter({ hasText: step })

/** The page is on a step, says so in its title, and its heading has the focus. */
export const expectStep = async (position: string): Promise<void> => {
  await expect.poll(() => document.title.replaceAll('\u00A0', ' ')).toBe(`${position} – Capital ou rente ? – Hautelisse`)
  await expect.element(heading).toHaveFocus()
}

/** Goes on from a step and waits for the one after. */
export const goOnTo = async (position: string): Promise<void> => {
  await next.click()
  await expectStep(position)
}

export const PERO = 'PER d’entreprise obligatoire'
export const VOLUNTARY = 'Versements volontaires'
export const SAVED = 'Intéressement, participation et CET'

/** A part of a contract on the step of the distribution. */
export const part = (contract: string, name: string): Locator => region(contract).getByRole('group', { name })
export const side = (of: Locator, name: 'Capital' | 'Rente'): Locator => of.getByRole('textbox', { name })

/** Both fields of a part hold these texts. */
export const expectPair = async (of: Locator, capital: string, annuity: string): Promise<void> => {
  await expect.element(side(of, 'Capital')).toHaveValue(capital)
  await expect.element(side(of, 'Rente')).toHaveValue(annuity)
}
