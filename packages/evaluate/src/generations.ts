import { MIXED_TABLE_WEIGHTS, valueAt } from '@hautelisse/domain/law'
import { BIRTH_YEARS, LAST_AGE, type MortalityTable, type TableCode } from '@hautelisse/domain/mortality'
import { Decimal } from '@hautelisse/domain/money'

/** Whom a table is of: women, men, or both where they may not be told apart. */
export const SEXES: Readonly<Record<TableCode, 'F' | 'M' | 'X'>> = { TGF05: 'F', TGH05: 'M', MIXED: 'X' }

/** One age of a generation. */
type Age = {
  readonly age: number
  /** Number living, of 100 000 at the first age. */
  readonly living: number
  /** Probability of dying before the next age; undefined where nobody is left. */
  readonly dying: number | undefined
}

/** Those born in one year, from the first age of their column to 121. */
type Generation = { readonly birthYear: number; readonly ages: readonly Age[] }

/** Exact in decimals before it becomes a number: the mixed table has tenths of persons, whose differences are not exact in binary. */
const probability = (living: number, next: number): number | undefined =>
  living === 0 ? undefined : new Decimal(living).minus(next).div(living).toNumber()

/**
 * Gives every generation of a table, the oldest first.
 *
 * q(x) = (l(x) − l(x+1)) / l(x), to the last digit of a number. Rule MOR-09.
 *
 * @param table regulatory table, or the mixed one
 */
export function* generationsOf(table: MortalityTable): Generator<Generation> {
  for (let birthYear = BIRTH_YEARS.first; birthYear <= BIRTH_YEARS.last; birthYear++) {
    const ages: Age[] = []
    for (let age = table.firstAge(birthYear); age <= LAST_AGE; age++) {
      const living = table.survivors(birthYear, age)
      ages.push({ age, living, dying: probability(living, table.survivors(birthYear, age + 1)) })
    }
    yield { birthYear, ages }
  }
}

/** Says where the numbers living of a table come from: they are published, or computed from those of both tables. */
export const originOf = (code: TableCode): string => {
  if (code !== 'MIXED') return 'published'
  const { male, female } = valueAt(MIXED_TABLE_WEIGHTS, MIXED_TABLE_WEIGHTS.checkedUntil).value
  return `computed: ${male} TGH05 + ${female} TGF05`
}
