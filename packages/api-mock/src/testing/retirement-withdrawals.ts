import type { PlainDate } from '@hautelisse/domain/calendar'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { retirementWithdrawCall, withdrawnOf } from '@hautelisse/domain/retirement-withdrawal'
import { contractsOf, writeDistribution } from '@hautelisse/domain/withdrawal'

import type { Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'

const AT_RETIREMENT = { withdraw: true, withdrawCase: 'retirement' } as const

/** A withdrawal at retirement as the wire writes it: what may come as capital does, the rest as a plain annuity. */
export const retirementWithdrawalBody = (person: Person, asOf: PlainDate) => {
  const accounts = accountsOn(person, asOf)
  const distribution = writeDistribution(
    contractsOf(accounts, AT_RETIREMENT, asOf).flatMap(({ parts }) =>
      parts.map((part) => ({
        ...part,
        capital: part.lock === undefined ? part.balance : ZERO_EUROS,
        annuity: part.lock === undefined ? ZERO_EUROS : part.balance,
      })),
    ),
  )
  const simulation = { distribution, retirement_age: 65, reversible: false, annuity_type: 'RV_NR' as const }
  return retirementWithdrawCall.request.encode({
    simulation,
    options: withdrawnOf(simulation, accounts, asOf).flatMap(({ policyId, annuity }) =>
      annuity.isZero() ? [] : [{ policy_id: policyId, type: 'RV_NR' as const, guaranteed_years: null, spouse_percentage: null }],
    ),
    agreed: true,
  })
}
