import type { AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'

/** How payments to come are spread: every month, every year, or at once today. */
export const PAYMENT_PERIODICITIES = ['monthly', 'yearly', 'one_shot'] as const
export type PaymentPeriodicity = (typeof PAYMENT_PERIODICITIES)[number]

/** One contract whose annuity at retirement is projected. */
export type ProjectedContract = {
  readonly product: AccountType
  readonly birthDate: PlainDate
  /** Age asked for, in whole years. */
  readonly retirementAge: number
  /** Savings today, in euros. */
  readonly savings: Euros
  /** Euros of each payment to come. */
  readonly payment: Euros
  readonly periodicity: PaymentPeriodicity
  readonly today: PlainDate
}
