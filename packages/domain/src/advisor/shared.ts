import { formatFrenchDate, type PlainDate } from '../calendar/index.ts'
import { PROVIDER_ADVISOR } from '../contract/index.ts'
import { sumEuros } from '../money/index.ts'
import { birthDateOf, fullNameOf, type User } from '../session/index.ts'
import type { SharedProperties } from './calls.ts'

/**
 * Builds what is shared of a saver's retirement savings: name, address, advisor, balances and dates, and the figures of a simulation beside them.
 *
 * Rule ADV-18, ADV-20.
 *
 * @param user the saver
 * @param today day of the simulation
 * @param figures figures of a simulation, by name
 * @example sharedProperties(user, plainDate('2026-11-20'), { retirement_age: 64 })['retirement_age'] // 64
 */
export const sharedProperties = (user: User, today: PlainDate, figures: SharedProperties = {}): SharedProperties => {
  const birthDate = birthDateOf(user)
  const advisor = user[PROVIDER_ADVISOR]
  return {
    name: fullNameOf(user) ?? null,
    email: user.email ?? null,
    advisor_name: advisor?.name ?? null,
    advisor_type: advisor?.type ?? null,
    total_balance: sumEuros(user.accounts.map(({ balance }) => balance)).toNumber(),
    birth_date: birthDate === undefined ? null : formatFrenchDate(birthDate),
    simulation_date: formatFrenchDate(today),
    accounts: user.accounts.map(({ title }) => title),
    ...figures,
  }
}
