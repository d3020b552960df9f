import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { birthDateOf } from '@hautelisse/domain/session'
import { checkRequest, explainWithdrawal, simulateCall } from '@hautelisse/domain/withdrawal'

import { accountsOn } from '../portfolios/index.ts'
import { answered, forMembers, refused } from '../server/index.ts'

/** The simulation call, answered: checked against the person's own accounts, then computed by the domain (docs/decisions/02). */
export const withdrawalCalls = [
  forMembers(simulateCall, async ({ api, person, body: request }) => {
    const birthDate = birthDateOf(person)
    if (birthDate === undefined) return refused('ERR_UNKNOWN')
    const asOf = api.options.clock.today()
    const simulation = { accounts: accountsOn(person, asOf), birthDate, request, asOf }
    const problems = checkRequest(simulation)
    if (problems.length > 0) return refused('ERR_INVALID', problems)
    return answered(explainWithdrawal({ ...simulation, tables: await loadMortalityTables() }))
  }),
]
