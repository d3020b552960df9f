import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Decimal } from '@hautelisse/domain/money'
import {
  compareVariants,
  comparedYears,
  EXIT_AGES,
  exitBounds,
  exitOf,
  exitRates,
  incomeYearOn,
} from '@hautelisse/domain/tax-saving'
import type {
  ComparedField,
  ComparedFigures,
  Comparison,
  Exit,
  ExitBounds,
  ExitForm,
  ExitQuestion,
} from '@hautelisse/domain/tax-saving'
import type { KeptVariant, TaxSavingContext } from './context.ts'
import { selectAdjustment, selectTaxResult } from './select-results.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** Variants side by side, each under the number by which it is changed or removed. */
export type ComparisonView = {
  readonly variants: readonly (ComparedFigures & { readonly id: number })[]
  /** Lines in which they are not all the same. */
  readonly differing: readonly ComparedField[]
  /** Years whose law a variant may take, and those that variants have. */
  readonly years: readonly number[]
  readonly canAdd: boolean
}

const NOTHING: Comparison = { variants: [], differing: [] }

/** Variants are computed once for each change of them or of the day, not at each key press beside them. */
const comparisons = new WeakMap<readonly KeptVariant[], { readonly today: PlainDate; readonly comparison: Comparison }>()

const compared = ({ variants, today }: TaxSavingContext): Comparison => {
  const known = comparisons.get(variants)
  if (known?.today === today) return known.comparison
  const comparison = incomeYearOn(today) === undefined ? NOTHING : compareVariants(variants, today)
  comparisons.set(variants, { today, comparison })
  return comparison
}

/** "Comparer": up to three variants, computed in the page by the engine of the answer (TS-08). */
export const selectComparison = (snapshot: TaxSavingSnapshot): ComparisonView => {
  const { variants, today } = snapshot.context
  const { variants: figures, differing } = compared(snapshot.context)
  return {
    variants: figures.flatMap((figure, at) => {
      const id = variants[at]?.id
      return id === undefined ? [] : [{ ...figure, id }]
    }),
    differing,
    years: [...new Set([...comparedYears(today), ...figures.map(({ year }) => year)])].toSorted((a, b) => a - b),
    canAdd: snapshot.can({ type: 'variantAdded' }),
  }
}

/** The other end of the payment: what may be chosen, and what comes out. */
export type ExitView = {
  /** `lost`: the tables failed to load, and so did the retry. */
  readonly state: 'closed' | 'open' | 'loading' | 'failed' | 'lost'
  readonly form: ExitForm
  /** Undefined until it is chosen: what comes out is not known before. */
  readonly rate: Decimal | undefined
  readonly rates: readonly Decimal[]
  readonly age: number
  readonly ages: typeof EXIT_AGES
  /** Day by whose law it is computed. */
  readonly asOf: PlainDate
  /** Nothing while it is closed, before a rate is chosen, while tables load or where they could not be loaded, and without a payment. */
  readonly exit: Exit | undefined
  /** What would be left, closed or not: between two amounts as long as no rate is chosen; nothing without a payment. */
  readonly left: LeftAtExit | undefined
}

/** What a payment leaves at the exit, at the least and at most: one amount once the rate is chosen. */
export type LeftAtExit = ExitBounds & { readonly form: ExitForm }

const STATES = {
  closed: { state: 'closed', form: 'capital' },
  capital: { state: 'open', form: 'capital' },
  loadingTables: { state: 'loading', form: 'annuity' },
  annuity: { state: 'open', form: 'annuity' },
  tablesFailed: { state: 'failed', form: 'annuity' },
  tablesLost: { state: 'lost', form: 'annuity' },
} as const

type Unrated = Omit<ExitQuestion, 'rate'>
type Rated = { readonly rate: Decimal | undefined; readonly asOf: PlainDate }

const leftOf = (exit: Exit | undefined, question: Unrated, { rate, asOf }: Rated): LeftAtExit | undefined => {
  if (rate === undefined) {
    const bounds = exitBounds(question, { asOf })
    return bounds && { form: 'capital', ...bounds }
  }
  const shown = exit ?? exitOf('capital', { ...question, rate }, { asOf })
  return shown && { form: shown.form, least: shown.net, most: shown.net }
}

/** "Et à la sortie ?", for the payment and the saving of the adjustment, as the chart has them, or those of the answer (TS-09, TS-10). */
export const selectExit = (snapshot: TaxSavingSnapshot): ExitView | undefined => {
  const { result: kept, saver, exitAge, exitRate, today, tables } = snapshot.context
  const result = selectTaxResult(snapshot)
  if (result === undefined || kept?.situation === undefined) return undefined
  const { ceiling, request } = result
  const { payment, saving } = selectAdjustment(snapshot)?.preview ?? result
  const { state, form } = STATES[snapshot.value.exit]
  const deducted = payment.lessThan(ceiling) ? payment : ceiling
  const question = { payment, deducted, saving, age: request.client_age, birthDate: saver.birthDate, exitAge }
  const terms = { asOf: today, tables }
  const exit = state === 'open' && exitRate !== undefined ? exitOf(form, { ...question, rate: exitRate }, terms) : undefined
  return {
    state,
    form,
    rate: exitRate,
    rates: exitRates(today),
    age: exitAge,
    ages: EXIT_AGES,
    asOf: today,
    exit,
    left: leftOf(exit, question, { rate: exitRate, asOf: today }),
  }
}
