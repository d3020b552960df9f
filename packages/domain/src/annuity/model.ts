import type { MortalityTable } from '../mortality/index.ts'

/** Kinds of annuity, in the wire's words: reversible, reversible with guaranteed years, single, single with guaranteed years, in steps. */
export const ANNUITY_TYPES = ['RV_R', 'RV_RAG', 'RV_NR', 'RV_NRAG', 'RV_CPP'] as const
export type AnnuityType = (typeof ANNUITY_TYPES)[number]

/** Instalments a year that the engine knows. */
export const PAYMENTS_PER_YEAR = [1, 2, 4, 12] as const

/** Whether an instalment is paid at the end or at the beginning of the period it pays for. */
export const TIMINGS = ['arrears', 'advance'] as const
export type Timing = (typeof TIMINGS)[number]

/** A person whose life the annuity depends on; the age is in completed years at the start of the annuity. */
export type Life = { readonly table: MortalityTable; readonly birthYear: number; readonly age: number }

/** Everything the price of 1 € a year depends on. */
export type AnnuityInput = {
  readonly type: AnnuityType
  readonly life: Life
  /** Needed by `RV_R` and `RV_RAG`, read by no other type. */
  readonly spouse?: Life | undefined
  /** Share of the annuity that goes on to the spouse, 0 to 1. Needed by `RV_R` and `RV_RAG`, read by no other type. */
  readonly reversion?: number | undefined
  /** Whole years paid whatever happens. Needed by `RV_RAG` and `RV_NRAG`, read by no other type. */
  readonly guaranteedYears?: number | undefined
  /** Yearly rate as a share of 1: 0.005 is 0.5 %. */
  readonly technicalRate: number
  readonly paymentsPerYear: number
  readonly timing: Timing
}

/** Part of an annuity in steps: the multiple of the first amount paid until an age, that age included for a payment in arrears. */
export type AnnuityStep = { readonly until: number; readonly multiplier: number }

/** Steps of `RV_CPP`: each is 1.2 times the one before. Source: docs/rules/annuity.md, specification of the withdrawal simulator. */
export const ANNUITY_STEPS = [
  { until: 70, multiplier: 1 },
  { until: 75, multiplier: 1.2 },
  { until: Number.POSITIVE_INFINITY, multiplier: 1.44 },
] as const satisfies readonly AnnuityStep[]

/**
 * Tells whether a type goes on to the spouse.
 *
 * @param type annuity type
 * @example hasReversion('RV_RAG') // true
 */
export const hasReversion = (type: AnnuityType): boolean => type === 'RV_R' || type === 'RV_RAG'

/**
 * Tells whether a type is paid for some years whatever happens.
 *
 * @param type annuity type
 * @example hasGuaranteedYears('RV_CPP') // false
 */
export const hasGuaranteedYears = (type: AnnuityType): boolean => type === 'RV_RAG' || type === 'RV_NRAG'
