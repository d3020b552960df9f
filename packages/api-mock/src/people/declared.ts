import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { blockingsWith, declarationState, type Declaration, type Situation } from '@hautelisse/domain/profile'

import type { Person } from './person.ts'
import { BLOCKINGS } from './plan-rules.ts'

/** Day on which everybody whose company does not miss it had made the declaration. */
const SEEDED_ON = plainDate('2026-09-01')

type Declared = Declaration & { readonly declared_on: PlainDate }

const seeded = ({ birth }: Person): Declared => ({
  birth_place: birth?.place ?? 'Rouen',
  birth_country: 'FR',
  nationalities: ['FR'],
  tax_residences: ['FR'],
  occupation: 'EMPLOYE',
  us_person: false,
  politically_exposed: 'NON',
  public_function: null,
  function_end: null,
  declared_on: SEEDED_ON,
})

const isDeclarationMissing = (person: Person): boolean =>
  person.s2e_profile?.companies.some(({ id }) => BLOCKINGS[id]?.includes('DONNEES_PERSO')) === true

/**
 * Returns the declaration of a person; undefined where a company of theirs still misses one, or where they have moved abroad since.
 *
 * @param person the person with what they changed
 */
export const declarationOf = (person: Person): Declared | undefined => {
  const declared = person.kept?.declared
  if (declared === 'none') return undefined
  if (declared !== undefined) return declared
  return isDeclarationMissing(person) ? undefined : seeded(person)
}

/**
 * Returns what a person's situation was before they declared anything here: as it was seeded, else as they declared it first.
 *
 * @param person the person with what they changed
 */
export const firstSituation = (person: Person): Situation | undefined =>
  isDeclarationMissing(person) ? person.kept?.firstDeclared : seeded(person)

/**
 * Returns why a person cannot act on the plans of a company: what the company states, and what their declaration adds or lifts.
 *
 * @param person the person with what they changed
 * @param company id of the company
 * @param today day of the question
 */
export const blockingsOf = (person: Person, company: string, today: PlainDate): readonly string[] => {
  const stated = BLOCKINGS[company] ?? []
  const declared = declarationOf(person)
  // A declaration that was never made is missed by the companies that state so alone.
  if (declared === undefined && person.kept?.declared === undefined) return stated
  return blockingsWith(stated, declarationState(declared?.declared_on, today), declared?.us_person ?? false)
}
