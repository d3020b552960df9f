import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { assembledFrom, find, stepsOf, unreadable, type Derivation } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import { projectionEvaluators } from './annuity.ts'
import { plans, savedAmounts } from './arbitraries.ts'
import { livingAt } from './living.ts'
import type { IncomeTerms } from './income-model.ts'
import { lineOf, PROJECTION_READING as reading, readOver, regimeUnder, toldBefore } from './reading.ts'

const EVALUATORS = projectionEvaluators(await loadMortalityTables())

const households: fc.Arbitrary<IncomeTerms> = fc.record({
  maritalStatus: fc.constantFrom('CE', 'MA'),
  children: fc.integer({ min: 0, max: 4 }),
  householdIncome: savedAmounts,
  referenceIncome: fc.constant(undefined),
})

/** What tells figures of one name apart on the page. */
const keyOf = (figure: Derivation): string =>
  [
    figure.term,
    lineOf(figure),
    regimeUnder(figure),
    figure.details?.['origin'],
    find(figure, 'projection.months-to-start')?.value,
    figure.inputs.some(({ term }) => term === 'projection.kept'),
    figure.term === 'projection.part-of-side' ? figure.inputs[0]?.term + String(figure.inputs[0]?.details?.['origin']) : '',
  ].join()

const LINES = [
  'projection.living-pension',
  'projection.living-annuities',
  'projection.living-other',
  'projection.living-charges',
  'projection.living-tax',
]

/** Names of every list that somebody can open under a figure. */
const listsOf = (figure: Derivation, known: readonly Derivation[] = []): readonly (readonly string[])[] => {
  const parts = assembledFrom(figure, reading)
  if (parts.length > 0) return parts.flatMap((part) => listsOf(part, known))
  const summary = reading.summary?.(figure) ?? []
  const steps = stepsOf(figure, reading, [...known, ...summary])
  return [
    summary.map(keyOf),
    steps.map((step) => keyOf(step.figure)),
    ...steps.map((step) => step.lines.map((line) => `${keyOf(line.figure)} ${String(line.figure.details?.['rate'])}`)),
    ...summary.flatMap((line, place) => listsOf(line, [...known, ...summary.slice(0, place)])),
  ]
}

test.prop([plans, households], inProportion(0.05))(
  '(S-45) every line of what is left to live on opens at most eight steps in one list, and no two of one name',
  (plan, terms) => {
    const living = livingAt(plan, terms, EVALUATORS)
    if (living.kind === 'unknown') return
    const lines = Object.values(living.figures).flatMap(({ explanation }) =>
      LINES.map((term) => find(explanation, term)).filter((line) => line !== undefined),
    )
    const { yearTax } = living.income
    for (const line of yearTax === undefined ? lines : [...lines, yearTax]) {
      const whole = readOver(line)
      const figure = yearTax !== undefined && line.term === LINES.at(-1) ? toldBefore(whole, readOver(yearTax)) : whole
      expect(figure.value).toBe(line.value)
      expect(unreadable(figure, reading).map(({ term }) => term)).toEqual([])
      expect(listsOf(figure).filter((list) => new Set(list).size < list.length)).toEqual([])
    }
  },
)
