import { difference, given, quotient, valueOf, type Derivation, type Label } from '../explain/index.ts'
import type { Step } from './model.ts'
import { GUARANTEE_MARGIN, STEP_TERMS } from './options.ts'
import { EXPLAINED_STEPS, onePlus, type Priced, type Steps } from './pieces.ts'
import type { AnnuityFigure, ContractExplanation, Period } from './result.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/** The pieces that an annuity is put together from, besides its price. */
export type AnnuityPieces<Figure> = {
  readonly converted: Figure
  readonly fee: Figure
  readonly revaluation: Figure
  readonly inflation?: Figure | undefined
}

const factorFor = ({ factors }: Pick<ContractExplanation, 'factors'>, { type, years }: Priced): Derivation | undefined =>
  factors.find((entry) => entry.type === type && entry.years === years)?.factor

const pricedBy = (figure: AnnuityFigure): Priced =>
  'years' in figure ? { type: figure.type, years: figure.years } : { type: figure.type }

/** What all figures of one price share; `base` is the year's annuity after the fee, unrounded and not revalued. */
export type PricedAnnuity<Figure> = { readonly pieces: AnnuityPieces<Figure>; readonly base: Figure }

/**
 * Converts the savings of a contract at one price.
 *
 * @param steps with explanation, or for the figure alone
 * @param pieces pieces of the contract's explanation
 * @param factor price of 1 € a year
 * @example convertAt(EXPLAINED_STEPS, { converted, fee, revaluation }, factor).base.value // '1274.22…': 36 429,48 € at 28.303633, less 1 %
 */
export const convertAt = <Figure>(
  { quotient: divide, product, difference: subtract }: Steps<Figure>,
  pieces: AnnuityPieces<Figure>,
  factor: Figure,
): PricedAnnuity<Figure> => {
  const before = divide({ term: 'withdrawal.before-fee' satisfies Term, unit: 'eur-per-year' }, [pieces.converted, factor])
  const amount = product({ term: 'withdrawal.fee-amount' satisfies Term, unit: 'eur-per-year' }, [before, pieces.fee])
  return { pieces, base: subtract({ term: 'withdrawal.after-fee' satisfies Term, unit: 'eur-per-year' }, [before, amount]) }
}

const revalued = <Figure>(steps: Steps<Figure>, { pieces, base }: PricedAnnuity<Figure>, years: number): Figure => {
  if (years === 0) return base
  const sinceStart = () => steps.given({ term: 'withdrawal.years-since-start' satisfies Term, unit: 'years' }, years)
  const rise = steps.power({ term: 'withdrawal.revaluation-factor' satisfies Term, unit: 'factor' }, [
    onePlus(steps, 'withdrawal.yearly-revaluation', pieces.revaluation),
    sinceStart(),
  ])
  const paid = steps.product({ term: 'withdrawal.after-fee' satisfies Term, unit: 'eur-per-year' }, [base, rise])
  if (pieces.inflation === undefined) return paid
  const prices = steps.power({ term: 'withdrawal.later-deflator' satisfies Term, unit: 'factor' }, [
    onePlus(steps, 'withdrawal.yearly-inflation', pieces.inflation),
    sinceStart(),
  ])
  return steps.quotient({ term: 'withdrawal.after-fee' satisfies Term, unit: 'eur-per-year', rule: 'NET-09' }, [paid, prices])
}

const stepped = <Figure>({ product, given: state }: Steps<Figure>, { base }: PricedAnnuity<Figure>, step: Step): Figure =>
  product({ term: 'withdrawal.after-fee' satisfies Term, unit: 'eur-per-year' }, [
    base,
    state(
      {
        term: 'withdrawal.step-multiplier' satisfies Term,
        unit: 'factor',
        details: { step },
        source: sourceOf('step-rise'),
        rule: 'S-CONST-09',
      },
      STEP_TERMS[step].multiplier,
    ),
  ])

const unrounded = <Figure>(
  steps: Steps<Figure>,
  annuity: PricedAnnuity<Figure>,
  figure: AnnuityFigure,
  years: number,
): Figure => {
  if ('step' in figure) return stepped(steps, annuity, figure.step)
  return 'years' in figure ? annuity.base : revalued(steps, annuity, years)
}

const detailsOf = (figure: AnnuityFigure): Readonly<Record<string, string | number>> => {
  if ('step' in figure) return { type: figure.type, step: figure.step }
  if ('years' in figure) return { type: figure.type, years: figure.years }
  return figure.age === undefined ? { type: figure.type } : { type: figure.type, age: figure.age }
}

const RULES = { RV_R: 'MRM-38', RV_RAG: 'S-CONST-06', RV_NR: 'MRM-39', RV_NRAG: 'S-CONST-07', RV_CPP: 'S-CONST-12' } as const

/**
 * Divides a year's rounded amount by 12 and rounds it to the cent, half up. MRM-34, docs/decisions/07.
 *
 * @param steps with explanation, or for the figure alone
 * @param year yearly amount, in cents
 * @param term what the monthly amount is called
 * @param details data for the words of the step
 * @example monthOf(EXPLAINED_STEPS, year, 'withdrawal.annuity-month').value // '106.19' of '1274.22'
 */
export const monthOf = <Figure>(steps: Steps<Figure>, year: Figure, term: Term, details?: Label['details']): Figure => {
  const months = steps.given({ term: 'withdrawal.months-per-year' satisfies Term, unit: 'months' }, 12)
  const exact = steps.quotient({ term, unit: 'eur-per-month' }, [year, months])
  return steps.roundedToCents({ term, unit: 'eur-per-month', details, rule: 'MRM-34' }, exact)
}

/**
 * Computes a year's amount of a contract from its price: round(savings at the start × (1 − fee) ÷ price), half up.
 *
 * Rows by age are revalued from the unrounded annuity; guaranteed years and steps are not revalued. MRM-34, docs/decisions/07.
 *
 * @param steps with explanation, or for the figure alone
 * @param annuity savings converted at the price of that amount (`convertAt`)
 * @param figure which amount
 * @param years years since the start, of a figure by age
 * @example yearlyFrom(EXPLAINED_STEPS, convertAt(EXPLAINED_STEPS, pieces, factor), { type: 'RV_NR' }).value // '1274.22'
 */
export const yearlyFrom = <Figure>(
  steps: Steps<Figure>,
  annuity: PricedAnnuity<Figure>,
  figure: AnnuityFigure,
  years = 0,
): Figure =>
  steps.roundedToCents(
    {
      term: 'withdrawal.annuity-year' satisfies Term,
      unit: 'eur-per-year',
      details: detailsOf(figure),
      rule: RULES[figure.type],
    },
    unrounded(steps, annuity, figure, years),
  )

const ageAtStart = (factor: Derivation): number => {
  const age = factor.inputs.find(({ term }) => term === 'withdrawal.age')
  if (age === undefined) throw new RangeError('A factor names the age at the start')
  return valueOf(age).toNumber()
}

/**
 * Derives one annuity amount of a contract; a month's is round(year ÷ 12), half up. MRM-34, docs/decisions/07.
 *
 * @param pieces pieces of the contract's explanation
 * @param figure which amount
 * @param period for a month or a year
 * @returns nothing when the contract has no such option
 * @example explainFigure(explanation, { type: 'RV_NR' }, 'month')?.value // '106.19'
 */
export const explainFigure = (
  pieces: AnnuityPieces<Derivation> & Pick<ContractExplanation, 'factors'>,
  figure: AnnuityFigure,
  period: Period,
): Derivation | undefined => {
  const factor = factorFor(pieces, pricedBy(figure))
  if (factor === undefined) return undefined
  const years = 'age' in figure && figure.age !== undefined ? figure.age - ageAtStart(factor) : 0
  const year = yearlyFrom(EXPLAINED_STEPS, convertAt(EXPLAINED_STEPS, pieces, factor), figure, years)
  return period === 'year' ? year : monthOf(EXPLAINED_STEPS, year, 'withdrawal.annuity-month', year.details)
}

/**
 * Derives the longest time that may be guaranteed: the complete expectation of life at the start less 5 years. docs/decisions/07.
 *
 * @param expectation complete expectation of life
 * @example guaranteeLimit(given({ term: 'withdrawal.expectation', unit: 'years' }, '28.35')).value // '23.35'
 */
export const guaranteeLimit = (expectation: Derivation): Derivation =>
  difference({ term: 'withdrawal.guarantee-limit' satisfies Term, unit: 'years', rule: 'S-CONST-08' }, [
    expectation,
    given(
      { term: 'withdrawal.guarantee-margin' satisfies Term, unit: 'years', source: sourceOf('guarantee-margin') },
      GUARANTEE_MARGIN,
    ),
  ])

/**
 * Derives what 1 € of savings gives a year, before the fee: 1 ÷ price.
 *
 * @param factor price of 1 € a year
 * @example annuityRate(given({ term: 'withdrawal.factor', unit: 'factor' }, 25)).value // '0.04'
 */
export const annuityRate = (factor: Derivation): Derivation =>
  quotient({ term: 'withdrawal.annuity-rate' satisfies Term, unit: 'rate' }, [
    given({ term: 'withdrawal.one' satisfies Term, unit: 'factor' }, 1),
    factor,
  ])
