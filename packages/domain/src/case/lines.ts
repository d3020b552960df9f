import { Decimal, MONTHS_PER_YEAR, type Euros } from '../money/index.ts'
import type { CaseLine, CaseValue } from './model.ts'

/** A line that may have no value, with its place among several of the kind. */
export type PossibleLine = readonly [term: string, value: CaseValue | undefined, at?: number | undefined]

/**
 * Lists the lines that have a value.
 *
 * @param lines terms with their values
 * @example linesOf([['age', undefined], ['spouse', yesNo(true)]]).length // 1
 */
export const linesOf = (lines: readonly PossibleLine[]): readonly CaseLine[] =>
  lines.flatMap(([term, value, at]) => (value === undefined ? [] : [{ term, at, value }]))

/**
 * An amount as a value of a case; none for none.
 *
 * @param amount in euros
 * @param per month or year of a recurring amount
 * @example inEuros(euros(150), 'month') // { kind: 'euros', amount: 150 €, per: 'month' }
 */
export const inEuros = (amount: Euros | undefined, per?: 'month' | 'year'): CaseValue | undefined =>
  amount && { kind: 'euros', amount, per }

/**
 * A part of a hundred as a value of a case; none for none.
 *
 * @param percent such as 60
 * @example inPercent(60) // { kind: 'share', share: 0.6 }
 */
export const inPercent = (percent: number | undefined): CaseValue | undefined =>
  percent === undefined ? undefined : { kind: 'share', share: new Decimal(percent).dividedBy(100) }

/**
 * A part of 1 as a value of a case; none for none.
 *
 * @param share such as 0.6
 * @example asShare(0.6) // { kind: 'share', share: 0.6 }
 */
export const asShare = (share: Decimal | number | undefined): CaseValue | undefined =>
  share === undefined ? undefined : { kind: 'share', share: new Decimal(share) }

/**
 * A year as a value of a case; none for none.
 *
 * @param year calendar year
 * @example asYear(2026) // { kind: 'year', year: 2026 }
 */
export const asYear = (year: number | undefined): CaseValue | undefined =>
  year === undefined ? undefined : { kind: 'year', year }

/**
 * An age in completed years as a value of a case; none for none.
 *
 * @param years completed years
 * @example asAge(64) // { kind: 'age', months: 768 }
 */
export const asAge = (years: number | undefined): CaseValue | undefined =>
  years === undefined ? undefined : { kind: 'age', months: years * MONTHS_PER_YEAR }

/**
 * A number as a value of a case; none for none.
 *
 * @param number such as the number of children
 * @example inNumber(2)
 */
export const inNumber = (number: number | undefined): CaseValue | undefined =>
  number === undefined ? undefined : { kind: 'number', number: new Decimal(number) }

/**
 * A word of a closed list as a value of a case; none for none.
 *
 * @param word such as a product
 * @example asWord('PERO') // { kind: 'word', word: 'PERO' }
 */
export const asWord = (word: string | undefined): CaseValue | undefined =>
  word === undefined ? undefined : { kind: 'word', word }

/**
 * A yes or a no as a value of a case; none for none.
 *
 * @param isYes the answer
 * @example yesNo(true) // { kind: 'yes-no', isYes: true }
 */
export const yesNo = (isYes: boolean | undefined): CaseValue | undefined =>
  isYes === undefined ? undefined : { kind: 'yes-no', isYes }
