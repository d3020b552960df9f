import { BIRTH_YEARS, firstAge, LAST_AGE, RADIX } from './shape.ts'

/** Numbers living at whole ages 0 to 121, one array per birth year from 1900 on; cells below the first age of a column hold 0. */
export type LivingByBirthYear = readonly Float64Array[]

const SMALL_FROM = 40
const SMALL_COUNT = 52
const LARGE_FROM = 92

/** Reads one gap at a time: characters 40 to 91 are 0 to 51, a character from 93 on counts 52 for each step above 92 and the next one completes it. */
const gapsOf = (text: string): (() => number) => {
  let at = 0
  const next = () => text.charCodeAt(at++)
  return () => {
    const first = next()
    const folded = first > LARGE_FROM ? (first - LARGE_FROM) * SMALL_COUNT + next() - SMALL_FROM : first - SMALL_FROM
    return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2
  }
}

/** Share of the living at one age who die before the next; 0 where nobody is left. */
const dying = (living: Float64Array, age: number): number => {
  const at = living[age] as number
  return at === 0 ? 0 : (at - (living[age + 1] as number)) / at
}

/**
 * Unfolds a compact table.
 *
 * Mortality at one age falls smoothly from one birth year to the next. So the text holds, age by age and from the youngest column to the oldest, only the gap
 * between the deaths of the table and those guessed from the two columns before; most gaps are −1, 0 or 1. Only + − × ÷ and rounding are used, which give the
 * same result on every engine; a test re-expands the published file and compares its SHA-256.
 *
 * @param text compact form of TGF05 or TGH05
 */
export const decodeTable = (text: string): LivingByBirthYear => {
  const nextGap = gapsOf(text)
  const columns = Array.from({ length: BIRTH_YEARS.last - BIRTH_YEARS.first + 1 }, () => new Float64Array(LAST_AGE + 1))
  const youngest = columns.length - 1
  for (let age = 0; age < LAST_AGE; age++) {
    for (let column = youngest; column >= 0; column--) {
      const first = firstAge(BIRTH_YEARS.first + column)
      if (age < first) break
      const living = columns[column] as Float64Array
      if (age === first) living[age] = RADIX
      const at = living[age] as number
      living[age + 1] = at - Math.round(at * guess(columns, column, age)) - nextGap()
    }
  }
  return columns
}

/** Guesses the mortality of a column from the next younger ones at the same age, or from the age before for the youngest column of all. */
const guess = (columns: LivingByBirthYear, column: number, age: number): number => {
  const younger = columns[column + 1]
  if (younger === undefined) return age === 0 ? 0 : dying(columns[column] as Float64Array, age - 1)
  const near = dying(younger, age)
  const youngerStill = columns[column + 2]
  const far = youngerStill === undefined ? 0 : dying(youngerStill, age)
  return far === 0 ? near : (near * near) / far
}
