import type { Account } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import { scheduleOf } from '../withdrawal/index.ts'
import type { OtherIncomeKind } from './income-model.ts'
import type { PaymentPeriodicity } from './model.ts'
import type { Departure, PensionSource } from './pension.ts'
import type { Spread } from './spread.ts'

/** Everything that a retirement project follows from. */
export type ProjectionPlan = {
  readonly birthDate: PlainDate
  readonly today: PlainDate
  /** Age of departure, in whole years. */
  readonly horizon: number
  /** Gross euros a month. */
  readonly goal: Euros
  readonly otherIncome: Euros
  /** How it is taxed; as what is left of it unless stated. */
  readonly otherIncomeKind?: OtherIncomeKind | undefined
  readonly propertyLoan: Euros
  readonly periodicity: PaymentPeriodicity
  readonly pension: PensionSource
  /** Accounts that are counted. */
  readonly accounts: readonly Account[]
  /** Euros of each payment on them. */
  readonly payments: Spread
  /** Share of each that becomes an annuity, in percent; 100 where it is not said. */
  readonly shares: Readonly<Record<string, number>>
}

/** The day on which a plan's horizon is reached. */
export const departureOf = ({ birthDate, today }: Pick<ProjectionPlan, 'birthDate' | 'today'>, horizon: number): Departure => {
  const { start, age } = scheduleOf({ birthDate, retirementAge: horizon, asOf: today })
  return { start, age }
}
