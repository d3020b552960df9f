import type { PastedText } from '../identifiers/index.ts'
import {
  formatAmountInput,
  groupWhileTyping,
  isNegative,
  parseAmount,
  parsePastedAmount,
  readingsOf,
  typeNumeric,
  type Euros,
} from '../money/index.ts'
import type { FieldFormat } from './format.ts'

const EMPTY: PastedText = { kind: 'empty' }
const REFUSED: PastedText = { kind: 'refused' }

const withCents = (text: string): string => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' ? formatAmountInput(parsed.amount) : text
}

const withoutZeroCents = (text: string): string => text.replace(/,00$/, '')

const ambiguous = (meant: readonly Euros[]): PastedText =>
  meant.some(isNegative) ? REFUSED : { kind: 'refused', readings: meant.map(formatAmountInput) }

/** A field has no minus, so that a debt is refused: the next key would turn it into a credit. */
const pasteAmount =
  (written: (text: string) => string) =>
  (pasted: string): PastedText => {
    const parsed = parsePastedAmount(pasted)
    if (parsed.kind === 'empty') return EMPTY
    if (parsed.kind === 'refused' && parsed.reason === 'ambiguous-comma') return ambiguous(readingsOf(pasted))
    if (parsed.kind === 'refused' || isNegative(parsed.amount)) return REFUSED
    return { kind: 'text', text: written(formatAmountInput(parsed.amount)) }
  }

/** An amount: thousands grouped, cents as they are typed; left, it shows its cents only if there are some (P-FMT-07). */
export const moneyFormat: FieldFormat = {
  type: groupWhileTyping,
  paste: pasteAmount(withoutZeroCents),
  leave: (text) => withoutZeroCents(withCents(text)),
}

/** An amount with its cents: left, it always shows two decimals, 12 becoming 12,00 (P-FMT-08). */
export const moneyWithCentsFormat: FieldFormat = { type: groupWhileTyping, paste: pasteAmount((text) => text), leave: withCents }

const PERCENT_DIGITS = 3
const PERCENT_SIGN = /[ \u00A0\u202F]?%\s*$/
const ONE_NUMBER = /^\d+(,\d*)?$/

/** A percentage, its sign outside the field: left, it shows two decimals, 12,5 becoming 12,50 (P-FMT-09). */
export const percentageFormat: FieldFormat = {
  type: (text, caret, before) => groupWhileTyping(text, caret, before, PERCENT_DIGITS),
  paste: (pasted) => {
    if (pasted.includes('€')) return REFUSED
    const amount = pasteAmount((text) => text)(pasted.replace(PERCENT_SIGN, ''))
    // No percentage is a thousand, so that three digits behind a comma are decimals.
    const decimals = amount.kind === 'refused' ? amount.readings?.[1] : undefined
    const read: PastedText = decimals === undefined ? amount : { kind: 'text', text: decimals }
    return read.kind === 'text' && read.text.length > PERCENT_DIGITS + ',00'.length ? REFUSED : read
  },
  leave: withCents,
}

const SPACES = /[\s\u00A0\u202F]+/g
const DOT_BEFORE_DECIMALS = /^([^.,]*)\.(\d{1,2})$/

/** Digits, one comma and spaces, as they are typed (P-FMT-14). */
export const numericFormat: FieldFormat = {
  type: typeNumeric,
  paste: (pasted) => {
    const text = pasted.trim().replaceAll(SPACES, ' ').replace(DOT_BEFORE_DECIMALS, '$1,$2')
    if (text === '') return EMPTY
    return ONE_NUMBER.test(text.replaceAll(' ', '')) ? { kind: 'text', text } : REFUSED
  },
  leave: (text) => text.trim(),
}
