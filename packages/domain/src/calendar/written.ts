import { isPlainDate, parseFrenchDate, type PlainDate } from './plain-date.ts'

/** Names of the months, French and English, without accents. */
const MONTHS = [
  ['janvier', 'january'],
  ['fevrier', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['decembre', 'december'],
] as const
const SHORTEST_NAME = 3

/** Month of a name or of its beginning; undefined where two months begin so, as with "jui". */
const monthOf = (name: string): number | undefined => {
  const fitting = MONTHS.flatMap((names, at) => (names.some((whole) => whole.startsWith(name)) ? [at + 1] : []))
  return name.length >= SHORTEST_NAME && fitting.length === 1 ? fitting[0] : undefined
}

const ACCENTS = /\p{M}/gu
const SPACES = /[\s\u00A0\u202F]+/g
/** No accent, no capital, one space where there were several. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase().replaceAll(SPACES, ' ').trim()

const FIGURES = /^(\d{1,2})(?: ?[/.,-] ?| )(\d{1,2})(?: ?[/.,-] ?| )(\d{4})$/
const TOGETHER = /^(\d{2})(\d{2})(\d{4})$/
const DAY_FIRST = /^(?:le )?(\d{1,2})(?:er|st|nd|rd|th)?[ /.-]?(?:of )?([a-z]+)\.?,?[ /.-]?(\d{4})$/
const NAME_FIRST = /^([a-z]+)\.? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/

/** Day, month and year of a text, as they are written. */
const partsOf = (text: string): readonly [day: string, month: string, year: string] | undefined => {
  const [, day, month, year] = FIGURES.exec(text) ?? TOGETHER.exec(text) ?? DAY_FIRST.exec(text) ?? []
  if (day !== undefined && month !== undefined && year !== undefined) return [day, month, year]
  const [, name, ofMonth, ofYear] = NAME_FIRST.exec(text) ?? []
  return name === undefined || ofMonth === undefined || ofYear === undefined ? undefined : [ofMonth, name, ofYear]
}

const LETTER = /[a-z]/
const pad = (text: string): string => text.padStart(2, '0')

/**
 * Reads a date as people write it in a field: one digit or two, bars, dots, hyphens, commas, spaces or nothing between, the month in figures or by its name in French or
 * English, whole or shortened; 1964-03-12 too. The day stands before the month, but behind the name of one.
 *
 * What is written on the wire is read by `parseFrenchDate`, strictly. Rule P-FMT-01.
 *
 * @param written what the field holds
 * @returns undefined for any other text: a day that does not exist, a year of two digits, a beginning
 * @example readWrittenDate('1er mars 1964') // '1964-03-01'
 * @example readWrittenDate('12/03/64') // undefined
 */
export const readWrittenDate = (written: string): PlainDate | undefined => {
  const text = plain(written)
  if (isPlainDate(text)) return text
  const [day, month, year] = partsOf(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  const number = LETTER.test(month) ? monthOf(month) : Number(month)
  return number === undefined ? undefined : parseFrenchDate(`${pad(day)}/${pad(String(number))}/${year}`)
}
