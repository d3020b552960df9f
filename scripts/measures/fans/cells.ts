import { readFileSync } from 'node:fs'

import { assumptionsNamed, mixOf, type Mix, type Plan, type Weights } from '@hautelisse/domain/futures'

const SET = assumptionsNamed('robo-2026-10')

/** Quantiles that are drawn, those of a fan. */
export const CHANCES = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const
/** Years after which they are looked at, up to the longest horizon. */
export const HORIZONS = [10, 25, 40, 60] as const
/** Bounds in years of the columns of a grid of six. */
const BOUNDS = [12, 8, 5, 3, 1, 0] as const

const NAMES = ['shares', 'bonds', 'money', 'euro', 'mixed', 'unlisted'] as const

/** Percents of shares, bonds, money and the fund in euros by column: the mixes of worked cases 1 and 2, and two that leap. */
const GRIDS: Readonly<Record<string, string>> = {
  offensive: '95/5 90/10 60/40 35/50/15 15/5/80 5/15/80',
  balanced: '80/20 70/30 45/40/15 25/35/40 10/15/75 5/10/85',
  defensive: '50/35/15 45/55 30/25/45 15/30/55 5/15/80 5/0/95',
  security: '20/30/50 20/30/50 20/20/60 10/25/65 5/5/90 0/5/95',
  'balanced with euros': '80/20 75/5/0/20 50/30/0/20 30/40/0/30 10/25/25/40 5/20/35/40',
  'security with euros': '20/40/0/40 20/40/0/40 20/40/0/40 15/20/25/40 5/15/40/40 5/0/55/40',
  'from unlisted to money': '0/0/0/0/0/100 0/0/0/0/0/100 0/0/0/0/0/100 0/0/100 0/0/100 0/0/100',
  'from money to unlisted': '0/0/100 0/0/100 0/0/100 0/0/0/0/0/100 0/0/0/0/0/100 0/0/0/0/0/100',
}

const COLUMNS = '95/5 90/10 80/20 70/30 60/40 45/40/15 25/35/40 10/15/75 80/0/0/0/0/20 60/0/0/0/0/40 0/20/0/0/0/80'.split(' ')

const weightsOf = (percents: string): Weights =>
  Object.fromEntries(percents.split('/').map((percent, place) => [NAMES[place], Number(percent) / 100]))

const held = (percents: string): ((yearsLeft: number) => Mix) => {
  const mix = mixOf(SET, weightsOf(percents))
  return () => mix
}

const along = (grid: string): ((yearsLeft: number) => Mix) => {
  const mixes = grid.split(' ').map((percents) => mixOf(SET, weightsOf(percents)))
  return (yearsLeft) => mixes[BOUNDS.findIndex((bound) => yearsLeft >= bound)] as Mix
}

const pure = (place: number, part = 100): string[] => NAMES.map((_, at) => (at === place ? `${part}` : '0'))
const halves = NAMES.flatMap((one, place) =>
  NAMES.slice(place + 1).map((other, after) => {
    const percents = pure(place, 50)
    percents[place + 1 + after] = '50'
    return [`${one} and ${other}`, percents.join('/')] as const
  }),
)

/** Forty mixes by their names: each class alone, each two by halves, eleven columns of grids and between them, eight grids. */
export const MIXES: ReadonlyMap<string, (yearsLeft: number) => Mix> = new Map([
  ...NAMES.map((name, place) => [name, held(pure(place).join('/'))] as const),
  ...halves.map(([name, percents]) => [name, held(percents)] as const),
  ...COLUMNS.map((percents) => [percents, held(percents)] as const),
  ...Object.entries(GRIDS).map(([name, grid]) => [name, along(grid)] as const),
])

/** Payments, start and payments, and a start that a payment a year hardly changes, by turns; alone, where a formula has most to do, for the boldest. */
const PATTERNS = [
  { initial: 0, monthly: 150 },
  { initial: 20_000, monthly: 300 },
  { initial: 100_000, monthly: 100 },
] as const
const BOLDEST = new Set(['shares', 'unlisted', 'shares and unlisted', 'offensive', 'from unlisted to money'])

/**
 * Gives the plan of a cell of the table.
 *
 * @param name name of the mix
 * @param years horizon
 */
export const planOf = (name: string, years: (typeof HORIZONS)[number]): Plan => {
  const mixAt = MIXES.get(name)
  if (mixAt === undefined) throw new RangeError(`No mix is named ${name}`)
  const turn = BOLDEST.has(name) ? 0 : ([...MIXES.keys()].indexOf(name) + HORIZONS.indexOf(years)) % PATTERNS.length
  return { ...(PATTERNS[turn] as (typeof PATTERNS)[number]), years, mixAt }
}

/** Quantiles of one plan, and the standard error of each, in euros. */
export type DrawnCell = {
  readonly mix: string
  readonly years: (typeof HORIZONS)[number]
  readonly quantiles: readonly number[]
  readonly errors: readonly number[]
}

/** Where `npm run fans` writes the table. */
export const TABLE = new URL('drawn-quantiles.json', import.meta.url)

/** Reads the table that `npm run fans` wrote. */
export const drawnTable = (): readonly DrawnCell[] => (JSON.parse(readFileSync(TABLE, 'utf8')) as { cells: DrawnCell[] }).cells
