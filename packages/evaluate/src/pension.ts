import { plainDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros, roundToCents } from '@hautelisse/domain/money'
import {
  computePension,
  pointsOfWage,
  type CareerYear,
  type PensionCase,
  type PensionFigures,
  type Situation,
} from '@hautelisse/domain/state-pension'
import { AMOUNT, Cells, COUNT, quoted, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'
import { KIND_NOTES, otherQuarters, reputedQuarters } from './pension-quarters.ts'

const YEAR = /^\d{4}$/
const FIRST_YEAR = 1970
const FIRST_START = plainDate('2026-01-01')
const FIRST_BIRTH = plainDate('1955-01-01')
const POINT_YEARS = { first: 2019, last: 2026 }
const MOST_QUARTERS = 4
const LONGEST_AGE = 100

const ENTRY = 'year:wage:contributed:assimilated:points:agirc:tranche_c'

/** A year of a career, or the reason why the entry cannot be read. */
const careerLine = (entry: string, start: PlainDate): CareerYear | string => {
  const [year = '', wage = '', ...others] = entry.split(':')
  const [contributed = '0', assimilated = '0', general = '0', agirc = '0', trancheC = '0'] = others
  if (others.length > 5 || wage === '') return `entry ${quoted(entry)} is not ${ENTRY}`
  if (!YEAR.test(year) || Number(year) < FIRST_YEAR || Number(year) > yearOf(start)) {
    return `entry ${quoted(entry)}: the year is not from ${FIRST_YEAR} to that of the start`
  }
  if (![wage, general, agirc, trancheC].every((amount) => AMOUNT.test(amount))) {
    return `entry ${quoted(entry)}: the wage or the points are no number with a point before decimals`
  }
  if (![contributed, assimilated].every((quarters) => COUNT.test(quarters) && Number(quarters) <= MOST_QUARTERS)) {
    return `entry ${quoted(entry)}: the quarters are not from 0 to ${MOST_QUARTERS}`
  }
  return {
    year: Number(year),
    wage: euros(wage),
    contributed: Number(contributed),
    assimilated: Number(assimilated),
    points: { general: new Decimal(general), agirc: new Decimal(agirc), trancheC: new Decimal(trancheC) },
  }
}

const careerOf = (cells: Cells, start: PlainDate): readonly CareerYear[] =>
  cells
    .text('career')
    .split(' ')
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const line = careerLine(entry, start)
      if (typeof line !== 'string') return [line]
      cells.refuse('career', line)
      return []
    })

const caseOf = (cells: Cells): PensionCase => {
  const birth = cells.day('birth_date', FIRST_BIRTH)
  const start = cells.day('start_date', FIRST_START)
  if (!start.endsWith('-01')) cells.refuse('start_date', `${start} is not the 1st of a month`)
  if (yearOf(start) - yearOf(birth) > LONGEST_AGE) cells.refuse('start_date', `${start} is after the age of ${LONGEST_AGE}`)
  const [childrenRaised, childrenCredited] = [cells.count('children'), cells.count('children_credited')]
  if (childrenCredited > childrenRaised) cells.refuse('children_credited', `${childrenCredited} is more than the children raised`)
  const isUnknown = cells.text('other_pensions') === 'unknown'
  return {
    birth,
    start,
    childrenRaised,
    childrenCredited,
    reputedQuarters: reputedQuarters(cells),
    boughtQuarters: 0,
    otherQuarters: otherQuarters(cells),
    otherPensions: euros(isUnknown ? 0 : cells.amount('other_pensions')),
    ...(isUnknown ? { hasUnknownPensions: true } : {}),
    career: careerOf(cells, start),
  }
}

const cents = (amount: Decimal): string => roundToCents(euros(amount)).toFixed(2)
const share = (rate: Decimal): string => rate.toFixed(6)

const FIGURES: readonly (readonly [column: string, write: (figures: PensionFigures<Decimal>, surcote: number) => string])[] = [
  ['missing_quarters', ({ missingQuarters }) => missingQuarters.toString()],
  ['rate', ({ rate }) => share(rate)],
  ['average_wage', ({ averageWage }) => cents(averageWage)],
  ['base_before', ({ beforeSurcote }) => cents(beforeSurcote)],
  ['surcote_quarters', (_, surcote) => String(surcote)],
  ['minimum_top_up', ({ minimumTopUp }) => cents(minimumTopUp)],
  ['children_increase', ({ childrenIncrease }) => cents(childrenIncrease)],
  ['base', ({ base }) => cents(base)],
  ['points', ({ points }) => cents(points)],
  ['complementary_coefficient', ({ coefficient }) => share(coefficient)],
  ['complementary_children_increase', ({ complementaryChildrenIncrease }) => cents(complementaryChildrenIncrease)],
  ['complementary', ({ complementary }) => cents(complementary)],
  ['monthly', ({ month }) => cents(month)],
]

/** What has to be known for a sure answer, in words of the file. */
const unsureOf = ({ questions }: Situation, isRange: boolean, isAtMost: boolean): string =>
  [
    ...(questions.includes('kinds') || isRange ? ['kinds'] : []),
    ...(questions.includes('early') ? ['early'] : []),
    ...(isAtMost ? ['other-pensions'] : []),
  ].join(' ')

const evaluatePension = (row: Row): Outcome => {
  const cells = new Cells(row)
  const asked = caseOf(cells)
  if (cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  const { situation, figures, most, isAtMost } = computePension(asked)
  const counts = [
    situation.opening,
    situation.legalAgeInMonths,
    situation.requiredQuarters,
    situation.schemeQuarters,
    situation.allQuarters,
  ].map(String)
  const rest = FIGURES.map(([, write]) => (figures === undefined ? '' : write(figures, situation.surcoteQuarters)))
  const upper = most ?? figures
  const { least, most: mostQuarters } = situation.longCareerQuarters
  const range = [
    String(least),
    String(mostQuarters),
    ...(upper === undefined ? ['', ''] : [cents(upper.base), cents(upper.month)]),
    unsureOf(situation, most !== undefined, isAtMost),
  ]
  return { kind: 'evaluated', results: [...counts, ...rest, ...range] }
}

/** State pensions of whole careers, by `computePension`. */
export const pension: Engine = {
  summary: 'state pension of a career: base and complementary (CSS L.351-1, Agirc-Arrco)',
  columns: [
    'id',
    'birth_date',
    'start_date',
    'children',
    'children_credited',
    'reputed_quarters',
    'other_quarters',
    'other_pensions',
    'career',
  ],
  optionalColumns: ['other_early'],
  resultColumns: [
    'opening',
    'legal_age_months',
    'required_quarters',
    'quarters_scheme',
    'quarters_all',
    ...FIGURES.map(([column]) => column),
    'long_career_quarters',
    'long_career_quarters_most',
    'base_most',
    'monthly_most',
    'unsure',
  ],
  types: {
    legal_age_months: 'count',
    required_quarters: 'count',
    quarters_scheme: 'count',
    quarters_all: 'count',
    average_wage: 'euros',
    base_before: 'euros',
    surcote_quarters: 'count',
    minimum_top_up: 'euros',
    children_increase: 'euros',
    base: 'euros',
    complementary_children_increase: 'euros',
    complementary: 'euros',
    monthly: 'euros',
    base_most: 'euros',
    monthly_most: 'euros',
  },
  notes: [
    'id                 any text, given back',
    'birth_date         from 1955-01-01',
    'start_date         the 1st of a month from 2026-01-01',
    'children           children raised',
    'children_credited  those of them whose 8 quarters are this person’s',
    ...KIND_NOTES,
    `career             entries parted by a space: ${ENTRY},`,
    '                   in euros and points of today’s scheme, zeros at the end left out; nothing is added to what they say',
    'opening            legal-age, long-career, perhaps-long-career (open or shut by what the quarters elsewhere are), or not-open;',
    '                   in the last two only ages and quarters are given',
    'missing_quarters … monthly   rates with six decimals, euros a year with two; monthly in euros a month;',
    '                   as if no unknown quarter elsewhere were contributed: the minimum of several schemes, and so base and month, at least',
    'long_career_quarters, _most   quarters that count as contributed for a long career, known and with all unknown ones',
    'base_most, monthly_most   as if all unknown quarters elsewhere were contributed; the same where all is known',
    'unsure             what to ask: kinds (which quarters elsewhere are contributed or reputed so), early (how many lie before a young',
    '                   birthday), other-pensions (with them the minimum may be lower: both figures are then at most)',
  ],
  open: () => Promise.resolve(evaluatePension),
}

const evaluatePoints = (row: Row): Outcome => {
  const cells = new Cells(row)
  const year = cells.text('year')
  if (!YEAR.test(year) || Number(year) < POINT_YEARS.first || Number(year) > POINT_YEARS.last) {
    cells.refuse('year', `${quoted(year)} is not from ${POINT_YEARS.first} to ${POINT_YEARS.last}`)
  }
  const wage = cells.amount('gross_wage')
  if (cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  const { firstSlice, secondSlice, points } = pointsOfWage(euros(wage), Number(year))
  return { kind: 'evaluated', results: [cents(firstSlice), cents(secondSlice), cents(points)] }
}

/** Complementary points of single years, by `pointsOfWage`. */
export const pensionPoints: Engine = {
  summary: 'Agirc-Arrco points of a year’s pay',
  columns: ['id', 'year', 'gross_wage'],
  resultColumns: ['tranche_1', 'tranche_2', 'points'],
  types: { tranche_1: 'euros', tranche_2: 'euros' },
  notes: [
    'id                 any text, given back',
    `year               ${POINT_YEARS.first} to ${POINT_YEARS.last}`,
    'gross_wage         gross pay of the year in euros',
    'tranche_1, _2      pay up to the ceiling, and from one to eight ceilings; points with two decimals',
  ],
  open: () => Promise.resolve(evaluatePoints),
}
