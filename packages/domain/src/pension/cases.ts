import * as z from 'zod'

import type { PlainDate } from '../calendar/index.ts'
import {
  asWord,
  birthFields,
  birthOf,
  defineSimulator,
  inEuros,
  inNumber,
  linesOf,
  standInBirth,
  yesNo,
  type CaseFigure,
  type CaseLine,
  type CaseResult,
  type CaseValue,
} from '../case/index.ts'
import { Decimal, isZero, sumEuros } from '../money/index.ts'
import { REPUTED_KINDS } from '../state-pension/index.ts'
import { writeAge } from './ages.ts'
import { estimateCurve, type EstimateCurve } from './curve.ts'
import { explainStart } from './estimate.ts'
import { leastMonth, leftOutOf } from './left-out.ts'
import { lawOf } from './record.ts'
import { firstPosition } from './slides.ts'
import { basis, otherKinds, pause, statementYear, type EstimateBasis } from './wire.ts'

const MONTHS_PER_YEAR = 12

/** Answers of an estimate: what it is computed from, without employers, without the name of another scheme, and of the birth its month alone. BEY-01. */
export const pensionInputs = /* @__PURE__ */ z.strictObject({
  ...birthFields,
  ...basis.pick({
    children_credited: true,
    children_raised: true,
    reputed_quarters: true,
    other_quarters: true,
    other_base: true,
    other_complementary: true,
  }).shape,
  reputed_by_kind: z.partialRecord(z.enum(REPUTED_KINDS), z.int().min(0)).optional(),
  other_kinds: otherKinds
    .extend({ early: z.record(z.string().regex(/^\d{1,2}$/), z.int().min(0)) })
    .strict()
    .optional(),
  is_married: z.boolean().optional(),
  statement: z.array(statementYear.strict()).max(200),
  projection: basis.shape.projection
    .extend({
      pause: pause
        .extend({ kind: z.enum(REPUTED_KINDS).optional() })
        .strict()
        .nullable(),
    })
    .strict(),
})
export type PensionInputs = z.output<typeof pensionInputs>

/**
 * Writes what an estimate is computed from as the answers of a case. BEY-01.
 *
 * @param of basis of an estimate
 * @example pensionInputsOf(basis).birth_month // '1964-03'
 */
export const pensionInputsOf = ({
  birth,
  other_label: _label,
  left_out: _scheme,
  today: _today,
  checked_until: _checkedUntil,
  ...rights
}: EstimateBasis): PensionInputs => ({ ...rights, ...birthOf(birth) })

/**
 * Reads the answers of a case as what an estimate is computed from.
 *
 * @param inputs answers of a case
 * @param today its day
 */
export const basisOfCase = ({ birth_month, born_on_first, ...rights }: PensionInputs, today: PlainDate): EstimateBasis => {
  const birth = standInBirth({ birth_month, born_on_first })
  return { ...rights, birth, other_label: null, today, checked_until: lawOf(birth) ?? today }
}

const day = (value: PlainDate | null | undefined): CaseValue | undefined =>
  value === null || value === undefined ? undefined : { kind: 'day', day: value }

/** The statement by what adds up: years, quarters, points and wages. */
const statementLines = ({ statement }: PensionInputs): readonly CaseLine[] => {
  const points = statement.map(({ points: general, agirc_points: agirc, tranche_c_points: trancheC }) =>
    general.plus(agirc).plus(trancheC),
  )
  return linesOf([
    ['statement-years', inNumber(new Set(statement.map(({ year }) => year)).size)],
    [
      'statement-quarters',
      inNumber(statement.reduce((held, { contributed, assimilated }) => held + contributed + assimilated, 0)),
    ],
    ['statement-wages', inEuros(sumEuros(statement.map(({ wage }) => wage)))],
    ['statement-points', { kind: 'number', number: points.reduce((held, one) => held.plus(one), new Decimal(0)) }],
  ])
}

const answersOf = (inputs: PensionInputs): readonly CaseLine[] => {
  const { projection, other_quarters: other } = inputs
  return [
    ...linesOf([
      ['birth', { kind: 'month', month: inputs.birth_month }],
      ['born-on-first', yesNo(inputs.born_on_first)],
      ['married', yesNo(inputs.is_married)],
      ['children-raised', inNumber(inputs.children_raised)],
      ['children-credited', inNumber(inputs.children_credited)],
    ]),
    ...statementLines(inputs),
    ...linesOf([
      ['reputed-quarters', inputs.reputed_quarters === 0 ? undefined : inNumber(inputs.reputed_quarters)],
      ['other-quarters', other === 0 ? undefined : inNumber(other)],
      ['other-base', isZero(inputs.other_base) ? undefined : inEuros(inputs.other_base, 'year')],
      ['other-complementary', isZero(inputs.other_complementary) ? undefined : inEuros(inputs.other_complementary, 'year')],
      ['wage', inEuros(projection.wage, 'year')],
      ['level', asWord(projection.level)],
      ['pause-from', day(projection.pause?.from)],
      ['pause-until', day(projection.pause?.until)],
    ]),
  ]
}

/** Of an estimate that leaves a scheme out there is the least month alone: no most, and no start beside another. Rule PE-11. */
const leastFigures = (rows: EstimateCurve['rows'], heading: Row): readonly [CaseFigure, ...CaseFigure[]] => [
  { term: 'month-least', value: { kind: 'euros', amount: leastMonth(heading.amounts.month), per: 'month' } },
  { term: 'age', value: { kind: 'age', months: heading.ageInMonths } },
  { term: 'start', value: { kind: 'day', day: heading.start } },
  ...rows
    .filter(({ mark }) => mark === 'first')
    .map((row): CaseFigure => ({ term: 'age-first', value: { kind: 'age', months: row.ageInMonths } })),
]

type Row = EstimateCurve['rows'][number]

const monthOf = (term: string, { amounts }: Row): CaseFigure => ({
  term,
  value: { kind: 'euros', amount: amounts.month, per: 'month' },
})

/** The row that the page opens with. */
const headingRow = (rows: EstimateCurve['rows']): Row | undefined => {
  const full = rows.find(({ mark }) => mark === 'full-rate')
  const result = rows.map(({ ageInMonths }) => ({ age: writeAge(ageInMonths) }))
  return rows[firstPosition({ age_full_rate: full === undefined ? '' : writeAge(full.ageInMonths), result })]
}

const figuresOf = (of: EstimateBasis, rows: EstimateCurve['rows'], heading: Row): readonly [CaseFigure, ...CaseFigure[]] => [
  { ...monthOf('month', heading), derivation: explainStart(of, heading.start)?.monthly },
  ...(heading.monthMost === undefined
    ? []
    : [{ term: 'month-most', value: { kind: 'euros', amount: heading.monthMost, per: 'month' } } as const]),
  { term: 'age', value: { kind: 'age', months: heading.ageInMonths } },
  { term: 'start', value: { kind: 'day', day: heading.start } },
  ...rows.flatMap((row): readonly CaseFigure[] => [
    ...(row.mark === 'first'
      ? [monthOf('month-first', row), { term: 'age-first', value: { kind: 'age', months: row.ageInMonths } } as const]
      : []),
    ...(row.ageInMonths % MONTHS_PER_YEAR === 0 ? [monthOf(`month-${String(row.ageInMonths / MONTHS_PER_YEAR)}`, row)] : []),
  ]),
]

const resultOf = (inputs: PensionInputs, asOf: PlainDate): CaseResult => {
  const of = basisOfCase(inputs, asOf)
  const { rows } = estimateCurve(of)
  const heading = headingRow(rows)
  return heading === undefined
    ? { kind: 'refused', problems: [{ path: 'birth_month', reason: 'no-start' }] }
    : {
        kind: 'answered',
        answers: answersOf(inputs),
        figures: leftOutOf(of) === undefined ? figuresOf(of, rows, heading) : leastFigures(rows, heading),
      }
}

/** Estimates of the state pension, as cases: they hold a career, and so stand in no link. BEY-03. */
export const pensionCases = /* @__PURE__ */ defineSimulator({
  simulator: 'pension',
  schema: 1,
  places: 'not-in-links',
  movesWithTime: true,
  inputs: pensionInputs,
  open: () => Promise.resolve(resultOf),
})
