import { find, stepsOf, type Derivation, type Reading } from '../explain/index.ts'
import { TERMS } from '../state-pension/index.ts'
import { TERMS as OWN_TERMS } from './terms.ts'

/** A wage of the mean is one line of a list: its ceiling and its coefficient are said in it. */
const RAISED = 'state-pension.raised-wage'
/** Figures that are read inside the step that needs them: a wage under its ceiling, and what is rounded there. */
const INSIDE: ReadonlySet<string> = new Set([
  RAISED,
  'state-pension.capped-wage',
  'state-pension.base-exact',
  'state-pension.complementary-exact',
  'state-pension.month-exact',
  'pension.month-exact',
])
const PLAIN: Reading = { named: new Set([RAISED]), steps: new Set([...TERMS, ...OWN_TERMS].filter((term) => !INSIDE.has(term))) }
/** Steps that are read without a summary. */
const MOST_STEPS = 8

const OF_MINIMUM = ['state-pension.minimum-month', 'state-pension.minimum-room'] as const
const OF_BASE = [
  'state-pension.average-wage',
  'state-pension.rate',
  'state-pension.duration',
  'state-pension.surcote',
  // A line is read with those before it: what the top-up is computed from comes first.
  ...OF_MINIMUM,
  'state-pension.minimum-top-up',
] as const
const OF_COMPLEMENTARY = [
  'state-pension.points-common',
  'state-pension.points-tranche-c',
  'state-pension.points-children-increase',
] as const
const OF_MONTH = [
  'state-pension.average-wage',
  'state-pension.rate',
  'state-pension.base',
  'state-pension.points-common',
  'state-pension.complementary',
  'state-pension.year',
  'pension.year',
] as const

/** Figures that say a long calculation, in the order in which they are read. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  'state-pension.month': OF_MONTH,
  'pension.month': OF_MONTH,
  'state-pension.base': OF_BASE,
  'pension.base': OF_BASE,
  'state-pension.minimum-top-up': OF_MINIMUM,
  'state-pension.minimum-room': ['state-pension.before-surcote', 'state-pension.complementary-before-children'],
  // A pension that is all base, or all points, is called by the year.
  'state-pension.year': [...OF_BASE, ...OF_COMPLEMENTARY],
  'pension.year': [...OF_BASE, ...OF_COMPLEMENTARY],
  'state-pension.complementary': OF_COMPLEMENTARY,
  'pension.complementary': OF_COMPLEMENTARY,
}

/** Lines that stand for others where those are missing. */
const OUTER: ReadonlySet<string> = new Set(['state-pension.year', 'pension.year'])
const PARTS_OF_OUTER: ReadonlySet<string> = new Set(['state-pension.base', 'state-pension.complementary'])

const isUnder = (whole: Derivation, figure: Derivation): boolean =>
  whole === figure || whole.inputs.some((input) => isUnder(input, figure))

/**
 * Says how a pension is read: a month in four or five lines (average wage, rate, base, points, complementary), the years of the mean as lines of one step,
 * anything longer than eight steps in lines of its own.
 *
 * Rule PE-14.
 *
 * @param whole the figure that is explained, without what changes nothing of it
 * @example readingOf(month).summary?.(month).map(({ term }) => term) // ['state-pension.average-wage', 'state-pension.base', …]
 */
export const readingOf = (whole: Derivation): Reading => {
  const linesIn = (figure: Derivation): readonly Derivation[] => {
    const lines = (LINES[figure.term] ?? []).flatMap((term) => {
      const line = find(figure, term)
      return line === undefined || line === figure || line.operation === 'given' ? [] : [line]
    })
    // Of two of them the one that holds the other is read by it.
    return lines.filter(
      (line) => !OUTER.has(line.term) || !lines.some((other) => PARTS_OF_OUTER.has(other.term) && other !== line),
    )
  }
  const isMonth = whole.unit === 'eur-per-month'
  const top = isMonth || stepsOf(whole, PLAIN).length > MOST_STEPS ? linesIn(whole) : []
  const summary = (figure: Derivation): readonly Derivation[] => {
    if (figure === whole) return top
    // A line is read with those before it, and so is what stands under it.
    const place = top.findIndex((line) => isUnder(line, figure))
    const known = place < 0 ? top : top.slice(0, place)
    return stepsOf(figure, PLAIN, known).length > MOST_STEPS ? linesIn(figure).filter((line) => !known.includes(line)) : []
  }
  return { ...PLAIN, summary }
}
