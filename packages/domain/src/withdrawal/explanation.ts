import { difference, given, power, product, quotient, roundedToCents, valueOf, type Derivation } from '../explain/index.ts'
import type { Step } from './model.ts'
import { GUARANTEE_MARGIN, STEP_TERMS } from './options.ts'
import { onePlus, type Priced } from './pieces.ts'
import type { AnnuityFigure, ContractExplanation, Period } from './result.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/** The pieces that an annuity is put together from, besides its price. */
export type AnnuityPieces = Pick<ContractExplanation, 'converted' | 'fee' | 'revaluation' | 'inflation'>

const factorFor = ({ factors }: Pick<ContractExplanation, 'factors'>, { type, years }: Priced): Derivation | undefined =>
  factors.find((entry) => entry.type === type && entry.years === years)?.factor

const pricedBy = (figure: AnnuityFigure): Priced =>
  'years' in figure ? { type: figure.type, years: figure.years } : { type: figure.type }

/** A year's annuity after the fee, unrounded: savings at the start ÷ price, less the fee. */
const afterFee = ({ converted, fee }: AnnuityPieces, factor: Derivation): Derivation => {
  const before = quotient({ term: 'withdrawal.before-fee' satisfies Term, unit: 'eur-per-year' }, [converted, factor])
  const amount = product({ term: 'withdrawal.fee-amount' satisfies Term, unit: 'eur-per-year' }, [before, fee])
  return difference({ term: 'withdrawal.after-fee' satisfies Term, unit: 'eur-per-year' }, [before, amount])
}

/** What all figures of one price share; `base` is the year's annuity after the fee, unrounded and not revalued. */
export type PricedAnnuity = { readonly pieces: AnnuityPieces; readonly factor: Derivation; readonly base: Derivation }

/**
 * Converts the savings of a contract at one price.
 *
 * @param pieces pieces of the contract's explanation
 * @param factor price of 1 € a year
 * @example convertAt({ converted, fee, revaluation }, factor).base.value // '1274.22…': 36 429,48 € at 28.303633, less 1 %
 */
export const convertAt = (pieces: AnnuityPieces, factor: Derivation): PricedAnnuity => ({
  pieces,
  factor,
  base: afterFee(pieces, factor),
})

const ageAtStart = (factor: Derivation): number => {
  const age = factor.inputs.find(({ term }) => term === 'withdrawal.age')
  if (age === undefined) throw new RangeError('A factor names the age at the start')
  return valueOf(age).toNumber()
}

const revalued = ({ pieces, factor, base }: PricedAnnuity, age: number | undefined): Derivation => {
  const years = age === undefined ? 0 : age - ageAtStart(factor)
  if (years === 0) return base
  const rise = power({ term: 'withdrawal.revaluation-factor' satisfies Term, unit: 'factor' }, [
    onePlus('withdrawal.yearly-revaluation', pieces.revaluation),
    given({ term: 'withdrawal.years-since-start' satisfies Term, unit: 'years' }, years),
  ])
  const paid = product({ term: 'withdrawal.after-fee' satisfies Term, unit: 'eur-per-year' }, [base, rise])
  if (pieces.inflation === undefined) return paid
  const prices = power({ term: 'withdrawal.later-deflator' satisfies Term, unit: 'factor' }, [
    onePlus('withdrawal.yearly-inflation', pieces.inflation),
    given({ term: 'withdrawal.years-since-start' satisfies Term, unit: 'years' }, years),
  ])
  return quotient({ term: 'withdrawal.after-fee' satisfies Term, unit: 'eur-per-year', rule: 'NET-09' }, [paid, prices])
}

const stepped = ({ base }: PricedAnnuity, step: Step): Derivation =>
  product({ term: 'withdrawal.after-fee' satisfies Term, unit: 'eur-per-year' }, [
    base,
    given(
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

const unrounded = (annuity: PricedAnnuity, figure: AnnuityFigure): Derivation => {
  if ('step' in figure) return stepped(annuity, figure.step)
  return 'years' in figure ? annuity.base : revalued(annuity, figure.age)
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
 * @param year yearly amount, in cents
 * @param term what the monthly amount is called
 * @example monthOf(year, 'withdrawal.annuity-month').value // '106.19' of '1274.22'
 */
export const monthOf = (year: Derivation, term: Term): Derivation => {
  const months = given({ term: 'withdrawal.months-per-year' satisfies Term, unit: 'months' }, 12)
  const exact = quotient({ term, unit: 'eur-per-month' }, [year, months])
  return roundedToCents({ term, unit: 'eur-per-month', details: year.details, rule: 'MRM-34' }, exact)
}

/**
 * Derives a year's amount of a contract from its price: round(savings at the start × (1 − fee) ÷ price), half up.
 *
 * Rows by age are revalued from the unrounded annuity; guaranteed years and steps are not revalued. MRM-34, docs/decisions/07.
 *
 * @param annuity savings converted at the price of that amount (`convertAt`)
 * @param figure which amount
 * @example yearlyFrom(convertAt(pieces, factor), { type: 'RV_NR' }).value // '1274.22'
 */
export const yearlyFrom = (annuity: PricedAnnuity, figure: AnnuityFigure): Derivation =>
  roundedToCents(
    {
      term: 'withdrawal.annuity-year' satisfies Term,
      unit: 'eur-per-year',
      details: detailsOf(figure),
      rule: RULES[figure.type],
    },
    unrounded(annuity, figure),
  )

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
  pieces: AnnuityPieces & Pick<ContractExplanation, 'factors'>,
  figure: AnnuityFigure,
  period: Period,
): Derivation | undefined => {
  const factor = factorFor(pieces, pricedBy(figure))
  if (factor === undefined) return undefined
  const year = yearlyFrom(convertAt(pieces, factor), figure)
  return period === 'year' ? year : monthOf(year, 'withdrawal.annuity-month')
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
