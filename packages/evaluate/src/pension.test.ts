import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros } from '@hautelisse/domain/money'
import { caseAt, pensionCurve, type CareerYear, type PensionPlan } from '@hautelisse/domain/state-pension'
import { expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { pension, pensionPoints } from './pension.ts'
import { evaluateStream } from './stream.ts'

const evaluate = async (engine: Engine, input: string) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const allGood = await evaluateStream(engine, Readable.from([input]), output, (line) => complaints.push(line))
  output.end()
  return { lines: (await written).trimEnd().split('\n'), complaints, allGood }
}

const read = (name: string): string => readFileSync(new URL(`../examples/${name}`, import.meta.url), 'utf8')

it('[SP-14] gives the rows of careers back with the pensions computed outside', async () => {
  const { lines, ...rest } = await evaluate(pension, read('pension.csv'))
  // The outside computation ends with the month.
  const last = pension.columns.length + pension.resultColumns.indexOf('monthly') + 1
  expect({ lines: lines.map((line) => line.split(',').slice(0, last).join(',')), ...rest }).toEqual({
    lines: read('pension-expected.csv').trimEnd().split('\n'),
    complaints: [],
    allGood: true,
  })
})

const written = ({ year, wage, contributed, assimilated, points }: CareerYear): string =>
  [year, wage, contributed, assimilated, points.general].join(':')

const lineOf = (entry: string): CareerYear => {
  const [year, wage = '0', contributed, assimilated, general = '0'] = entry.split(':')
  const points = { general: new Decimal(general), agirc: new Decimal(0), trancheC: new Decimal(0) }
  return { year: Number(year), wage: euros(wage), contributed: Number(contributed), assimilated: Number(assimilated), points }
}

it('[SP-16] answers each month of a curve with the pension of the curve, to the cent', async () => {
  // The first career of the file, as its statement at the end of 2025 and 32 160 euros a year to come.
  const [, first = ''] = read('pension.csv').split('\n')
  const plan: PensionPlan = {
    birth: plainDate('1964-03-12'),
    childrenCredited: 2,
    childrenRaised: 2,
    reputedQuarters: 0,
    boughtQuarters: 0,
    otherQuarters: 0,
    otherPensions: euros(0),
    statement: (first.split(',')[8] ?? '')
      .split(' ')
      .map(lineOf)
      .filter(({ year }) => year < 2026),
    ahead: { from: 2026, wage: euros(32_160) },
  }
  const curve = pensionCurve(plan, plainDate('2026-11-20'))
  const rows = curve.map(({ start }) => `X,1964-03-12,${start},2,2,0,0,0,${caseAt(plan, start).career.map(written).join(' ')}`)
  const { lines, complaints } = await evaluate(pension, [pension.columns.join(','), ...rows, ''].join('\n'))
  expect(complaints).toEqual([])
  expect(curve).toHaveLength(88)
  const at = pension.columns.length + pension.resultColumns.indexOf('monthly')
  expect(lines.slice(1).map((line) => line.split(',')[at])).toEqual(curve.map(({ figures }) => figures.month.toFixed(2)))
})

const HEADER = pension.columns.join(',')
const reason = async (row: string) => (await evaluate(pension, `${HEADER}\n${row}\n`)).complaints

it.each([
  [
    'X,1964-03-12,2027-01-01,0,0,0,0,0,1969:8257',
    'column career: entry "1969:8257": the year is not from 1970 to that of the start',
  ],
  [
    'X,1964-03-12,2027-01-01,0,0,0,0,0,1990:1:4 1991',
    `column career: entry "1991" is not year:wage:contributed:assimilated:points:agirc:tranche_c`,
  ],
  ['X,1964-03-12,2027-01-01,0,0,0,0,0,1990:1:5', 'column career: entry "1990:1:5": the quarters are not from 0 to 4'],
  [
    'X,1964-03-12,2027-01-01,0,0,0,0,0,1990:1e3',
    'column career: entry "1990:1e3": the wage or the points are no number with a point before decimals',
  ],
  ['X,1964-03-12,2027-01-02,0,0,0,0,0,', 'column start_date: 2027-01-02 is not the 1st of a month'],
  ['X,1964-03-12,2025-12-01,0,0,0,0,0,', 'column start_date: 2025-12-01 is before 2026-01-01, the first day whose law is known'],
  ['X,1954-12-31,2027-01-01,0,0,0,0,0,', 'column birth_date: 1954-12-31 is before 1955-01-01, the first day whose law is known'],
  ['X,,2027-01-01,0,0,0,0,0,', 'column birth_date: empty'],
  ['X,12/03/1964,2027-01-01,0,0,0,0,0,', 'column birth_date: "12/03/1964" is not a day (year-month-day: 2026-11-20)'],
  ['X,1964-03-12,2065-01-01,0,0,0,0,0,', 'column start_date: 2065-01-01 is after the age of 100'],
  ['X,1964-03-12,2027-01-01,1,2,0,0,0,', 'column children_credited: 2 is more than the children raised'],
  ['X,1964-03-12,2027-01-01,0,0,,0,0,', 'column reputed_quarters: empty'],
  ['X,1964-03-12,2027-01-01,0,0,0,-1,0,', 'column other_quarters: "-1" is not a whole number from 0 to 999'],
  ['X,1964-03-12,2027-01-01,0,0,0,0,a,', 'column other_pensions: "a" is not an amount (digits, with a point before decimals)'],
])('[SP-01] %s is refused with its reason', async (row, expected) => {
  expect(await reason(row)).toEqual([`line 2, ${expected}`])
})

it('[SP-04] leaves all but ages and quarters empty where the pension does not open', async () => {
  const { lines } = await evaluate(pension, `${HEADER}\nX,1964-03-12,2026-12-01,0,0,0,0,0,\n`)
  expect(lines[1]).toBe(`X,1964-03-12,2026-12-01,0,0,0,0,0,,not-open,753,170,0,0${','.repeat(14)}0,0,,,`)
})

const years = (first: number, last: number, rest: string): string =>
  Array.from({ length: last - first + 1 }, (_, at) => `${first + at}:${rest}`).join(' ')

/** What the columns of one row hold. */
const answerOf = async (cells: string, columns: readonly string[], header = HEADER): Promise<string> => {
  const { lines, complaints } = await evaluate(pension, `${header}\n${cells}\n`)
  expect(complaints).toEqual([])
  const [head = '', row = ''] = lines
  return columns
    .map((column) => row.split(',')[head.split(',').indexOf(column)])
    .join(' ')
    .trim()
}

const LONG = `1983:20000:4:0:40 1984:20000:4:0:40 ${years(1988, 2025, '20000:4:0:40')} 2026:10000:2:0:20`

it.each([
  ['0', '12', 'perhaps-long-career 162 174 kinds'],
  ['0', 'contributed:12', 'long-career 174 174'],
  ['0', 'other:12', 'not-open 162 162'],
  ['0', 'service:4 unemployment:8', 'long-career 170 170'],
  ['service:4', 'service:4 contributed:4', 'long-career 170 170'],
  ['0', 'contributed:4 unknown:3', 'not-open 166 169'],
  ['12', '0', 'long-career 174 174'],
])('[SP-20] [SP-21] %s reputed and %s elsewhere: %s (field cases 20 and 21)', async (reputed, other, expected) => {
  const columns = ['opening', 'long_career_quarters', 'long_career_quarters_most', 'unsure']
  expect(await answerOf(`x,1964-03-15,2026-09-01,0,0,${reputed},${other},0.0,${LONG}`, columns)).toBe(expected)
})

it('[SP-20] 168 contributed quarters and a child open a long career in September 2026, 164 do not (field case 22)', async () => {
  const row = (first: number) => `x,1964-03-15,2026-09-01,1,1,0,0,0.0,${years(first, 2024, '20000:4:0:40')}`
  expect([await answerOf(row(1983), ['opening']), await answerOf(row(1984), ['opening'])]).toEqual(['long-career', 'not-open'])
})

it('[SP-21] a column says how many quarters elsewhere lie before a young birthday', async () => {
  const row = (early: string) =>
    answerOf(
      `x,1964-03-15,2026-09-01,0,0,0,contributed:20,0.0,${LONG.slice(LONG.indexOf('1988'))},${early}`,
      ['opening', 'unsure'],
      `${HEADER},other_early`,
    )
  expect([await row(''), await row('16:0 18:0 20:5 21:5'), await row('16:0 18:0 20:4 21:5')]).toEqual([
    'perhaps-long-career early',
    'long-career',
    'not-open',
  ])
})

it.each(['20:50', '16:5 18:2'])('[SP-21] early counts %s that fall or exceed the whole are refused', async (early) => {
  const row = `x,1964-03-15,2026-09-01,0,0,0,contributed:20,0.0,,${early}`
  const { complaints } = await evaluate(pension, `${HEADER},other_early\n${row}\n`)
  expect(complaints).toEqual([expect.stringContaining('column other_early: counts never fall with the age')])
})

it.each([
  // 764.28 and 779.25 a month, and twelve times them: 9 171.32 to 9 350.95 a year before rounding of the month.
  ['24', '0.0', '9171.32 9351.00 kinds other-pensions'],
  ['24', 'unknown', '9171.32 9351.00 kinds other-pensions'],
  ['24', '120.0', '9171.32 9351.00 kinds'],
  ['contributed:24', '120.0', '9351.00 9351.00'],
  ['other:24', '0.0', '9171.32 9171.32 other-pensions'],
])('[SP-22] [SP-23] %s elsewhere, pensions %s: the minimum is %s (field cases 16 and 17)', async (other, pensions, expected) => {
  const career = `${years(1989, 2025, '6500:4:0:5')} 1988:3250:2:0:5`
  expect(await answerOf(`x,1964-01-15,2026-11-01,0,0,0,${other},${pensions},${career}`, ['base', 'base_most', 'unsure'])).toBe(
    expected,
  )
})

it('[SP-24] counts two quarters of surcote for two contributed in the year of the legal age (field case 13)', async () => {
  const career = `${years(1983, 2026, '25000:4:0:40')} 2027:4000:2:0:5`
  expect(await answerOf(`x,1964-05-10,2028-01-01,0,0,0,0,0.0,${career}`, ['surcote_quarters'])).toBe('2')
})

it.each([
  ['0', 'contributed:x', 'column other_quarters: "contributed:x" is not NAME:QUARTERS with one of contributed, service, '],
  ['0', 'army:4', 'column other_quarters: "army:4" is not NAME:QUARTERS'],
  ['0', 'service:4 service:2', 'column other_quarters: service stands twice'],
  ['contributed:4', '0', 'column reputed_quarters: "contributed:4" is not NAME:QUARTERS with one of service, sickness'],
])('[SP-01] reputed %s and elsewhere %s are refused with the reason', async (reputed, other, expected) => {
  expect(await reason(`X,1964-03-12,2027-01-01,0,0,${reputed},${other},0,`)).toEqual([expect.stringContaining(expected)])
})

it('[SP-09] gives the points of a year (Agirc-Arrco, guide no. 3), and refuses years without a price', async () => {
  const answer = await evaluate(pensionPoints, 'id,year,gross_wage\nA,2023,29538\nB,2026,420000\nC,2018,1\nD,2026,\n')
  expect(answer.lines).toEqual([
    'id,year,gross_wage,tranche_1,tranche_2,points',
    'A,2023,29538,29538.00,0.00,97.58',
    'B,2026,420000,48060.00,336420.00,2980.58',
  ])
  expect(answer.complaints).toEqual(['line 4, column year: "2018" is not from 2019 to 2026', 'line 5, column gross_wage: empty'])
})
