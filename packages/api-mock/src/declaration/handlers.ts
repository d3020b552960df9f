import { declarationCall } from '@hautelisse/domain/declaration'

import { outOf } from '../operations/index.ts'
import { answered, forMembers } from '../server/index.ts'
import { declaredIn } from './declared.ts'

/** The call of the tax return, answered from the operations and the ledger of the person. */
export const declarationCalls = [
  forMembers(declarationCall, async ({ api, person, query }) => {
    const year = Number(query.year)
    const declared = declaredIn(person, year, api.options.clock.today())
    return answered({ declaration: { ...declared, error_scope: outOf(person) } })
  }),
]
