import { householdAnswers, NO_HOUSEHOLD, type HouseholdAnswers } from '@hautelisse/domain/household'
import type { KeptContent } from '@hautelisse/domain/kept'
import type { Client } from '../api/index.ts'
import { keptAnswersOf, keptPorts } from '../kept/index.ts'
import { storedEntry } from '../ports/index.ts'
import type { HouseholdInput, HouseholdSnapshot } from './machine.ts'

/** Entry of session storage that holds the household; a sign-out wipes it with all others (P-STORE-02). */
export const householdEntry = storedEntry({ key: 'hautelisse.household', version: 1, schema: householdAnswers })

/**
 * Gives what the tab keeps of the household; undefined until something is said.
 *
 * @param snapshot state of the machine
 */
export const householdDraftOf = ({ context: { answers } }: HouseholdSnapshot): HouseholdAnswers | undefined =>
  JSON.stringify(answers) === JSON.stringify(NO_HOUSEHOLD) ? undefined : answers

/**
 * Gives what is kept of the household for the person, for `keepForPerson`. BEY-09.
 *
 * @param snapshot state of the machine
 * @returns `not-yet` while what is kept is being read
 */
export const keptHouseholdOf = (snapshot: HouseholdSnapshot): KeptContent | undefined | 'not-yet' =>
  snapshot.matches('reading') ? 'not-yet' : keptAnswersOf(householdEntry, householdDraftOf(snapshot))

/**
 * Reads the household that is kept for the person; what this build cannot read counts as none.
 *
 * @param client client of the API
 */
export const readHouseholdOf = (client: Client): NonNullable<HouseholdInput['read']> => {
  const ports = keptPorts(client, 'household')
  return async (options) => {
    const content = await ports.read(options)
    return content === undefined ? undefined : householdEntry.accept(content)
  }
}
