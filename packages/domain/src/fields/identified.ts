import { formatFrenchDate, readWrittenDate } from '../calendar/index.ts'
import {
  IBAN_MASK,
  NIR_MASK,
  PHONE_MASK,
  readPastedIban,
  readPastedNir,
  readPastedPhone,
  readPastedTaxNumber,
  TAX_NUMBER_MASK,
  typeInMask,
} from '../identifiers/index.ts'
import { asItIs, type FieldFormat } from './format.ts'

/** An IBAN in groups of four, in capitals (P-FMT-10, P-FMT-11). */
export const ibanFormat: FieldFormat = {
  type: (text, caret, before) => typeInMask(IBAN_MASK, text, caret, before),
  paste: readPastedIban,
  leave: asItIs,
}

/** A social security number in groups of 1, 2, 2, 2, 3, 3 (P-FMT-12). */
export const nirFormat: FieldFormat = {
  type: (text, caret, before) => typeInMask(NIR_MASK, text, caret, before),
  paste: readPastedNir,
  leave: asItIs,
}

/** A tax number in groups of 2, 2, 3, 3, 3 (MAREL-82). */
export const taxNumberFormat: FieldFormat = {
  type: (text, caret, before) => typeInMask(TAX_NUMBER_MASK, text, caret, before),
  paste: readPastedTaxNumber,
  leave: asItIs,
}

const FROM_ABROAD = /^\s*(?:\+|00)/

/** A telephone number in five pairs (P-FMT-13). One that a browser fills in from its own memory may begin with +33. */
export const phoneFormat: FieldFormat = {
  type: (text, caret, before) => {
    const filled = FROM_ABROAD.test(text) ? readPastedPhone(text) : undefined
    if (filled?.kind === 'text') return { text: filled.text, caret: filled.text.length }
    return typeInMask(PHONE_MASK, text, caret, before)
  },
  paste: readPastedPhone,
  leave: asItIs,
}

/** The day that a text means, written out; any other text as it is. */
const writtenOut = (text: string): string => {
  const date = readWrittenDate(text)
  return date === undefined ? text : formatFrenchDate(date)
}

/**
 * A date as people write it, written out as day, month and year with bars once the field is left: nothing is rewritten while it is typed (P-FMT-01, decision 19.6).
 * One that comes whole, as a browser fills it in from its own memory, is written out at once.
 */
export const dateFormat: FieldFormat = {
  type: (text, caret, before) => {
    const isWhole = before === undefined || (before.text === '' && text.length > 1)
    const written = isWhole ? writtenOut(text) : text
    return written === text ? { text, caret } : { text: written, caret: written.length }
  },
  paste: (pasted) => {
    if (pasted.trim() === '') return { kind: 'empty' }
    const date = readWrittenDate(pasted)
    return date === undefined ? { kind: 'refused' } : { kind: 'text', text: formatFrenchDate(date) }
  },
  leave: writtenOut,
}
