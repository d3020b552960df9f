import { isPlainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { Decimal, HIGHEST_AMOUNT } from '@hautelisse/domain/money'
import type { Problem } from './engine.ts'

/** An amount in a file: digits, with a point before decimals. */
export const AMOUNT = /^\d{1,12}(?:\.\d{1,20})?$/
/** A count in a file. */
export const COUNT = /^\d{1,3}$/

const SHOWN_CHARACTERS = 40

/** A cell on one line, shortened. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text)

/** Text of a row by column. */
export type Row = Readonly<Record<string, string>>

/** Reads the cells of a row and gathers what is wrong with them. */
export class Cells {
  readonly problems: Problem[] = []
  readonly #row: Row

  constructor(row: Row) {
    this.#row = row
  }

  text(column: string): string {
    return (this.#row[column] ?? '').trim()
  }

  refuse(column: string, reason: string): void {
    this.problems.push({ column, reason })
  }

  count(column: string): number {
    const text = this.text(column)
    if (COUNT.test(text)) return Number(text)
    this.refuse(column, text === '' ? 'empty' : `${quoted(text)} is not a whole number from 0 to 999`)
    return 0
  }

  amount(column: string): Decimal {
    const text = this.text(column)
    if (AMOUNT.test(text) && new Decimal(text).lte(HIGHEST_AMOUNT)) return new Decimal(text)
    this.refuse(column, text === '' ? 'empty' : `${quoted(text)} is not an amount (digits, with a point before decimals)`)
    return new Decimal(0)
  }

  word<Word extends string>(column: string, words: readonly Word[]): Word {
    const text = this.text(column)
    const word = words.find((known) => known === text)
    if (word !== undefined) return word
    this.refuse(column, text === '' ? 'empty' : `${quoted(text)} is not one of ${words.join(', ')}`)
    return words[0] as Word
  }

  day(column: string, from: PlainDate): PlainDate {
    const text = this.text(column)
    if (text === '') this.refuse(column, 'empty')
    else if (!isPlainDate(text)) this.refuse(column, `${quoted(text)} is not a day (year-month-day: 2026-11-20)`)
    else if (text < from) this.refuse(column, `${text} is before ${from}, the first day whose law is known`)
    else return text
    return from
  }
}
