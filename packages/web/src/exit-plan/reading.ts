import type { Term } from '@hautelisse/domain/exit-plan'
import { find, type Derivation, type Reading } from '@hautelisse/domain/explain'
import type { TaxTerm } from './term-words.ts'

type AnyTerm = Term | TaxTerm

const isMore = (figure: Derivation | undefined): figure is Derivation => figure !== undefined && Number(figure.value) !== 0

const figuresOf = (figure: Derivation, terms: readonly AnyTerm[]): readonly Derivation[] =>
  terms.map((term) => find(figure, term)).filter((found) => isMore(found))

const LEVIES = ['exit-plan.income-tax', 'exit-plan.contribution', 'exit-plan.flat-tax', 'exit-plan.social-charges'] as const

/** The figures that say a long one: of a year what comes in and each levy, of a tax its income, its bands and the décote. */
const SAYING: Readonly<Partial<Record<AnyTerm, (figure: Derivation) => readonly Derivation[]>>> = {
  'exit-plan.net': (figure) => figuresOf(figure, ['exit-plan.gross', ...LEVIES]),
  'exit-plan.levies': (figure) => figuresOf(figure, LEVIES),
  'exit-plan.income-tax': ({ inputs }) => inputs,
  'income-tax.tax': (figure) => [
    ...figuresOf(figure, ['exit-plan.income-with']),
    ...(find(figure, 'exit-plan.income-with') === undefined ? figuresOf(figure, ['exit-plan.income-without']) : []),
    ...figuresOf(figure, ['income-tax.scale']),
    ...(find(figure, 'income-tax.capped') === undefined ? [] : figuresOf(figure, ['income-tax.after-cap'])),
    ...figuresOf(figure, ['income-tax.decote']),
  ],
}

const STEPS: readonly AnyTerm[] = [
  'exit-plan.annuity-taxed',
  'exit-plan.pension-deduction',
  'exit-plan.net-pensions',
  'exit-plan.income-without',
  'exit-plan.income-with',
  'exit-plan.reference',
  'exit-plan.income-tax',
  'exit-plan.contribution',
  'exit-plan.charges',
  'exit-plan.social-charges',
  'exit-plan.gains-tax',
  'exit-plan.small-capital-tax',
  'exit-plan.flat-tax',
  'exit-plan.gross',
  'exit-plan.levies',
  'exit-plan.net',
  'income-tax.parts',
  'income-tax.scale',
  'income-tax.adult-scale',
  'income-tax.family-cap',
  'income-tax.after-cap',
  'income-tax.decote',
  'income-tax.tax',
  'income-tax.contribution',
]

/** Which figures of a plan have a step of their own, and which say a long calculation. */
export const READING: Reading = {
  steps: new Set(STEPS),
  named: new Set<AnyTerm>(['income-tax.band-tax']),
  unsaid: new Set<AnyTerm>(['income-tax.zero']),
  repeating: new Set<AnyTerm>(['exit-plan.pensions']),
  assembled: new Set(),
  summary: (figure) => SAYING[figure.term as AnyTerm]?.(figure) ?? [],
}

/**
 * Tells whether a tax of the household is the one with the payments of the plan.
 *
 * @param tax one of the two taxes of a year
 */
export const isWithPlan = (tax: Derivation): boolean => find(tax, 'exit-plan.income-with') !== undefined
