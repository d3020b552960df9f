import type { Derivation } from '../explain/index.ts'
import type { MaritalStatus } from '../income-tax/index.ts'
import type { Euros } from '../money/index.ts'

/** Euros that a retirement income is told in: those of the day of the question, and those of the day of departure. */
export const INCOME_EUROS = ['today', 'departure'] as const
export type IncomeEuros = (typeof INCOME_EUROS)[number]

/** What charges and tax follow from, as the saver says it; nothing of it is preset. */
export type IncomeTerms = {
  /** Rate of social charges on a complementary pension, in percent; the base pension follows from it. Left out, it follows from this very income. */
  readonly pensionCharges?: number | undefined
  readonly maritalStatus: MaritalStatus
  /** Children that count for the family quotient; 0 where it is left out. */
  readonly children?: number | undefined
  /** Other taxable income of the household, in euros of today a year, after its deductions. */
  readonly householdIncome: Euros
  /** Reference income of the latest tax notice, in euros a year: it makes the charges of the first two years. */
  readonly referenceIncome?: Euros | undefined
}

/** The same once the rate of charges is settled, and whether the saver stated it or their income made it. */
export type SettledTerms = IncomeTerms & { readonly pensionCharges: number; readonly isRateStated: boolean }

/** How the saver's other income is taxed: as the rents of an unfurnished home, or not at all because they state what is left of it. */
export const OTHER_INCOME_KINDS = ['net', 'rent'] as const
export type OtherIncomeKind = (typeof OTHER_INCOME_KINDS)[number]

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

/** The charges on pensions that an income was computed with. */
export type SettledCharges = {
  /** Rate on a complementary pension, in percent. */
  readonly rate: number
  /** Reference income of the household at retirement that makes it, in euros of today a year; undefined where the saver stated the rate. */
  readonly referenceIncome: Euros | undefined
}

export type ExplainedIncome = RetirementIncome<Derivation> & {
  readonly settledCharges?: SettledCharges | undefined
  /** How much prices rise until the departure. */
  readonly rise: Derivation
}
