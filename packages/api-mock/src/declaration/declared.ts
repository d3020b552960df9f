import type { PlainDate } from '@hautelisse/domain/calendar'
import { declarationOf, factsOf } from '@hautelisse/domain/declaration'
import { ZERO_EUROS } from '@hautelisse/domain/money'

import { knownOf, knownOperations } from '../operations/index.ts'
import type { Person } from '../people/index.ts'

/**
 * Tells what the operations of a person come to for the tax return of a year.
 *
 * @param person whose operations
 * @param year tax year
 * @param today day on which it is asked
 */
export const declaredIn = (person: Person, year: number, today: PlainDate) =>
  declarationOf({
    year,
    operations: knownOperations(person, today),
    accounts: person.accounts,
    facts: factsOf(person.done?.entries ?? [], year),
    knownOf: (id) => {
      const { tax, paidOut = ZERO_EUROS } = knownOf(person, id)
      return { tax, paidOut }
    },
  })
