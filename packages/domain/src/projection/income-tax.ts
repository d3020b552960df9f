import { yearOf } from '../calendar/index.ts'
import { difference, EXPLAINED, given, greatest, least, product, quotient, sum, type Derivation } from '../explain/index.ts'
import { INCOME_YEARS, reckonTaxOn, taxLawOf, type Household, type TaxLaw } from '../income-tax/index.ts'
import { PENSION_DEDUCTION, valueOrStandIn } from '../law/index.ts'
import { Decimal, ZERO_EUROS } from '../money/index.ts'
import type { IncomeTerms } from './income-model.ts'
import type { Taken } from './income-taken.ts'
import type { ProjectionPlan } from './departure.ts'
import { CHOSEN, label, LAW } from './steps.ts'

const MONTHS_PER_YEAR = 12

/** The tax of a year, and the rates by which each part of the income has its share of it. */
export type YearTax = {
  /** Taxable income of the year, the household's with it. */
  readonly income: Derivation
  /** Whole euros. */
  readonly tax: Derivation
  /** What is left of 1 € of pension after the deduction. */
  readonly kept: Derivation
  /** Tax over income. */
  readonly average: Derivation
}

const perYear = 'eur-per-year'

/** The law of the latest year of incomes that is known on a day. */
export const taxLawAt = ({ today }: Pick<ProjectionPlan, 'today'>): TaxLaw => {
  const latest = Math.max(...INCOME_YEARS)
  return taxLawOf(Math.min(latest, Math.max(Math.min(...INCOME_YEARS), yearOf(today))))
}

/** The household that a retirement income is taxed in: its adults and children; what they earn stands in the income. */
export const householdOf = ({ maritalStatus, children = 0 }: IncomeTerms): Household => ({
  marital_status: maritalStatus,
  single_parent: false,
  children,
  wage_1: ZERO_EUROS,
  wage_2: ZERO_EUROS,
  deduction: ZERO_EUROS,
})

const taxOn = (income: Derivation, terms: IncomeTerms, plan: Pick<ProjectionPlan, 'today'>): Derivation =>
  reckonTaxOn(EXPLAINED, householdOf(terms), taxLawAt(plan), { netWages: income, income }).tax

const yearly = (parts: readonly Derivation[], term: 'projection.year-pensions' | 'projection.year-shares'): Derivation =>
  product(label(term, perYear, 'RP-17', LAW), [
    sum(label('projection.taxable-months', 'eur-per-month', 'RP-17'), parts),
    given(label('projection.months-per-year', 'months', 'RP-17'), MONTHS_PER_YEAR),
  ])

/** The deduction on pensions: 10 % within its bounds, never more than the pensions. */
const deductionOn = (pensions: Derivation, { today }: Pick<ProjectionPlan, 'today'>): Derivation => {
  const { rate, min, max } = valueOrStandIn(PENSION_DEDUCTION, today).value
  const term = label('projection.pension-deduction', perYear, 'RP-17', LAW)
  return least(term, [
    greatest(term, [
      product(term, [pensions, given(label('projection.pension-deduction-rate', 'rate', 'RP-17', LAW), rate)]),
      given(label('projection.pension-deduction-min', perYear, 'RP-17', LAW), min),
    ]),
    given(label('projection.pension-deduction-max', perYear, 'RP-17', LAW), max),
    pensions,
  ])
}

/** A figure that is shown with its own steps, as the steps of another one name it. */
const asKnown = (
  term: 'projection.year-income' | 'projection.year-tax' | 'projection.kept' | 'projection.scale-rate',
  figure: Derivation,
  unit = figure.unit,
): Derivation => given(label(term, unit, 'RP-17'), figure.value)

const ratio = (
  part: Derivation,
  whole: Derivation,
  term: 'projection.kept' | 'projection.average-rate' | 'projection.scale-rate',
): Derivation =>
  whole.value === '0' ? given(label(term, 'rate', 'RP-17'), 0) : quotient(label(term, 'rate', 'RP-17'), [part, whole])

/**
 * Computes the tax of a year on what comes each month, by the scale, in euros of today: pensions less the deduction, taxed shares of annuities, and the household's
 * other income. Rule RP-17.
 *
 * @param taken what each line brings to the scale, in euros of today a month
 * @param terms what is supposed of the household
 * @param plan day of the question
 */
export const yearTaxOf = (taken: readonly Taken[], terms: IncomeTerms, plan: Pick<ProjectionPlan, 'today'>): YearTax => {
  const pensions = yearly(
    taken.map(({ asPension }) => asPension),
    'projection.year-pensions',
  )
  const net = difference(label('projection.year-pensions-net', perYear, 'RP-17', LAW), [pensions, deductionOn(pensions, plan)])
  const income = sum(label('projection.year-income', perYear, 'RP-17', LAW), [
    net,
    yearly(
      taken.map(({ asIncome }) => asIncome),
      'projection.year-shares',
    ),
    given(label('projection.household-income', perYear, 'RP-17', CHOSEN), terms.householdIncome),
  ])
  const tax = taxOn(income, terms, plan)
  return {
    income,
    tax,
    kept: ratio(
      given(label('projection.year-pensions-net', perYear, 'RP-17'), net.value),
      given(label('projection.year-pensions', perYear, 'RP-17'), pensions.value),
      'projection.kept',
    ),
    average: ratio(asKnown('projection.year-tax', tax), asKnown('projection.year-income', income), 'projection.average-rate'),
  }
}

type TaxName = 'projection.tax-exact' | 'projection.tax-part'

/** What a line has of the tax of the year, a month, not rounded: what it brings to the scale, at the average rate. */
export const shareOfTax = ({ asPension, asIncome }: Taken, { kept, average }: YearTax): Derivation => {
  const { unit } = asPension.value === '0' ? asIncome : asPension
  const named = (term: TaxName) => label(term, unit, 'RP-17')
  const onPension = (term: TaxName): Derivation => product(named(term), [asPension, kept, average])
  const onIncome = (term: TaxName): Derivation => product(named(term), [asIncome, average])
  if (asIncome.value === '0') return onPension('projection.tax-exact')
  if (asPension.value === '0') return onIncome('projection.tax-exact')
  return sum(named('projection.tax-exact'), [onPension('projection.tax-part'), onIncome('projection.tax-part')])
}

/** What a capital adds to the tax of the year in which it is paid, and the rate of it on what it brings to the scale. */
export type CapitalTax = { readonly tax: Derivation; readonly rate: Derivation }

/** The deduction of a capital that is taxed as a pension; its bounds are those of the pensions, which have used them. */
const KEPT_OF_CAPITAL = new Decimal('0.9')

const scaledOfCapital = ({ asPension, asIncome }: Taken): Derivation =>
  asPension.value === '0'
    ? asIncome
    : sum(label('projection.taxable', 'eur', 'RP-18', LAW), [
        asIncome,
        product(label('projection.taxable', 'eur', 'RP-18', LAW), [
          asPension,
          given(label('projection.kept', 'rate', 'RP-18', LAW), KEPT_OF_CAPITAL),
        ]),
      ])

/**
 * Computes what the capital adds to the tax of a year: the tax with it less the tax without it, in euros of today. Rule RP-18.
 *
 * The rate on each part is never above the highest of the scale: a tax is rounded to the euro, and none below its threshold is collected.
 *
 * @param taken what each contract brings to the scale, in euros of today
 * @param year tax of the year without it
 * @param terms what is supposed of the household
 * @param plan day of the question
 */
export const capitalTaxOf = (
  taken: readonly Taken[],
  year: YearTax,
  terms: IncomeTerms,
  plan: Pick<ProjectionPlan, 'today'>,
): CapitalTax => {
  const added = sum(label('projection.capital-taxable', perYear, 'RP-18', LAW), taken.map(scaledOfCapital))
  const income = asKnown('projection.year-income', year.income)
  const withCapital = taxOn(sum(label('projection.year-income-and-capital', perYear, 'RP-18'), [income, added]), terms, plan)
  const tax = difference(label('projection.capital-tax', perYear, 'RP-18', LAW), [
    withCapital,
    asKnown('projection.year-tax', year.tax),
  ])
  const highest = taxLawAt(plan).scale.reduce((most, { rate }) => Decimal.max(most, rate), new Decimal(0))
  return {
    tax,
    rate: least(label('projection.scale-rate', 'rate', 'RP-18'), [
      ratio(
        given(label('projection.capital-tax', perYear, 'RP-18'), tax.value),
        given(label('projection.capital-taxable', perYear, 'RP-18'), added.value),
        'projection.scale-rate',
      ),
      given(label('projection.highest-rate', 'rate', 'RP-18', LAW), highest),
    ]),
  }
}

/** What a contract's capital has of that tax with its tax at a flat rate, not rounded. */
export const taxOfCapital = (taken: Taken, { rate }: CapitalTax): Derivation => {
  const scaled = product(label('projection.tax-exact', 'eur', 'RP-18'), [scaledOfCapital(taken), rate])
  if (taken.flatTax.value === '0') return scaled
  return sum(label('projection.tax-exact', 'eur', 'RP-18'), [scaled, taken.flatTax])
}
