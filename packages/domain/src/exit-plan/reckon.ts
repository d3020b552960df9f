import type { Reckoning } from '../explain/index.ts'
import { reckonTaxOn, type Household } from '../income-tax/index.ts'
import { levied } from '../net-income/index.ts'
import { Decimal, ZERO_EUROS } from '../money/index.ts'
import { POOLS } from './model.ts'
import { incomesOf } from './reckon-incomes.ts'
import type { SourceCode } from './sources.ts'
import { annuityOf, euro, label, rate, REGIMES, type Case, type Regime } from './steps.ts'
import type { Term } from './terms.ts'
import { partsOf, type Units, type YearGround } from './year.ts'

/** What one year of a plan comes to: amounts in euros, each levy to the cent or to the euro for itself. */
export type ReckonedYear<Figure> = {
  readonly gross: Figure
  readonly gains: Figure
  readonly socialCharges: Figure
  readonly flatTax: Figure
  readonly incomeTax: Figure
  readonly contribution: Figure
  readonly reference: Figure
  readonly net: Figure
}

const capitals = <Figure>(known: Case<Figure>): readonly Figure[] => {
  const { year, units } = known
  const named = (compartment: string) => label('exit-plan.capital', 'exit-capital', 'BEY-40', { details: { compartment } })
  return [
    ...POOLS.filter((pool) => units[pool] > 0).map((pool) => euro(known, Math.round(units[pool] * year.factor), named(pool))),
    ...(year.lump > 0 ? [euro(known, year.lump, named('co'))] : []),
  ]
}

/** Gains of the year: all of them, those that income tax counts, and those that the scale taxes. */
const gainsOf = <Figure>(known: Case<Figure>) => {
  const { gains, exempt } = partsOf(known.year, known.units)
  return {
    all: euro(known, gains, label('exit-plan.gains', 'exit-capital', 'BEY-40')),
    taxed: euro(known, gains - exempt, label('exit-plan.taxed-gains', 'gains-tax', 'BEY-41')),
    isScaled: known.year.ground.asked.gains_taxed === 'scale',
  }
}

/** Charges of the year, each rounded for itself: on gains, on annuities by regime, on a small capital. */
const chargesOf = <Figure>(known: Case<Figure>, gains: Figure): Figure => {
  const { r, year } = known
  const { exactRates: rates } = year.ground
  const charge = (regime: string, source: SourceCode, base: readonly Figure[], share: Decimal) => {
    const named = (term: Term) => label(term, source, 'BEY-41', { details: { regime } })
    return levied(r, named('exit-plan.charges'), [...base, rate(known, share, 'exit-plan.charges-rate', source, { regime })])
  }
  const share = () => rate(known, rates.annuityShare, 'exit-plan.annuity-share', 'annuity-share')
  const capital = () => euro(known, year.lump, label('exit-plan.small-capital', 'exit-capital', 'BEY-43'))
  const onAnnuity = (regime: Regime): Figure =>
    regime === 'mandatory'
      ? charge(regime, 'pension-charges', [annuityOf(known, regime)], rates.pensionCharges)
      : charge(regime, 'annuity-charges', [annuityOf(known, regime), share()], rates.annuityCharges)
  return r.sum(label('exit-plan.social-charges', 'gains-charges', 'BEY-41'), [
    charge('gains', 'gains-charges', [gains], rates.charges),
    ...REGIMES.filter((regime) => year.annuities[regime] > 0).map((regime) => onAnnuity(regime)),
    ...(year.lump > 0 ? [charge('small-capital', 'pension-charges', [capital()], rates.pensionCharges)] : []),
  ])
}

const flatTaxOf = <Figure>(known: Case<Figure>, taxedGains: Figure, isScaled: boolean): Figure => {
  const { r, year } = known
  const { exactRates: rates, bounds, asked } = year.ground
  const onGains = () =>
    levied(r, label('exit-plan.gains-tax', 'gains-tax', 'BEY-41'), [
      taxedGains,
      rate(known, rates.flat, 'exit-plan.flat-rate', 'gains-tax'),
    ])
  const onCapital = () => {
    const named = label('exit-plan.small-capital-tax', 'small-capital', 'BEY-43')
    return levied(r, named, [
      euro(known, year.lump, label('exit-plan.small-capital', 'exit-capital', 'BEY-43')),
      r.given(
        label('exit-plan.small-capital-base', 'pension-tax', 'BEY-43', { unit: 'rate' }),
        new Decimal(1).minus(bounds.rate),
      ),
      rate(known, rates.smallCapital, 'exit-plan.small-capital-rate', 'small-capital'),
    ])
  }
  return r.sum(label('exit-plan.flat-tax', 'gains-tax', 'BEY-41'), [
    ...(isScaled ? [] : [onGains()]),
    ...(year.lump > 0 && asked.small_capital === 'reduced' ? [onCapital()] : []),
  ])
}

/**
 * Reckons one year of a plan, step by step, in one of two ways: explained, or the figures alone. The tax is the household's with the exit less its tax
 * without, both by `reckonTaxOn`; the quotient is not looked at.
 *
 * @param r how the steps are run
 * @param year the year of a decision
 * @param units capital of each compartment
 */
export const reckonYear = <Figure>(r: Reckoning<Figure>, year: YearGround, units: Units): ReckonedYear<Figure> => {
  const known: Case<Figure> = { r, year, units }
  const { asked, law } = year.ground
  const household: Household = { ...asked, wage_1: ZERO_EUROS, wage_2: ZERO_EUROS, deduction: ZERO_EUROS }
  const gains = gainsOf(known)
  const { without, income, reference } = incomesOf(known, gains.taxed, gains.isScaled)
  const plain = reckonTaxOn(r, household, law, { netWages: without, income: without })
  const due = reckonTaxOn(r, household, law, { netWages: reference, income })
  const gross = r.sum(label('exit-plan.gross', 'exit-capital', 'BEY-40'), [
    ...capitals(known),
    ...REGIMES.filter((regime) => year.annuities[regime] > 0).map((regime) => annuityOf(known, regime)),
  ])
  const incomeTax = r.difference(label('exit-plan.income-tax', 'year-tax', 'BEY-41'), [due.tax, plain.tax])
  const contribution = r.difference(label('exit-plan.contribution', 'high-incomes', 'BEY-41'), [
    due.highIncomeContribution,
    plain.highIncomeContribution,
  ])
  const socialCharges = chargesOf(known, gains.all)
  const flatTax = flatTaxOf(known, gains.taxed, gains.isScaled)
  const levies = r.sum(label('exit-plan.levies', 'year-tax', 'BEY-41'), [socialCharges, flatTax, incomeTax, contribution])
  const net = r.difference(label('exit-plan.net', 'exit-choice', 'BEY-40'), [gross, levies])
  return { gross, gains: gains.all, socialCharges, flatTax, incomeTax, contribution, reference, net }
}
