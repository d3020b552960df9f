import type { MortalityTables, TableCode } from '@hautelisse/domain/mortality'
import { writeLine } from './dialect.ts'
import { generationsOf, originOf, SEXES } from './generations.ts'

/** Columns of the tables as they are published: one number living a row. */
export const TIDY_COLUMNS = ['table', 'birth_year', 'age', 'lx', 'qx', 'origin'] as const

/** Columns of the tables as a portfolio joins them: one probability for each life that is living. */
export const GENERATION_COLUMNS = ['sex', 'birth_year', 'age', 'qx', 'origin'] as const

const row = (cells: readonly (string | number)[]): string =>
  writeLine(
    { separator: ',' },
    cells.map((cell) => String(cell)),
  )

/**
 * Writes tables as CSV, one published number living a row, a generation at a time. Rule MOR-09.
 *
 * @param tables tables that are loaded
 * @param codes tables to write, in their order
 */
export function* tidyCsv(tables: MortalityTables, codes: readonly TableCode[]): Generator<string> {
  yield row(TIDY_COLUMNS)
  for (const code of codes) {
    const origin = originOf(code)
    for (const { birthYear, ages } of generationsOf(tables[code]))
      yield ages.map(({ age, living, dying }) => row([code, birthYear, age, living, dying ?? '', origin])).join('')
  }
}

/**
 * Writes tables as CSV for a join by sex, birth year and age, a generation at a time. Rule MOR-10.
 *
 * @param tables tables that are loaded
 * @param codes tables to write, in their order
 */
export function* generationCsv(tables: MortalityTables, codes: readonly TableCode[]): Generator<string> {
  yield row(GENERATION_COLUMNS)
  for (const code of codes) {
    const [sex, origin] = [SEXES[code], originOf(code)]
    for (const { birthYear, ages } of generationsOf(tables[code]))
      yield ages.map(({ age, dying }) => (dying === undefined ? '' : row([sex, birthYear, age, dying, origin]))).join('')
  }
}
