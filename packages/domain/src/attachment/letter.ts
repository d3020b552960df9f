import { parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import { fieldError, refusals, requireFrenchDate, requireValue, type FieldError } from '../validation/index.ts'

/** Digits of a contract number, as letters and statements print it: 0048 2176. */
export const NUMBER_DIGITS = 8

/** Signs of the code of a letter. */
export const CODE_SIGNS = 8

/** A contract number on the wire. */
export const CONTRACT_NUMBER = /^\d{8}$/
/** A code of a letter on the wire: without 0, 1, I, L and O, which are read one for another. */
export const LETTER_CODE = /^[2-9A-HJKMNP-Z]{8}$/

/** What is typed from a letter, as the fields hold it. */
export type TypedLetter = {
  readonly contract_number: string
  /** Code that is printed on the letter. */
  readonly code: string
  /** Day of birth, as `dd/MM/yyyy`. */
  readonly birth_date: string
}

/** What is asked with a letter, as the wire has it. */
export type AskedLetter = {
  readonly contract_number: string
  readonly code: string
  readonly birth_date: PlainDate
}

/** A letter before anything is typed. */
export const BLANK_LETTER: TypedLetter = { contract_number: '', code: '', birth_date: '' }

const SEPARATORS = /[\s.\-\u2010-\u2015]/g

/**
 * Gives a contract number without the blanks, dots and hyphens that people type between its digits.
 *
 * @param text what is typed
 * @example contractNumberOf('0048 2176') // '00482176'
 */
export const contractNumberOf = (text: string): string => text.replaceAll(SEPARATORS, '')

/**
 * Gives the code of a letter in capitals, without the blanks and hyphens between its groups.
 *
 * @param text what is typed
 * @example letterCodeOf('k7mq-4txh') // 'K7MQ4TXH'
 */
export const letterCodeOf = (text: string): string => text.replaceAll(SEPARATORS, '').toUpperCase()

const requireMatch = (path: string, text: string, pattern: RegExp, params: FieldError['params']): FieldError | undefined =>
  requireValue(path, text) ?? (pattern.test(text) ? undefined : fieldError(path, 'wrong', params))

const requirePast = (path: string, text: string, today: PlainDate): FieldError | undefined => {
  const wrong = requireFrenchDate(path, text)
  if (wrong !== undefined) return wrong
  const date = parseFrenchDate(text)
  return date === undefined || date > today ? fieldError(path, 'date-wrong') : undefined
}

/**
 * Lists what is wrong with what was typed from a letter: its form alone. The server decides whether the three belong together, with one answer for every mismatch.
 *
 * Rule ATT-02.
 *
 * @param typed number, code and day of birth, as they are typed
 * @param today day in Europe/Paris; nobody is born after it
 * @example letterErrors({ contract_number: '0048 2176', code: 'K7MQ 4TXH', birth_date: '12/03/1964' }, today) // []
 */
export const letterErrors = (typed: TypedLetter, today: PlainDate): readonly FieldError[] =>
  refusals(
    requireMatch('contract_number', contractNumberOf(typed.contract_number), CONTRACT_NUMBER, { digits: NUMBER_DIGITS }),
    requireMatch('code', letterCodeOf(typed.code), LETTER_CODE, { signs: CODE_SIGNS }),
    requirePast('birth_date', typed.birth_date, today),
  )

/**
 * Gives what is asked with a letter; undefined while something of it is wrong.
 *
 * @param typed number, code and day of birth, as they are typed
 * @param today day in Europe/Paris
 * @example letterOf({ contract_number: '0048 2176', code: 'k7mq 4txh', birth_date: '12/03/1964' }, today)?.code // 'K7MQ4TXH'
 */
export const letterOf = (typed: TypedLetter, today: PlainDate): AskedLetter | undefined => {
  const birth_date = parseFrenchDate(typed.birth_date)
  if (birth_date === undefined || letterErrors(typed, today).length > 0) return undefined
  return { contract_number: contractNumberOf(typed.contract_number), code: letterCodeOf(typed.code), birth_date }
}

/**
 * Writes a code as the letter prints it, in two groups of four.
 *
 * @param code eight signs
 * @example printedCode('K7MQ4TXH') // 'K7MQ 4TXH'
 */
export const printedCode = (code: string): string => `${code.slice(0, CODE_SIGNS / 2)} ${code.slice(CODE_SIGNS / 2)}`

/**
 * Gives the initials by which the holder of a contract is shown before it is attached: enough to recognise oneself, too little to learn a name.
 *
 * Rule ATT-04.
 *
 * @param names first name and surname
 * @example initialsOf('Anne-Sophie', 'de La Tour') // 'A. D.'
 */
export const initialsOf = (...names: readonly string[]): string =>
  names
    .flatMap((name) => Array.from(name.trim()).slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('fr')}.`)
    .join(' ')
