import { requireMessage } from '../advisor/index.ts'
import { refusals, requireChoice, type FieldError } from '../validation/index.ts'

/** What a message can be about, in the order in which it is offered. */
export const SUBJECTS = ['savings', 'operation', 'personal-data', 'mobile', 'attachment', 'other'] as const
export type Subject = (typeof SUBJECTS)[number]

/** A message as it is typed; nothing is chosen at first. */
export type TypedMessage = { readonly subject: Subject | undefined; readonly message: string }

/** A message before anything is typed. */
export const BLANK_MESSAGE: TypedMessage = { subject: undefined, message: '' }

/**
 * Lists what is wrong with a message: it has a subject, says something, and has at most 1 800 characters. Files may go with it and need not.
 *
 * Rule CONT-02.
 *
 * @param typed the message as it is typed
 * @example messageErrors({ subject: 'other', message: 'Bonjour' }) // []
 */
export const messageErrors = ({ subject, message }: TypedMessage): readonly FieldError[] =>
  refusals(requireChoice('subject', subject, SUBJECTS), requireMessage(message))

/** Controls but tab and line break, and marks that turn the direction of a line or hide letters. */
const HIDDEN = /[^\P{Cc}\t\n]|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Signs with which a spreadsheet begins a formula, after whatever blanks. */
const FORMULA = /^\s*[=+\-@]/

/**
 * Gives a message as it is handed over: without hidden signs, and with an apostrophe before a sign that a spreadsheet would take for a formula. Markup stays what
 * was typed, and is only ever written as text.
 *
 * Rule CONT-04.
 *
 * @param text what was typed
 * @example handedOver('=1+1') // "'=1+1"
 */
export const handedOver = (text: string): string => {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll(HIDDEN, '').trim()
  return FORMULA.test(plain) ? `'${plain}` : plain
}
