import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { ibans, nirs, nirsWithKey, phones } from './arbitraries.ts'
import {
  checkIban,
  checkNir,
  checkPhone,
  maskIban,
  maskNir,
  maskPhone,
  readPastedIban,
  readPastedNir,
  readPastedPhone,
} from './index.ts'

/** A text, and the same with one of its digits from a place on replaced by another. */
const mistyped = (texts: fc.Arbitrary<string>, from: number): fc.Arbitrary<readonly [string, string]> =>
  fc.tuple(texts, fc.nat(), fc.integer({ min: 1, max: 9 })).map(([text, choice, more]) => {
    const places = Array.from(text, (_, place) => place).filter((place) => place >= from && /\d/.test(text[place] ?? ''))
    const place = places[choice % Math.max(1, places.length)] ?? 2
    return [text, text.slice(0, place) + String((Number(text[place]) + more) % 10) + text.slice(place + 1)]
  })

describe('identifiers, in general', () => {
  test.prop([ibans])('[P-FMT-10] [P-FMT-11] every IBAN is accepted bare, masked, and as pasted from its mask', (iban) => {
    expect(checkIban(iban)).toBeUndefined()
    expect(checkIban(maskIban(iban))).toBeUndefined()
    expect(readPastedIban(maskIban(iban).toLowerCase())).toEqual({ kind: 'text', text: maskIban(iban) })
  })

  test.prop([mistyped(ibans, 4)])('[P-FMT-11] one wrong digit of an IBAN is always noticed', ([, wrong]) => {
    expect(checkIban(wrong)).toEqual({ code: 'iban-key' })
  })

  test.prop([nirs])('[P-FMT-12] every social security number is accepted bare, masked and pasted', (nir) => {
    expect(checkNir(nir)).toBeUndefined()
    expect(readPastedNir(maskNir(nir))).toEqual({ kind: 'text', text: maskNir(nir) })
  })

  test.prop([mistyped(nirsWithKey, 7)])(
    '[P-FMT-12] one wrong digit of a number with its key is always noticed',
    ([nir, wrong]) => {
      expect(checkNir(nir)).toBeUndefined()
      expect(checkNir(wrong)).toEqual({ code: 'nir-key' })
      expect(readPastedNir(wrong)).toEqual({ kind: 'refused' })
    },
  )

  test.prop([phones])('[P-FMT-13] every telephone number is accepted bare, masked, and pasted as from abroad', (phone) => {
    expect(checkPhone(maskPhone(phone))).toBeUndefined()
    for (const written of [phone, `+33${phone.slice(1)}`, `0033 ${phone.slice(1)}`])
      expect(readPastedPhone(written)).toEqual({ kind: 'text', text: maskPhone(phone) })
  })

  test.prop([fc.string({ unit: 'binary' })])('any pasted text is taken as it would be written, nothing, or refused', (text) => {
    for (const [read, mask, check] of [
      [readPastedIban, maskIban, () => undefined],
      [readPastedNir, maskNir, checkNir],
      [readPastedPhone, maskPhone, checkPhone],
    ] as const) {
      const pasted = read(text)
      if (pasted.kind !== 'text') continue
      expect(mask(pasted.text)).toBe(pasted.text)
      expect(check(pasted.text)).toBeUndefined()
    }
  })
})
