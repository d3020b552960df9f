import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { AnyPage } from './results.testing.ts'

/** The page says in its title that it is on a step. */
export const expectTitle = (position: string): Promise<void> =>
  expect.poll(() => document.title.replaceAll('\u00A0', ' ')).toBe(`${position} – Capital ou rente ? – Hautelisse`)

/** The page is on a step, says so in its title, and its heading has the focus: for the browser alone. */
export const expectStep = async (page: AnyPage, position: string): Promise<void> => {
  await expectTitle(position)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
}

export const PERO = 'PER d’entreprise obligatoire'
export const VOLUNTARY = 'Versements volontaires'
export const SAVED = 'Intéressement, participation et CET'

/** A field of a part. */
export const side = (of: Locator, name: 'Capital' | 'Rente'): Locator => of.getByRole('textbox', { name })

/** Both fields of a part hold these texts. */
export const expectPair = async (of: Locator, capital: string, annuity: string): Promise<void> => {
  await expect.element(side(of, 'Capital')).toHaveValue(capital)
  await expect.element(side(of, 'Rente')).toHaveValue(annuity)
}

/** What stands on the steps, found in a page. */
export const stepsIn = (page: AnyPage) => {
  const next = page.getByRole('button', { name: 'Continuer' }).first()
  return {
    next,
    previous: page.getByRole('button', { name: 'Précédent' }),
    ageField: page.getByRole('textbox', { name: 'Âge de départ' }),
    spouseField: page.getByRole('textbox', { name: 'Date de naissance de votre conjoint' }),
    radio: (name: string | RegExp): Locator => page.getByRole('radio', { name }),
    /** What the list of steps says of a question. */
    answer: (step: string): Locator => page.getByRole('listitem').filter({ hasText: step }),
    /** A part of a contract on the step of the distribution. */
    part: (contract: string, name: string): Locator => page.getByRole('region', { name: contract }).getByRole('group', { name }),
    /** Goes on from a step and waits for the one after. */
    goOnTo: async (position: string): Promise<void> => {
      await next.click()
      await expectTitle(position)
    },
  }
}
