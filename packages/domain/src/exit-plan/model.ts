import * as z from 'zod'

import type { Derivation } from '../explain/index.ts'
import { MARITAL_STATUSES } from '../income-tax/index.ts'
import { euros, eurosOnWireWithin, ZERO_EUROS, type Euros } from '../money/index.ts'

/** Most of any amount: sums of tax then stay exact in whole numbers. */
export const MOST_AMOUNT = /* @__PURE__ */ euros(10_000_000)
const amount = () => eurosOnWireWithin(ZERO_EUROS, MOST_AMOUNT)
const optionalAmount = () => amount().default(ZERO_EUROS)

/** Years over which a plan may reach at most. */
export const LONGEST_PLAN = 15
/** Latest age that may be stated. */
export const OLDEST = 120

/** Incomes of the household beside the exit, in euros a year. */
const incomes = z.strictObject({
  /** Pensions of the saver, before the 10 %. */
  pension: optionalAmount(),
  /** Pensions of the spouse, before the 10 %. */
  spouse_pension: optionalAmount(),
  /** Anything else that the scale taxes, after its own deductions. */
  other: optionalAmount(),
})
export type Incomes = z.output<typeof incomes>

/** A compartment that the law lets out as capital: what was paid in, and the gains on it. */
const compartment = z.strictObject({ paid: optionalAmount(), gains: optionalAmount() })
const NOTHING_HELD = /* @__PURE__ */ { paid: ZERO_EUROS, gains: ZERO_EUROS }
const optionalHeld = () => compartment.default(NOTHING_HELD)

/** Compartments that may come out as capital, in parts: payments that were deducted, payments that were not, employee savings. */
export const POOLS = ['vvd', 'vvnd', 'es'] as const
export type Pool = (typeof POOLS)[number]

/** What a plan of exit is made for. */
export const exitCase = z.strictObject({
  marital_status: z.enum(MARITAL_STATUSES),
  single_parent: z.boolean().default(false),
  children: z.int().min(0).max(99).default(0),
  /** Incomes of every year, but for the first where `first_year` is told. */
  incomes,
  /** Incomes of the year of the start, where they differ. */
  first_year: incomes.optional(),
  savings: z.strictObject({
    vvd: optionalHeld(),
    vvnd: optionalHeld(),
    es: optionalHeld(),
    /** Mandatory payments, whose capital the law lets out in place of a small annuity alone. */
    co: optionalAmount(),
  }),
  /** Completed years of the saver at the first payment. */
  age: z.int().min(18).max(OLDEST),
  /** Stated age: what is received until that birthday counts. */
  until: z.int().max(OLDEST),
  /** Years over which capital may come out. */
  years: z.int().min(1).max(LONGEST_PLAN),
  /** Number of equal parts; as many as `years` where it is not said. */
  equal_years: z.int().min(1).max(LONGEST_PLAN).optional(),
  /** What the savings that wait earn a year, in percent. */
  growth: z.number().min(0).max(10).default(0),
  /** Yearly annuity for one euro of capital; 0 where the contract offers none. */
  annuity_rate: z.number().min(0).max(1).default(0),
  /** Rate of the charges on pensions, in percent: needed for mandatory payments alone. */
  pension_charges: z.literal([0, 4.3, 8.4, 10.1]).optional(),
  /** How the gains of the year are taxed: at the flat rate, or by the scale (CGI art. 200 A, 2). */
  gains_taxed: z.enum(['flat', 'scale']).default('flat'),
  /** How the capital of a small annuity is taxed: as a pension, or at 7.5 % (CGI art. 163 bis, II). */
  small_capital: z.enum(['pension', 'reduced']).default('pension'),
  /** Parts that the contract pays at most; 1 where it pays in one payment alone. */
  most_parts: z.int().min(1).max(LONGEST_PLAN).optional(),
  /** Least amount of a part that the contract pays. */
  least_part: optionalAmount(),
})
export type ExitCase = z.output<typeof exitCase>

/** What is received and taken in one year, in euros to the cent; `tax` may be a tax that the annuity alone causes. */
export type PlanYear = {
  /** 1 for the year of the start. */
  readonly year: number
  /** Capital of each compartment, before charges and tax. */
  readonly capital: Readonly<Record<Pool | 'co', Euros>>
  /** Annuities of the year, before charges and tax. */
  readonly annuity: Euros
  /** Deducted payments in the capital, which the scale taxes without the 10 %. */
  readonly paid: Euros
  readonly gains: Euros
  readonly socialCharges: Euros
  /** Income tax at a flat rate: of gains, and of a small capital at 7.5 %. */
  readonly flatTax: Euros
  /** Income tax by the scale that the exit adds, in whole euros. */
  readonly incomeTax: Euros
  /** Contribution on high incomes that the exit adds, in whole euros. */
  readonly contribution: Euros
  readonly net: Euros
  /** What the income tax would be with the quotient (CGI art. 163-0 A), if the administration admits it. */
  readonly incomeTaxWithQuotient: Euros
  /** Reference income of the year, which sets the charges on pensions two years later; without the quotient. */
  readonly referenceIncome: Euros
  /** Rate of the charges on a pension two years later in percent, by the reference income of the year without the exit and with it. */
  readonly laterCharges: { readonly without: number; readonly with: number }
  /** What is left of the year, down to the savings. */
  readonly explanation: Derivation
}

export const PLAN_KINDS = ['at-once', 'equal-parts', 'most-net'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** A way of taking the savings out, with what it leaves until the stated age. */
export type Plan = {
  readonly kind: PlanKind
  /** Years from the start to the stated age, those without a payment too. */
  readonly years: readonly PlanYear[]
  /** Savings turned into an annuity at the start, by compartment. */
  readonly converted: Readonly<Record<Pool | 'co', Euros>>
  readonly gross: Euros
  readonly levies: Euros
  /** The criterion: net received until the stated age. */
  readonly net: Euros
  readonly netWithQuotient: Euros
}

/** Plans beside each other, and what they leave out. */
export type ExitPlans = {
  /** The criterion: net received until this age, with this growth in percent, by the law of these incomes. */
  readonly criterion: { readonly until: number; readonly growth: number; readonly incomeYear: number }
  readonly plans: Readonly<Record<PlanKind, Plan>>
  /** The plan that leaves most if the quotient is admitted for every payment. */
  readonly mostNetWithQuotient: Plan
  /** Mandatory payments give a small annuity, so that they may come out as capital, in one payment. */
  readonly isSmallAnnuity: boolean
  /** Somebody may be over 65 within the plan, whose allowance (CGI art. 157 bis) is not counted. */
  readonly isAllowanceLeftOut: boolean
}
