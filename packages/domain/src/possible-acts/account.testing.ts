import type { Account, AccountLot } from '../accounts/index.ts'
import { plainDate, type PlainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'

/** Day of the questions. */
export const TODAY = plainDate('2026-11-20')

/** Savings that become free on a day, or at retirement. */
export const lot = (available_on: PlainDate | null, amount: number | string = 100): AccountLot => ({
  acquired_on: plainDate('2026-05-18'),
  available_on,
  origin: 'payment',
  units: 1,
  amount: euros(amount),
})

/** An account of employee savings that holds these lots. */
export const accountOf = (lots: readonly AccountLot[], given: Partial<Account> = {}): Account => ({
  type: 'PEE',
  scope: 's2e',
  title: 'PEE',
  policy_id: '00482190',
  balance: euros(11_404.16),
  investments: [{ id: 'shares', label: 'Actions', type: 'FONDS', amount: euros(11_404.16), lots: [...lots] }],
  ...given,
})
