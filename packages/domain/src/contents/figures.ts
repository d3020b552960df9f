import { addDays, plainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { topUpCeiling } from '../contributions/index.ts'
import {
  CAPITAL_SOCIAL_CHARGES,
  DEDUCTION_AGE,
  DIRECT_LINE_ALLOWANCE,
  FLAT_TAX,
  LEGAL_RETIREMENT_AGES,
  LIFE_INSURANCE_ALLOWANCE,
  RETIREMENT_DEDUCTION,
  SMALL_ANNUITY_THRESHOLD,
  SOCIAL_SECURITY_CEILING,
  TOP_UP_RATES,
  UNUSED_CEILING_LIFE,
  valueOrStandIn,
} from '../law/index.ts'
import { multiplyEuros, roundToEuros, type Decimal, type Euros } from '../money/index.ts'

const MONTHS = 12
const PERCENT = 100

/** A generation of the retirement schedule as an article shows it. */
export type GenerationRow = {
  readonly from: PlainDate
  /** Last day of the generation; none for the last one. */
  readonly to: PlainDate | undefined
  readonly years: number
  readonly months: number
  readonly quarters: number
}

/** How long ceilings that were not used stay usable. */
export type UnusedCeilings = {
  /** Of the ceiling of the year of reading, in years after it. */
  readonly years: number
  /** While some of them lapse sooner: those of years up to `until`. */
  readonly before: { readonly until: number; readonly years: number } | undefined
}

/** Figures of the law that the articles name, as they are on a day: no article holds one of its own. */
export type ArticleFigures = {
  /** Year of the payments, and the year before, whose income and ceiling count. */
  readonly year: number
  readonly yearBefore: number
  /** Share of the income that may be deducted, in percent, and the least and the most of it. */
  readonly deductionPercent: Decimal
  readonly deductionFloor: Euros
  readonly deductionCap: Euros
  readonly unused: UnusedCeilings
  /** Birthday from which payments are no longer deducted, and the day of the law; none on a day before it. */
  readonly deductionEnd: { readonly age: number; readonly since: PlainDate } | undefined
  /** Tax on the gains of deducted payments, and social charges alone, in percent. */
  readonly flatTax: number
  readonly capitalCharges: number
  readonly smallAnnuity: Euros
  readonly peePercent: Decimal
  readonly peeTopUp: Euros
  readonly perecoPercent: Decimal
  readonly perecoTopUp: Euros
  readonly childAllowance: Euros
  readonly insuranceAllowance: Euros
  readonly generations: readonly GenerationRow[]
}

/** Those born before have all reached the age: the schedule of an article starts with who has not. */
const FIRST_GENERATION = plainDate('1963-01-01')

const generationsAt = (asOf: PlainDate): readonly GenerationRow[] => {
  const schedule = valueOrStandIn(LEGAL_RETIREMENT_AGES, asOf).value.filter(({ bornFrom }) => bornFrom >= FIRST_GENERATION)
  const lastDayOf = (place: number): PlainDate | undefined => {
    const next = schedule[place + 1]
    return next === undefined ? undefined : addDays(next.bornFrom, -1)
  }
  return schedule.map(({ bornFrom, ageInMonths, quarters }, place) => ({
    from: bornFrom,
    to: lastDayOf(place),
    years: Math.floor(ageInMonths / MONTHS),
    months: ageInMonths % MONTHS,
    quarters,
  }))
}

const unusedAt = (asOf: PlainDate): UnusedCeilings => {
  const known = UNUSED_CEILING_LIFE.values.filter(({ from }) => from <= asOf)
  const [former, law] = [known.at(-2), valueOrStandIn(UNUSED_CEILING_LIFE, asOf)]
  const until = yearOf(law.from) - 1
  const isUsable = former !== undefined && until + former.value >= yearOf(asOf)
  return { years: law.value, before: isUsable ? { until, years: former.value } : undefined }
}

const deductionEndAt = (asOf: PlainDate): ArticleFigures['deductionEnd'] => {
  const law = DEDUCTION_AGE.values.findLast(({ from }) => from <= asOf)
  return law && { age: law.value, since: law.from }
}

/**
 * Returns the figures of the law that the articles name (docs/rules/contents.md). Where a figure of the day is not known yet, the last known
 * one stands in.
 *
 * @param asOf day on which the article is read
 * @example articleFigures(plainDate('2026-11-20')).deductionFloor // 4 710 €
 */
export const articleFigures = (asOf: PlainDate): ArticleFigures => {
  const year = yearOf(asOf)
  const ceilingBefore = valueOrStandIn(SOCIAL_SECURITY_CEILING, plainDate(`${year - 1}-12-31`)).value
  const deduction = valueOrStandIn(RETIREMENT_DEDUCTION, asOf).value
  const topUp = valueOrStandIn(TOP_UP_RATES, asOf).value
  return {
    year,
    yearBefore: year - 1,
    deductionPercent: deduction.rate.times(PERCENT),
    deductionFloor: roundToEuros(multiplyEuros(ceilingBefore, deduction.floorRate)),
    deductionCap: roundToEuros(multiplyEuros(ceilingBefore, deduction.rate.times(deduction.ceilings))),
    unused: unusedAt(asOf),
    deductionEnd: deductionEndAt(asOf),
    flatTax: valueOrStandIn(FLAT_TAX, asOf).value,
    capitalCharges: valueOrStandIn(CAPITAL_SOCIAL_CHARGES, asOf).value,
    smallAnnuity: valueOrStandIn(SMALL_ANNUITY_THRESHOLD, asOf).value,
    peePercent: topUp.pee.times(PERCENT),
    peeTopUp: topUpCeiling('pee', asOf),
    perecoPercent: topUp.perco.times(PERCENT),
    perecoTopUp: topUpCeiling('perco', asOf),
    childAllowance: valueOrStandIn(DIRECT_LINE_ALLOWANCE, asOf).value,
    insuranceAllowance: valueOrStandIn(LIFE_INSURANCE_ALLOWANCE, asOf).value,
    generations: generationsAt(asOf),
  }
}
