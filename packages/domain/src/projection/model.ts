import type { AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { TableCode } from '../mortality/index.ts'
import { euros, PERIODICITIES, type Euros, type Periodicity } from '../money/index.ts'

/** How payments to come are spread: every month, every year, or at once today. */
export const PAYMENT_PERIODICITIES = PERIODICITIES
export type PaymentPeriodicity = Periodicity

/** Ages of departure that a projection takes, in whole years (PROJ-07). */
export const HORIZONS = { first: 60, last: 70 } as const

/** Highest amount that the projection takes: whatever grows out of it can still be said. */
export const HIGHEST_PROJECTED: Euros = /* @__PURE__ */ euros('99999999.99')
/** Lowest goal: 0 counts as no goal. */
export const LOWEST_GOAL: Euros = /* @__PURE__ */ euros('0.01')

/** Children that a household may have. */
export const MOST_CHILDREN = 20

/** One contract whose annuity at retirement is projected. */
export type ProjectedContract = {
  readonly product: AccountType
  /** Table that the contract names; else its product's. */
  readonly table?: TableCode | undefined
  readonly birthDate: PlainDate
  /** Age asked for, in whole years. */
  readonly retirementAge: number
  /** Start of the annuity, the first of a month, where it is not the one of that age. */
  readonly start?: PlainDate | undefined
  /** Savings today, in euros. */
  readonly savings: Euros
  /** Savings among them that the law keeps for an annuity. */
  readonly locked?: Euros | undefined
  /** Share of everything else that becomes an annuity, in percent; the rest is paid out. Without it all of it does. */
  readonly annuityShare?: number | undefined
  /** Euros of each payment to come. */
  readonly payment: Euros
  readonly periodicity: PaymentPeriodicity
  /** Net return a year that is supposed, in percent; else the simulator's. */
  readonly netReturn?: number | undefined
  readonly today: PlainDate
}
