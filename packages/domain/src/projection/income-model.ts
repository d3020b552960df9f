import type { Derivation } from '../explain/index.ts'
import type { MaritalStatus } from '../income-tax/index.ts'
import type { Euros } from '../money/index.ts'

/** Euros that a retirement income is told in: those of the day of the question, and those of the day of departure. */
export const INCOME_EUROS = ['today', 'departure'] as const
export type IncomeEuros = (typeof INCOME_EUROS)[number]

/** What charges and tax follow from, as the saver supposes it; nothing of it is preset. */
export type IncomeTerms = {
  /** Rate of social charges on a complementary pension, in percent; the base pension follows from it. */
  readonly pensionCharges: number
  readonly maritalStatus: MaritalStatus
  /** Other taxable income of the household, in euros of today a year, after its deductions. */
  readonly householdIncome: Euros
}

/** One part of a retirement income; `gross` = `charges` + `tax` + `net`. The last three only once their terms are said. */
export type IncomeAmounts<Figure> = {
  readonly gross: Figure
  readonly charges?: Figure | undefined
  readonly tax?: Figure | undefined
  readonly net?: Figure | undefined
}

/** A part with its name: `pension` or its two parts, `other`, or `account-` and the policy. */
export type IncomeLine<Figure> = IncomeAmounts<Figure> & { readonly id: string }

/** Parts that add up to their total, to the cent. */
export type IncomeSide<Figure> = { readonly lines: readonly IncomeLine<Figure>[]; readonly total: IncomeAmounts<Figure> }

/** What comes each month, and what is paid once at the departure. */
export type IncomeTold<Figure> = { readonly month: IncomeSide<Figure>; readonly capital: IncomeSide<Figure> }

/** A retirement income in both kinds of euros, with the tax of its first whole year. */
export type RetirementIncome<Figure> = Readonly<Record<IncomeEuros, IncomeTold<Figure>>> & {
  /** Tax of a year on what comes each month, in whole euros of today; the household's other income with it. */
  readonly yearTax?: Figure | undefined
  /** What the capital adds to it in the year of the departure, in whole euros of today. */
  readonly capitalTax?: Figure | undefined
}

export type ExplainedIncome = RetirementIncome<Derivation>
