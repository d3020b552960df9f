import { isEmptyRow, readFrenchCell, separatorNamed, separatorOf } from '../files/index.ts'
import { fundNamed, profileNamed, type FundName } from './grid-names.ts'
import { PROFILES, type RoboProfile } from './model.ts'
import { isStepCount, type StepCount } from './steps.ts'

/** Shares of a grid by profile, fund and step, in ten-thousandths: whole numbers. */
export type GridShares = {
  readonly steps: StepCount
  /** By fund id. */
  readonly funds: ReadonlyMap<string, Readonly<Record<RoboProfile, readonly number[]>>>
}

/** Mistakes of a file. */
export const CSV_PROBLEMS = [
  'encoding',
  'empty',
  'header',
  'steps',
  'cells',
  'profile-unknown',
  'fund-unknown',
  'formula',
  'line-twice',
  'number',
  'precision',
  'range',
  'profile-missing',
  'sum',
] as const
export type CsvProblemCode = (typeof CSV_PROBLEMS)[number]

/** One mistake: line of the file from 1, column by its name, what stands there or what it comes to. */
export type CsvProblem = {
  readonly code: CsvProblemCode
  readonly line: number | undefined
  readonly column: string | undefined
  readonly text: string | undefined
}

export type ReadGrid =
  | { readonly kind: 'read'; readonly shares: GridShares }
  | { readonly kind: 'refused'; readonly problems: readonly CsvProblem[] }

/** Mistakes are named up to this many. */
const MOST_PROBLEMS = 50
const LONGEST_TEXT = 40
const WHOLE = 10_000
const HUNDRED = 100

const problem = (code: CsvProblemCode, line?: number, column?: string, text?: string): CsvProblem => ({
  code,
  line,
  column,
  text: text?.slice(0, LONGEST_TEXT),
})

const refused = (...problems: readonly CsvProblem[]): ReadGrid => ({
  kind: 'refused',
  problems: problems.slice(0, MOST_PROBLEMS),
})

/** A cell that a spreadsheet would run: only a number may begin with a sign. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,\s]+%?$/.test(text)

const unquoted = (cell: string): string => {
  const text = cell.trim()
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text
}

/** A line's cells; a spreadsheet of this country writes semicolons and decimal commas. */
const cellsOf = (line: string, separator: string): readonly string[] =>
  Array.from(
    line.matchAll(separator === ';' ? /("(?:[^"]|"")*"|[^;]*)(?:;|$)/g : /("(?:[^"]|"")*"|[^,]*)(?:,|$)/g),
    ([cell]) => cell,
  )
    .slice(0, -1)
    .concat(line.endsWith(separator) ? [''] : [])
    .map((cell) => unquoted(cell.endsWith(separator) ? cell.slice(0, -1) : cell))

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?\s?%?$/
const DECIMALS = 2

/** Reads a percentage as ten-thousandths; the text is cut where it holds zeros that say nothing. */
const readPercent = (text: string, separator: string): number | 'number' | 'precision' | 'range' => {
  // Where the comma is the decimal sign, a point before three digits may be a thousand's.
  const isAmbiguous = separator === ';' && readFrenchCell(text.replace(/\s?%$/, '')).kind === 'refused'
  if (!NUMBER.test(text) || isAmbiguous) return 'number'
  const plain = text.replace(',', '.').replace(/\s?%$/, '')
  const [, decimals = ''] = plain.split('.')
  if (decimals.replace(/0+$/, '').length > DECIMALS) return 'precision'
  const value = Math.round(Number(plain) * HUNDRED)
  return value < 0 || value > WHOLE ? 'range' : value + 0
}

type Header = { readonly steps: StepCount; readonly separator: string; readonly names: readonly string[] }

const readHeader = (line: string, number: number): Header | CsvProblem => {
  const separator = separatorOf(line)
  const names = cellsOf(line, separator).map((name) => name.toLowerCase())
  const steps = names.length - 2
  const isNamed = names[0] === 'profile' && names[1] === 'fund' && names.slice(2).every((name, at) => name === `step_${at + 1}`)
  if (!isNamed) return problem('header', number, undefined, line)
  return isStepCount(steps) ? { steps, separator, names } : problem('steps', number, undefined, String(steps))
}

type Line = { readonly profile: RoboProfile; readonly fund: string; readonly shares: readonly number[] }

const readLine = (
  text: string,
  line: number,
  { steps, separator, names }: Header,
  known: readonly FundName[],
): Line | CsvProblem[] => {
  const cells = cellsOf(text, separator)
  const formulas = cells.flatMap((cell, at) => (isFormula(cell) ? [problem('formula', line, names[at], cell)] : []))
  if (formulas.length > 0) return formulas
  if (cells.length !== steps + 2) return [problem('cells', line, undefined, String(cells.length))]
  const [profileText = '', fundText = '', ...rest] = cells
  const profile = profileNamed(profileText)
  const fund = fundNamed(fundText, known)
  const read = rest.map((cell) => readPercent(cell, separator))
  const problems = [
    ...(profile === undefined ? [problem('profile-unknown', line, 'profile', profileText)] : []),
    ...(fund === undefined ? [problem('fund-unknown', line, 'fund', fundText)] : []),
    ...read.flatMap((share, at) => (typeof share === 'string' ? [problem(share, line, `step_${at + 1}`, rest[at])] : [])),
  ]
  if (profile === undefined || fund === undefined || problems.length > 0) return problems
  return { profile, fund, shares: read.filter((share) => typeof share === 'number') }
}

const gridOf = (steps: StepCount, lines: readonly Line[]): GridShares => {
  const none = Array.from({ length: steps }, () => 0)
  const sharesOf = (fund: string, profile: RoboProfile) =>
    lines.find((line) => line.fund === fund && line.profile === profile)?.shares ?? none
  const funds = [...new Set(lines.map(({ fund }) => fund))].toSorted()
  return {
    steps,
    funds: new Map(
      funds.map((fund) => [
        fund,
        {
          offensive: sharesOf(fund, 'offensive'),
          balanced: sharesOf(fund, 'balanced'),
          defensive: sharesOf(fund, 'defensive'),
          security: sharesOf(fund, 'security'),
        },
      ]),
    ),
  }
}

/** Columns that do not add up to 100 %, each with what it comes to. */
const sumsOf = (steps: StepCount, lines: readonly Line[]): readonly CsvProblem[] =>
  PROFILES.flatMap((profile) => {
    const own = lines.filter((line) => line.profile === profile)
    if (own.length === 0) return [problem('profile-missing', undefined, undefined, profile)]
    return Array.from({ length: steps }, (_, at) => at).flatMap((at) => {
      const sum = own.reduce((total, { shares }) => total + (shares[at] ?? 0), 0)
      return sum === WHOLE ? [] : [problem('sum', undefined, `step_${at + 1}`, `${profile} ${sum / HUNDRED}`)]
    })
  })

/**
 * Reads a grid: a header `profile,fund,step_1…`, then a line a profile and fund, in percent, from the farthest step to the nearest. Every mistake is
 * named by line and column; of a file with one nothing is read. A first line `sep=;` and empty rows at the end are skipped. Profiles and funds are
 * named by their codes or by the names that the pages show.
 *
 * Sum, range and length block, and what cannot be read. Rule RADM-21 (decision 16.12).
 *
 * @param text text of the file
 * @param known funds that the plan offers
 */
export const readGrid = (text: string, known: readonly FundName[]): ReadGrid => {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const start = separatorNamed(all[0] ?? '') === undefined ? 0 : 1
  const first = all[start] ?? ''
  if (first.trim() === '') return refused(problem('empty', 1))
  const header = readHeader(first, start + 1)
  if ('code' in header) return refused(header)
  const last = all.findLastIndex((line) => !isEmptyRow(cellsOf(line, header.separator)))
  const read = all
    .slice(0, last + 1)
    .map((line, at) => ({ line, at: at + 1 }))
    .slice(start + 1)
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, at }) => ({ at, read: readLine(line, at, header, known) }))
  const mistakes = read.flatMap(({ read: one }) => (Array.isArray(one) ? one : []))
  const lines = read.flatMap(({ at, read: one }) => (Array.isArray(one) ? [] : [{ at, line: one }]))
  const seen = new Set<string>()
  for (const { at, line } of lines) {
    const name = `${line.profile} ${line.fund}`
    if (seen.has(name)) mistakes.push(problem('line-twice', at, 'fund', line.fund))
    seen.add(name)
  }
  if (mistakes.length > 0) return refused(...mistakes)
  const sums = sumsOf(
    header.steps,
    lines.map(({ line }) => line),
  )
  return sums.length > 0
    ? refused(...sums)
    : {
        kind: 'read',
        shares: gridOf(
          header.steps,
          lines.map(({ line }) => line),
        ),
      }
}

const writePercent = (share: number): string => String(share / HUNDRED)

/**
 * Writes a grid as its one canonical CSV: profiles from the boldest, funds by their ids, no zeros that say nothing, lines that end with a line feed.
 *
 * Its checksum depends on the shares alone. Rule RADM-22.
 *
 * @param grid shares of a grid
 */
export const writeGrid = ({ steps, funds }: GridShares): string => {
  const header = ['profile', 'fund', ...Array.from({ length: steps }, (_, at) => `step_${at + 1}`)].join(',')
  const ids = [...funds.keys()].toSorted()
  const lines = PROFILES.flatMap((profile) =>
    ids.map((id) => [profile, id, ...(funds.get(id)?.[profile] ?? []).map(writePercent)].join(',')),
  )
  return `${[header, ...lines].join('\n')}\n`
}
