import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { dates } from '../calendar/arbitraries.ts'
import { formatFrenchDate } from '../calendar/index.ts'
import { ibans, nirs, phones } from '../identifiers/arbitraries.ts'
import { maskIban, maskNir, maskPhone } from '../identifiers/index.ts'
import { balances } from '../money/arbitraries.ts'
import { formatAmountInput } from '../money/index.ts'
import {
  dateFormat,
  ibanFormat,
  isReadOtherwise,
  moneyFormat,
  moneyWithCentsFormat,
  nirFormat,
  numericFormat,
  percentageFormat,
  phoneFormat,
  type FieldFormat,
} from './index.ts'

describe('a text that comes into a field at once', () => {
  it.each<[string, FieldFormat, readonly string[]]>([
    ['an amount', moneyFormat, ['3.333,33', '1.234', '12.345', '12,345', '-500', '12 50', '85 %', 'mille', '12345678901234']],
    ['an amount with cents', moneyWithCentsFormat, ['3.333,33', '\u2212500', '1,5,2']],
    ['a percentage', percentageFormat, ['1234', '12 €']],
    ['a number', numericFormat, ['1.234,5', '-3']],
    ['an IBAN', ibanFormat, ['IBAN : FR76 3000 6000 0112 3456 7890 189']],
    ['a social security number', nirFormat, ['1 85 05 78 006 084 92']],
    ['a telephone number', phoneFormat, ['+44 20 7946 0958']],
  ])(
    '[P-FMT-07 to P-FMT-14] is read as a paste where a key after the other would make another text of it: %s',
    (_, format, texts) => {
      for (const inserted of texts) expect([inserted, isReadOtherwise(format, inserted)]).toEqual([inserted, true])
    },
  )

  it.each<[string, FieldFormat, readonly string[]]>([
    ['an amount', moneyFormat, ['3333,33', '3 333,33', '1234.5', '0,02', '12', '1,', '007', ',5', '2500 €', ' ', '999999999999']],
    ['an amount with cents', moneyWithCentsFormat, ['12', '12,5', '9649,99']],
    ['a percentage', percentageFormat, ['12,5', '33,33 %']],
    ['a number', numericFormat, ['1,5', '1 234']],
    ['an IBAN', ibanFormat, ['fr7630', 'FR76 3000', 'FR76 3000 6000 0112 3456 7890 188']],
    ['a social security number', nirFormat, ['185052a006084', '1 85 05', '1 85 05 78 006 084 91']],
    ['a telephone number', phoneFormat, ['+33 6 98 76 54 32', '06.12.34.56.78', '0612', '0912']],
    ['a date', dateFormat, ['12031964', '1203', '12/03', '12.03.1964', '1.3.1964', '12 mars 1964', '1964-03-12', '31/02/1964']],
  ])(
    '[P-FMT-07 to P-FMT-14] stands as if it were typed where that says the same, or is a beginning of it: %s',
    (_, format, texts) => {
      for (const inserted of texts) expect([inserted, isReadOtherwise(format, inserted)]).toEqual([inserted, false])
    },
  )

  test.prop([balances, ibans, nirs, phones, dates])(
    '[P-FMT-07 to P-FMT-14] says the same in either reading when it is written as the field writes it',
    (balance, iban, nir, phone, date) => {
      const written = formatAmountInput(balance)
      for (const format of [moneyFormat, moneyWithCentsFormat]) expect(isReadOtherwise(format, written)).toBe(false)
      expect(isReadOtherwise(ibanFormat, maskIban(iban))).toBe(false)
      expect(isReadOtherwise(nirFormat, maskNir(nir))).toBe(false)
      expect(isReadOtherwise(phoneFormat, maskPhone(phone))).toBe(false)
      expect(isReadOtherwise(dateFormat, formatFrenchDate(date))).toBe(false)
    },
  )

  test.prop([fc.integer({ min: 1000, max: 99_999_999 }), fc.integer({ min: 0, max: 99 })])(
    '[P-FMT-07] never leaves another amount behind when its thousands are parted by dots',
    (whole, cents) => {
      const written = `${String(whole).replace(/\B(?=(\d{3})+$)/g, '.')},${String(cents).padStart(2, '0')}`
      expect(isReadOtherwise(moneyFormat, written)).toBe(true)
    },
  )
})
