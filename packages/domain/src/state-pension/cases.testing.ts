import { plainDate } from '../calendar/index.ts'
import { discrepancies, inOrder, type Derivation, type Evaluators } from '../explain/index.ts'
import { Decimal, euros, roundToCents } from '../money/index.ts'
import type { PensionPlan } from './curve.ts'
import type { WorkedCareer } from './data/worked-careers.testing.ts'
import type { WorkedPension } from './data/worked-cases.testing.ts'
import type { CareerYear, PensionCase } from './model.ts'
import { NO_POINTS } from './points.ts'
import { SOURCES } from './sources.ts'
import { TERMS } from './terms.ts'

const never = () => new Decimal(Number.NaN)

/** No step of a pension belongs to another room. */
export const NO_EVALUATORS: Evaluators = { 'annuity-factor': never, 'complete-expectation': never }

const NAMES: ReadonlySet<string> = new Set(TERMS)
const UNITS: ReadonlySet<string> = new Set(['eur-per-year', 'eur-per-month', 'rate', 'factor', 'count', 'months'])
const RULE = /^SP-\d\d$/

/** What is wrong with an explanation: steps that cannot be replayed, and those without a known name, unit, rule or source. */
export const flawsOf = (figure: Derivation): readonly unknown[] => [
  ...discrepancies(figure, NO_EVALUATORS),
  ...[...inOrder(figure)]
    .map(({ node }) => node)
    .filter(
      ({ term, unit, rule = '', source }) =>
        !NAMES.has(term) || !UNITS.has(unit) || !RULE.test(rule) || source === undefined || !Object.hasOwn(SOURCES, source.code),
    ),
]

/** A case with nothing but what is given. */
export const pensionCase = (given: Partial<PensionCase>): PensionCase => ({
  birth: plainDate('1964-03-12'),
  start: plainDate('2027-01-01'),
  childrenCredited: 0,
  childrenRaised: 0,
  reputedQuarters: 0,
  boughtQuarters: 0,
  otherQuarters: 0,
  otherPensions: euros(0),
  career: [],
  ...given,
})

/** So many years at one wage, four contributed quarters each, the last one first; `more` says what else a year holds. */
export const yearsAt = (
  count: number,
  wage: number,
  last = 2025,
  more: (year: number, nth: number) => Partial<CareerYear> = () => ({}),
): readonly CareerYear[] =>
  Array.from({ length: count }, (_, nth) => ({
    year: last - nth,
    wage: euros(wage),
    contributed: 4,
    assimilated: 0,
    points: NO_POINTS,
    ...more(last - nth, nth),
  }))

const lineOf = (entry: string): CareerYear => {
  const [year = '', wage = '', contributed = '0', assimilated = '0', general = '0', agirc = '0', trancheC = '0'] =
    entry.split(':')
  return {
    year: Number(year),
    wage: euros(wage),
    contributed: Number(contributed),
    assimilated: Number(assimilated),
    points: { general: new Decimal(general), agirc: new Decimal(agirc), trancheC: new Decimal(trancheC) },
  }
}

/** Reads a worked case. */
export const caseOf = (worked: WorkedPension): PensionCase => ({
  birth: plainDate(worked.birth),
  start: plainDate(worked.start),
  childrenCredited: worked.credited,
  childrenRaised: worked.children,
  reputedQuarters: worked.reputed,
  boughtQuarters: 0,
  otherQuarters: worked.other,
  otherPensions: euros(worked.otherPensions),
  career: worked.career.split(' ').map(lineOf),
})

/** Writes an amount or a number of points with two decimals, half up. */
export const cents = (amount: Decimal): string => roundToCents(euros(amount)).toFixed(2)

/** Reads a worked career. */
export const planOf = (worked: WorkedCareer): PensionPlan => ({
  birth: plainDate(worked.birth),
  childrenCredited: worked.credited,
  childrenRaised: worked.children,
  reputedQuarters: worked.reputed,
  boughtQuarters: 0,
  otherQuarters: worked.other,
  otherPensions: euros(worked.otherPensions),
  statement: worked.statement.split(' ').map(lineOf),
  ahead: { from: 2026, wage: euros(worked.wage) },
})
