import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { dates } from '../calendar/arbitraries.ts'
import { formatFrenchDate, parseFrenchDate } from '../calendar/index.ts'
import { ibans, nirs, phones } from '../identifiers/arbitraries.ts'
import { maskIban, maskNir, maskPhone } from '../identifiers/index.ts'
import { balances } from '../money/arbitraries.ts'
import { formatAmountInput, parseAmount, type TypedText } from '../money/index.ts'
import { keys, press, typing, type Key } from './arbitraries.ts'
import {
  dateFormat,
  ibanFormat,
  moneyFormat,
  moneyWithCentsFormat,
  nirFormat,
  numericFormat,
  percentageFormat,
  phoneFormat,
  type FieldFormat,
} from './index.ts'

const EMPTY: TypedText = { text: '', caret: 0 }

const FORMS = [
  ['money', moneyFormat, /^(\d{1,3}( \d{3})*)?(,\d{0,2})?$/],
  ['money with cents', moneyWithCentsFormat, /^(\d{1,3}( \d{3})*)?(,\d{0,2})?$/],
  ['percentage', percentageFormat, /^\d{0,3}(,\d{0,2})?$/],
  ['iban', ibanFormat, /^([0-9A-Z]{4} ){0,7}[0-9A-Z]{0,4}$/],
  ['nir', nirFormat, /^[\dAB]?( [\dAB]{1,2}){0,3}( [\dAB]{1,3}){0,2}$/],
  ['phone', phoneFormat, /^(\d\d ){0,4}\d{0,2}$/],
  ['date', dateFormat, /^/],
  ['numeric', numericFormat, /^[\d ]*(,[\d ]*)?$/],
] as const satisfies readonly (readonly [string, FieldFormat, RegExp])[]

const GROUPED = [ibanFormat, phoneFormat] as const
const typeAll = (format: FieldFormat, text: string): TypedText =>
  Array.from(text).reduce((field, character) => press(format, field, { kind: 'character', character }), EMPTY)
const after = (format: FieldFormat, pressed: readonly Key[]): TypedText =>
  pressed.reduce((field, key) => press(format, field, key), EMPTY)
const plain = (text: string): string => text.replaceAll(' ', '')

describe('a field, in general', () => {
  for (const [name, format, form] of FORMS)
    test.prop([typing])(
      `[P-FMT-07 to P-FMT-14] whatever is typed and erased, it holds what its format writes, and the caret is in it: ${name}`,
      (pressed) => {
        let field = EMPTY
        for (const key of pressed) {
          field = press(format, field, key)
          expect(field.text).toMatch(form)
          expect(field.caret).toBeGreaterThanOrEqual(0)
          expect(field.caret).toBeLessThanOrEqual(field.text.length)
        }
      },
    )

  for (const [name, format] of FORMS.filter(([of]) => of !== 'date'))
    test.prop([typing])(`[P-FMT-07 to P-FMT-14] what it holds is not changed by formatting it again: ${name}`, (pressed) => {
      const field = after(format, pressed)
      expect(format.type(field.text, field.caret, field)).toEqual(field)
    })

  for (const [name, format] of FORMS)
    test.prop([typing])(`[P-FMT-07 to P-FMT-14] leaving it twice is leaving it once: ${name}`, (pressed) => {
      const left = format.leave(after(format, pressed).text)
      expect(format.leave(left)).toBe(left)
    })

  test.prop([typing, keys, fc.constantFrom(...GROUPED)])(
    '[P-FMT-10] [P-FMT-13] a key changes nothing behind the caret, and adds its own character or nothing before it',
    (pressed, key, format) => {
      const before = after(format, pressed)
      const now = press(format, before, key)
      if (key.kind === 'move') return
      const [head, tail] = [plain(before.text.slice(0, before.caret)), plain(before.text.slice(before.caret))]
      const [newHead, newTail] = [plain(now.text.slice(0, now.caret)), plain(now.text.slice(now.caret))]
      if (key.kind === 'character') {
        expect(newTail).toBe(tail)
        expect([head, head + key.character.toUpperCase()]).toContain(newHead)
      } else if (key.kind === 'backspace') {
        expect(newTail).toBe(tail)
        expect([head, head.slice(0, -1)]).toContain(newHead)
      } else {
        expect(newHead).toBe(head)
        expect([tail, tail.slice(1)]).toContain(newTail)
      }
    },
  )

  test.prop([typing, fc.constantFrom(ibanFormat, nirFormat, phoneFormat, moneyFormat)])(
    '[P-FMT-07] [P-FMT-10 to P-FMT-13] holding an erasing key down empties it on that side: no space stops it',
    (pressed, format) => {
      const start = after(format, pressed)
      let field = start
      for (let count = 0; count <= 2 * start.text.length; count += 1) field = press(format, field, { kind: 'backspace' })
      expect(field.caret).toBe(0)
      for (let count = 0; count <= 2 * start.text.length; count += 1) field = press(format, field, { kind: 'delete' })
      expect(field.text).toBe('')
    },
  )
})

describe('round trips', () => {
  test.prop([ibans])('[P-FMT-10] [P-FMT-11] an IBAN typed, masked and pasted is the same text', (iban) => {
    expect(typeAll(ibanFormat, iban.toLowerCase())).toEqual({ text: maskIban(iban), caret: maskIban(iban).length })
    expect(ibanFormat.paste(maskIban(iban))).toEqual({ kind: 'text', text: maskIban(iban) })
    expect(plain(maskIban(iban))).toBe(iban)
  })

  test.prop([nirs])('[P-FMT-12] a social security number typed, masked and pasted is the same text', (nir) => {
    expect(typeAll(nirFormat, nir).text).toBe(maskNir(nir))
    expect(nirFormat.paste(nir)).toEqual({ kind: 'text', text: maskNir(nir) })
    expect(plain(maskNir(nir))).toBe(nir)
  })

  test.prop([phones])('[P-FMT-13] a telephone number typed, masked and pasted is the same text', (phone) => {
    expect(typeAll(phoneFormat, phone).text).toBe(maskPhone(phone))
    expect(phoneFormat.paste(phone)).toEqual({ kind: 'text', text: maskPhone(phone) })
    expect(plain(maskPhone(phone))).toBe(phone)
  })

  test.prop([dates])('[P-FMT-01] (S-35) a day typed without bars, with them, left and pasted is the same text', (date) => {
    const text = formatFrenchDate(date)
    for (const typed of [text, text.replaceAll('/', '')]) {
      expect(typeAll(dateFormat, typed)).toEqual({ text: typed, caret: typed.length })
      expect(dateFormat.leave(typed)).toBe(text)
    }
    expect(dateFormat.paste(text)).toEqual({ kind: 'text', text })
    expect(parseFrenchDate(dateFormat.leave(typeAll(dateFormat, text).text))).toBe(date)
  })

  test.prop([typing, keys])('[P-FMT-01] (S-35) no key rewrites anything of a date but what it adds or erases', (pressed, key) => {
    const before = after(dateFormat, pressed)
    const now = press(dateFormat, before, key)
    const [head, tail] = [before.text.slice(0, before.caret), before.text.slice(before.caret)]
    if (key.kind === 'character') expect(now.text).toBe(head + key.character + tail)
    else if (key.kind === 'backspace') expect(now.text).toBe(head.slice(0, -1) + tail)
    else if (key.kind === 'delete') expect(now.text).toBe(head + tail.slice(1))
    else expect(now.text).toBe(before.text)
  })

  test.prop([balances])('[P-FMT-07] [P-FMT-08] an amount typed, left, read and pasted is the same amount', (amount) => {
    const text = formatAmountInput(amount)
    for (const format of [moneyFormat, moneyWithCentsFormat]) {
      const left = format.leave(typeAll(format, text).text)
      const parsed = parseAmount(left)
      expect(parsed.kind === 'amount' && parsed.amount.equals(amount)).toBe(true)
      expect(format.paste(left)).toEqual({ kind: 'text', text: left })
    }
    expect(moneyWithCentsFormat.leave(text)).toBe(text)
  })

  test.prop([fc.integer({ min: 0, max: 99_999 })])(
    '[P-FMT-09] a percentage typed, left and pasted with its sign is the same',
    (part) => {
      const text = `${Math.floor(part / 100)},${String(part % 100).padStart(2, '0')}`
      expect(percentageFormat.leave(typeAll(percentageFormat, text).text)).toBe(text)
      expect(percentageFormat.paste(`${text}\u00A0%`)).toEqual({ kind: 'text', text })
    },
  )

  test.prop([fc.string({ unit: 'binary' })])(
    '[P-FMT-07 to P-FMT-14] any pasted text is what could be typed, nothing, or refused',
    (pasted) => {
      for (const [, format, form] of FORMS) {
        const read = format.paste(pasted)
        if (read.kind === 'text') expect(read.text).toMatch(form)
      }
    },
  )
})
