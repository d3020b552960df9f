import { formatFrenchDate, isPlainDate, parseFrenchDate, type PlainDate } from './plain-date.ts'

/** A field's text and where its caret stands, in characters from the start. */
type TypedText = { readonly text: string; readonly caret: number }

const BAR = '/'
/** Place of the year, after the day and the month. */
const YEAR = 2
/** Digits of a part by its place: two of the day and the month, four of the year. */
const sizeOf = (place: number): number => (place < YEAR ? 2 : 4)

const FOREIGN = /[^\d/]/g

const barsIn = (text: string): number => text.split(BAR).length - 1

/** Digits and bars alone; the caret stays beside its character. */
const cleaned = ({ text, caret }: TypedText): TypedText => ({
  text: text.replaceAll(FOREIGN, ''),
  caret: text.slice(0, caret).replaceAll(FOREIGN, '').length,
})

/** A bar typed beside another one steps over it, and one typed in front of everything falls away. */
const withoutDoubleBar = ({ text, caret }: TypedText): TypedText => {
  if (text[caret - 1] !== BAR) return { text, caret }
  if (text[caret] === BAR) return { text: text.slice(0, caret) + text.slice(caret + 1), caret }
  const isIdle = caret === 1 || text[caret - 2] === BAR
  return isIdle ? { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 } : { text, caret }
}

/** No third bar: the one just typed falls away, else those at the end. */
const withTwoBars = ({ text, caret }: TypedText): TypedText => {
  if (barsIn(text) <= YEAR) return { text, caret }
  if (text[caret - 1] === BAR) return withTwoBars({ text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 })
  const last = text.lastIndexOf(BAR)
  return withTwoBars({ text: text.slice(0, last) + text.slice(last + 1), caret: caret > last ? caret - 1 : caret })
}

/** Part of the date where the digits grow too many, or -1. */
const fullPart = (parts: readonly string[]): number => parts.findIndex((part, index) => part.length > sizeOf(index))

/** Bars where digits go on into the next part; where that one is there already, what was typed last falls away. */
const withBars = ({ text, caret }: TypedText): TypedText => {
  const parts = text.split(BAR)
  const index = fullPart(parts)
  if (index === -1) return { text, caret }
  const start = parts.slice(0, index).reduce((sum, part) => sum + part.length + 1, 0)
  const end = start + sizeOf(index)
  if (parts.length <= YEAR)
    return withBars({ text: text.slice(0, end) + BAR + text.slice(end), caret: caret > end ? caret + 1 : caret })
  const isHere = caret > start && !text.slice(start, caret).includes(BAR)
  const surplus = isHere ? caret - 1 : end
  return withBars({ text: text.slice(0, surplus) + text.slice(surplus + 1), caret: caret > surplus ? caret - 1 : caret })
}

/** The bar that follows a day or a month once it is whole, so that it need not be typed. */
const withNextBar = (typed: TypedText): TypedText => {
  const bars = barsIn(typed.text)
  const digits = typed.text.length - (typed.text.lastIndexOf(BAR) + 1)
  if (typed.caret < typed.text.length || bars >= YEAR || digits < sizeOf(bars)) return typed
  return { text: typed.text + BAR, caret: typed.caret + 1 }
}

/**
 * Puts the bars of a date while its digits are typed and keeps the caret at its digit; deleting is never undone.
 *
 * Bars typed by hand, as in 1/3/1964, stay where they are: the refusal explains the form better than moved digits. A day, month or year
 * that is whole takes no further digit. Rule P-FMT-01.
 *
 * @param text what the field holds after the key
 * @param caret where the caret stands in it, in characters
 * @param before what the field held before the key
 * @example typeDate('12', 2) // { text: '12/', caret: 3 }
 * @example typeDate('12', 2, { text: '12/', caret: 3 }) // { text: '12', caret: 2 }
 */
export const typeDate = (text: string, caret: number, before?: TypedText): TypedText => {
  const typed = cleaned({ text, caret })
  if (before !== undefined && text.length < before.text.length) return typed
  return withNextBar(withBars(withTwoBars(withoutDoubleBar(typed))))
}

const WRITTEN = /^(\d{2})[/.\- ]?(\d{2})[/.\- ]?(\d{4})$/

/**
 * Reads a pasted text whole as a day that exists: day, month and year with bars, dots, hyphens, spaces or nothing between, or 1964-03-12.
 *
 * @example readPastedDate('12.03.1964') // '1964-03-12'
 * @example readPastedDate('1/3/1964') // undefined
 */
export const readPastedDate = (pasted: string): PlainDate | undefined => {
  const text = pasted.trim()
  return isPlainDate(text) ? text : parseFrenchDate(text.replace(WRITTEN, '$1/$2/$3'))
}

/**
 * Takes a date that was put into a field as a whole, by the browser's own filling, in the form 1964-03-12.
 *
 * @example filledDate('1964-03-12') // '12/03/1964'
 */
export const filledDate = (text: string): string | undefined => (isPlainDate(text) ? formatFrenchDate(text) : undefined)
