import { declarationCall, declarationOf, factsOf } from '@hautelisse/domain/declaration'
import { ZERO_EUROS } from '@hautelisse/domain/money'

import { knownOf, knownOperations, outOf } from '../operations/index.ts'
import { answered, forMembers } from '../server/index.ts'

/** The call of the tax return, answered from the operations and the ledger of the person. */
export const declarationCalls = [
  forMembers(declarationCall, async ({ api, person, query }) => {
    const year = Number(query.year)
    const declared = declarationOf({
      year,
      operations: knownOperations(person, api.options.clock.today()),
      accounts: person.accounts,
      facts: factsOf(person.done?.entries ?? [], year),
      knownOf: (id) => {
        const { tax, paidOut = ZERO_EUROS } = knownOf(person, id)
        return { tax, paidOut }
      },
    })
    return answered({ declaration: { ...declared, error_scope: outOf(person) } })
  }),
]
