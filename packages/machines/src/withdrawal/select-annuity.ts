import { subtractEuros, sumEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { annuityOf, availableOf, figuresOf, spouseAmount, totalByAge, totalOf } from '@hautelisse/domain/withdrawal'
import type { AnnuityFigure, ReversionPercentage, SimulationResult, Step } from '@hautelisse/domain/withdrawal'
import type { GuaranteedFigure, ReversibleFigure } from './figures.ts'
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

/** What the reversion means: the spouse's amount, the annuity there would be without it, and so its price (zero or below). */
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
  readonly reversion: ReversionView | undefined
}

/**
 * Reads one amount over some contracts; nothing to convert pays nothing.
 *
 * @param results contracts that count
 * @param figure which amount
 */
export const figureView = (results: SimulationResult, figure: AnnuityFigure): FigureView => ({
  figure,
  month: totalOf(results, figure, 'month') ?? ZERO_EUROS,
  year: totalOf(results, figure, 'year') ?? ZERO_EUROS,
})

const ageRows = (results: SimulationResult, type: 'RV_NR' | 'RV_R'): AgeRowView[] => {
  const months = totalByAge(results, type, 'month')
  return totalByAge(results, type, 'year').flatMap(({ age, rente: year }, index) => {
    const month = months[index]?.rente
    return month === undefined ? [] : [{ age, year, month, figure: { type, age } }]
  })
}

const reversionView = (results: SimulationResult, percentage: ReversionPercentage): ReversionView => {
  const figure: ReversibleFigure = { type: 'RV_R' }
  const years = availableOf(results).flatMap((result) => annuityOf(result, figure, 'year') ?? [])
  const plain = figureView(results, figure)
  const single = figureView(results, { type: 'RV_NR' })
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

/**
 * Shows the annuity of some contracts.
 *
 * @param results contracts that count: one, or all
 * @param percentage reversion percentage, or nothing without reversion
 */
export const annuityView = (results: SimulationResult, percentage: ReversionPercentage | undefined): AnnuityView => {
  const isReversible = percentage !== undefined
  const type = isReversible ? 'RV_R' : 'RV_NR'
  const plain = figureView(results, { type })
  return {
    plain,
    byAge: ageRows(results, type),
    guaranteed: figuresOf(results, isReversible ? 'RV_RAG' : 'RV_NRAG').flatMap((figure) => {
      const amount = figureView(results, figure)
      return 'years' in figure ? [{ ...amount, figure, years: figure.years, gap: subtractEuros(amount.month, plain.month) }] : []
    }),
    steps: isReversible
      ? []
      : figuresOf(results, 'RV_CPP').flatMap((figure) =>
          'step' in figure ? [{ ...figureView(results, figure), step: figure.step }] : [],
        ),
    reversion: isReversible ? reversionView(results, percentage) : undefined,
  }
}

/**
 * Shows the annuity of all contracts, or of one.
 *
 * @param snapshot state of the machine
 * @param policyId contract, or all of them when left out
 * @returns nothing without a result, and for a contract whose figures the answer does not hold
 */
export const selectAnnuity = ({ context }: WithdrawalSnapshot, policyId?: string): AnnuityView | undefined => {
  if (context.result === undefined) return undefined
  const { contracts, request } = context.result
  const counted = availableOf(contracts).filter((result) => policyId === undefined || result.policyId === policyId)
  return counted.length === 0
    ? undefined
    : annuityView(counted, request.reversible === true ? request.reversion_percentage : undefined)
}
