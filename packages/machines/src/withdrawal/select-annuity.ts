import type { AnnuityType } from '@hautelisse/domain/annuity'
import { subtractEuros, sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { annuityOf, availableOf, figuresOf, spouseAmount, stepAt, totalByAge, totalOf } from '@hautelisse/domain/withdrawal'
import type { AnnuityFigure, ReversionPercentage, SimulationResult, Step } from '@hautelisse/domain/withdrawal'
import type { KeptResult } from './context.ts'
import type { GuaranteedFigure, ReversibleFigure } from './figures.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** A gross annuity by the month and by the year. */
export type Instalment = { readonly month: Euros; readonly year: Euros }

/** An amount with the figure it is, for its explanation. */
export type FigureView = Instalment & { readonly figure: AnnuityFigure }

/** What is paid at an attained age under the assumed revaluation; the first row is what is paid at the start. */
export type AgeRowView = FigureView & { readonly age: number }

/** A guarantee, not revalued, with its monthly gap to the annuity without one. */
export type GuaranteeView = Omit<FigureView, 'figure'> & {
  readonly figure: GuaranteedFigure
  readonly years: number
  readonly gap: Euros
}

/** A step of the stepped annuity, not revalued. */
export type StepRowView = FigureView & { readonly step: Step }

/** What the reversion means: the spouse's amount, of the leading annuity, the annuity there would be without it, and so its price (zero or below). */
export type ReversionView = {
  readonly percentage: ReversionPercentage
  readonly spouse: Instalment & { readonly figure: ReversibleFigure }
  readonly single: FigureView
  readonly price: Instalment
}

/** Everything that the annuity of one contract, or of all of them, is shown as. */
export type AnnuityView = {
  /** Paid from the start, for life: with reversion where the saver asked for it. */
  readonly plain: FigureView
  readonly byAge: readonly AgeRowView[]
  readonly guaranteed: readonly GuaranteeView[]
  /** None with reversion. */
  readonly steps: readonly StepRowView[]
  /** The stepped annuity age by age, for its drawing. */
  readonly stepsByAge: readonly (Pick<Instalment, 'month'> & { readonly age: number })[]
  readonly reversion: ReversionView | undefined
}

/**
 * Reads one amount over some contracts; nothing to convert pays nothing.
 *
 * @param results contracts that count
 * @param figure which amount
 * @returns nothing when a contract with something to convert does not offer the amount
 * @example figureView(results, { type: 'RV_NR' })?.month // 161,30 €
 */
export const figureView = (results: SimulationResult, figure: AnnuityFigure): FigureView | undefined => {
  const month = totalOf(results, figure, 'month')
  const year = totalOf(results, figure, 'year')
  return month && year && { figure, month, year }
}

const ageRows = (results: SimulationResult, type: 'RV_NR' | 'RV_R'): AgeRowView[] => {
  const months = totalByAge(results, type, 'month')
  return totalByAge(results, type, 'year').flatMap(({ age, rente: year }, index) => {
    const month = months[index]?.rente
    return month === undefined ? [] : [{ age, year, month, figure: { type, age } }]
  })
}

const REVERSIBLE: ReversibleFigure = { type: 'RV_R' }

/** The figure that leads when an option with guaranteed years does: the one with the fewest. */
const leadingReversible = (results: SimulationResult, option: AnnuityType | null): ReversibleFigure => {
  const [shortest] = option === 'RV_RAG' ? figuresOf(results, option) : []
  return shortest !== undefined && 'years' in shortest ? { type: 'RV_RAG', years: shortest.years } : REVERSIBLE
}

const reversionView = (
  results: SimulationResult,
  percentage: ReversionPercentage,
  figure: ReversibleFigure,
  plain: FigureView,
): ReversionView | undefined => {
  const single = figureView(results, { type: 'RV_NR' })
  if (single === undefined) return undefined
  const years = availableOf(results).flatMap((result) => annuityOf(result, figure, 'year') ?? [])
  return {
    percentage,
    spouse: {
      figure,
      month: sumEuros(years.map((year) => spouseAmount(year, percentage, 'month'))),
      year: sumEuros(years.map((year) => spouseAmount(year, percentage, 'year'))),
    },
    single,
    price: { month: subtractEuros(plain.month, single.month), year: subtractEuros(plain.year, single.year) },
  }
}

const stepRows = (results: SimulationResult): StepRowView[] =>
  figuresOf(results, 'RV_CPP').flatMap((figure) => {
    const amount = figureView(results, figure)
    return amount !== undefined && 'step' in figure ? [{ ...amount, step: figure.step }] : []
  })

/** A year of age is shown by its last instalment, which its end pays for: the one from 70 to 71 belongs to the second step. */
const stepsByAge = (rows: readonly AgeRowView[], steps: readonly StepRowView[]): AnnuityView['stepsByAge'] =>
  rows.flatMap(({ age }) => {
    const row = steps.find(({ step }) => step === stepAt(age + 1))
    return row === undefined ? [] : [{ age, month: row.month }]
  })

const annuityView = ({ request }: KeptResult, results: SimulationResult, option: AnnuityType | null): AnnuityView | undefined => {
  const percentage = request.reversible === true ? request.reversion_percentage : undefined
  const isReversible = percentage !== undefined
  const type = isReversible ? 'RV_R' : 'RV_NR'
  const plain = figureView(results, { type })
  if (plain === undefined) return undefined
  const byAge = ageRows(results, type)
  const steps = isReversible ? [] : stepRows(results)
  return {
    plain,
    byAge,
    guaranteed: figuresOf(results, isReversible ? 'RV_RAG' : 'RV_NRAG').flatMap((figure) => {
      const amount = figureView(results, figure)
      return amount !== undefined && 'years' in figure
        ? [{ ...amount, figure, years: figure.years, gap: subtractEuros(amount.month, plain.month) }]
        : []
    }),
    steps,
    stepsByAge: stepsByAge(byAge, steps),
    reversion: isReversible ? reversionView(results, percentage, leadingReversible(results, option), plain) : undefined,
  }
}

/**
 * Shows the annuity of all contracts, or of one.
 *
 * @param snapshot state of the machine
 * @param policyId contract, or all of them when left out
 * @returns nothing without a result, and for a contract whose figures the answer does not hold
 * @example selectAnnuity(snapshot)?.plain.month // 161,30 €
 */
export const selectAnnuity = ({ context }: WithdrawalSnapshot, policyId?: string): AnnuityView | undefined => {
  const { form } = context
  const result = shownResult(context)
  if (result === undefined) return undefined
  const counted = availableOf(result.contracts).filter((own) => policyId === undefined || own.policyId === policyId)
  return counted.length === 0 ? undefined : annuityView(result, counted, form.annuity_type)
}
