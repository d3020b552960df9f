import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE, type FieldProblem } from '@hautelisse/domain/contract'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import {
  checkRetirement,
  pendingOn,
  retirementWithdrawCall,
  withdrawAuthorizationCall,
  withdrawnOf,
  type Pending,
} from '@hautelisse/domain/retirement-withdrawal'
import { birthDateOf } from '@hautelisse/domain/session'
import { checkRequest, simulateWithdrawal } from '@hautelisse/domain/withdrawal'

import { doing, recordAct, signatureDoor } from '../journal/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { answered, forMembers, refused } from '../server/index.ts'

const pendingProblem = ({ id, until }: Pending): FieldProblem => ({
  path: 'simulation',
  code: 'pending-operation',
  params: { id, ...(until === undefined ? {} : { until: formatFrenchDate(until) }) },
})

/** The calls of withdrawals at retirement, answered. */
export const retirementWithdrawalCalls = [
  forMembers(retirementWithdrawCall, async ({ api, person, requestKey, stands, body }) => {
    const birthDate = birthDateOf(person)
    if (birthDate === undefined || person.ais_profile === undefined) return refused('ERR_UNKNOWN')
    const tables = await loadMortalityTables()
    const asked = retirementWithdrawCall.request.encode(body)
    return recordAct(
      { api, person, stands, call: retirementWithdrawCall, requestKey, asked },
      ({ person: standing, now, id }) => {
        const asOf = now.day
        const accounts = accountsOn(standing, asOf)
        const simulation = { accounts, birthDate, request: body.simulation, asOf }
        const results = checkRequest(simulation).length === 0 ? simulateWithdrawal({ ...simulation, tables }) : undefined
        const problems = checkRetirement({ request: body, accounts, birthDate, asOf, results })
        if (problems.length > 0) return refused('ERR_INVALID', problems)
        const policies = withdrawnOf(body.simulation, accounts, asOf).map(({ policyId }) => policyId)
        const pending = pendingOn(standing.operations ?? [], policies, asOf)
        if (pending !== undefined) return refused('ERR_CONFLICT', [pendingProblem(pending)])
        return doing({ kind: 'retirement', id }, signatureDoor(id))
      },
    )
  }),

  forMembers(withdrawAuthorizationCall, async ({ person, body: { policy_id: policy } }) => {
    const contract = person.accounts.find((account) => account.scope === PROVIDER_SCOPE && account.policy_id === policy)
    return contract === undefined ? refused('ERR_UNKNOWN') : answered({ authorized: contract.status !== 'REDUCTION' })
  }),
]
