import { describe, expect, it } from 'vitest'

import {
  dateFormat,
  ibanFormat,
  moneyFormat,
  moneyWithCentsFormat,
  nirFormat,
  numericFormat,
  percentageFormat,
  phoneFormat,
} from './index.ts'

const text = (value: string) => ({ kind: 'text', text: value })

describe('an amount', () => {
  it('[P-FMT-07] is grouped while it is typed, and shows its cents only if there are some', () => {
    expect(moneyFormat.type('1234567', 7)).toEqual({ text: '1 234 567', caret: 9 })
    expect(['1234', '1 234,5', '1 234,00', 'abc', ''].map(moneyFormat.leave)).toEqual(['1 234', '1 234,50', '1 234', 'abc', ''])
  })

  it('[P-FMT-08] with its cents shows two decimals once it is left', () => {
    expect(moneyWithCentsFormat.type('12,345', 6)).toEqual({ text: '12,34', caret: 5 })
    expect(['12', '12,5', '1234,', '0', '', 'abc'].map(moneyWithCentsFormat.leave)).toEqual([
      '12,00',
      '12,50',
      '1 234,00',
      '0,00',
      '',
      'abc',
    ])
  })

  it('[P-FMT-07] [P-FMT-08] is pasted whole or refused; a debt is refused, because the field has no minus', () => {
    expect(moneyFormat.paste('1\u202F234,00 €')).toEqual(text('1 234'))
    expect(moneyWithCentsFormat.paste('1234.5')).toEqual(text('1 234,50'))
    expect(moneyWithCentsFormat.paste('-0')).toEqual(text('0,00'))
    for (const pasted of ['-12', '\u2212 12,00 €', '1.234', 'mille']) expect(moneyFormat.paste(pasted).kind).toBe('refused')
    expect(moneyFormat.paste(' ').kind).toBe('empty')
  })
})

describe('an amount with thousands of another language', () => {
  it('[P-FMT-16] is refused with what the field would hold of both readings', () => {
    const readings = ['50 000,00', '50,00']
    for (const format of [moneyFormat, moneyWithCentsFormat]) {
      expect(format.paste('50,000')).toEqual({ kind: 'refused', readings })
      // Chosen, a reading is pasted itself.
      for (const reading of readings) expect(format.paste(reading).kind).toBe('text')
    }
    expect(moneyFormat.paste('-50,000')).toEqual({ kind: 'refused' })
    expect(moneyFormat.paste('3,000.50')).toEqual({ kind: 'refused' })
  })

  it('[P-FMT-09] [P-FMT-16] are decimals in a percentage', () => {
    expect(percentageFormat.paste('12,500 %')).toEqual(text('12,50'))
    expect(percentageFormat.paste('12,505')).toEqual(text('12,51'))
  })
})

describe('a percentage', () => {
  it('[P-FMT-09] shows two decimals once it is left', () => {
    expect(['12,5', '100', ''].map(percentageFormat.leave)).toEqual(['12,50', '100,00', ''])
  })

  it('[P-FMT-09] takes three digits and two decimals', () => {
    expect(percentageFormat.type('1234,567', 8).text).toBe('123,56')
    expect(percentageFormat.type('12.5', 4)).toEqual({ text: '12,5', caret: 4 })
  })

  it('[P-FMT-09] is pasted with its sign or without', () => {
    expect(percentageFormat.paste('12,5\u00A0%')).toEqual(text('12,50'))
    expect(percentageFormat.paste('12.5%')).toEqual(text('12,50'))
    expect(percentageFormat.paste('100')).toEqual(text('100,00'))
    for (const pasted of ['-1 %', '1000', '12 €', '12 % 3', 'dix']) expect(percentageFormat.paste(pasted).kind).toBe('refused')
    expect(percentageFormat.paste('').kind).toBe('empty')
  })
})

describe('a number', () => {
  it('[P-FMT-14] keeps digits, one comma and spaces, and the caret', () => {
    expect(numericFormat.type('a-.1,5', 6)).toEqual({ text: '1,5', caret: 3 })
    expect(numericFormat.type('1 2x34', 4)).toEqual({ text: '1 234', caret: 3 })
    expect(numericFormat.type('1,2,3', 4)).toEqual({ text: '1,23', caret: 3 })
    expect(numericFormat.type(',', 1)).toEqual({ text: '', caret: 0 })
    expect(numericFormat.leave(' 72 ')).toBe('72')
  })

  it('[P-FMT-14] is pasted whole or refused', () => {
    expect(numericFormat.paste('1\u00A0234,5')).toEqual(text('1 234,5'))
    expect(numericFormat.paste('12.5')).toEqual(text('12,5'))
    for (const pasted of ['abc', '1,2,3', '-4', '1.234', ',5', '12 ans']) expect(numericFormat.paste(pasted).kind).toBe('refused')
    expect(numericFormat.paste('\n').kind).toBe('empty')
  })
})

describe('a telephone number', () => {
  it('[P-FMT-13] filled in by the browser may begin with +33', () => {
    expect(phoneFormat.type('+33612345678', 12)).toEqual({ text: '06 12 34 56 78', caret: 14 })
    expect(phoneFormat.type('+3', 2)).toEqual({ text: '3', caret: 1 })
    expect(phoneFormat.type('0033', 4)).toEqual({ text: '00 33', caret: 5 })
  })
})

describe('a date', () => {
  it('[P-FMT-01] (S-35) filled in by the browser may begin with its year, and is written out at once', () => {
    expect(dateFormat.type('1964-03-12', 10, { text: '', caret: 0 })).toEqual({ text: '12/03/1964', caret: 10 })
  })

  it('[P-FMT-01] (S-35) is left as it is while it is typed, and written out on leaving', () => {
    expect(dateFormat.type('1/3/1964', 8, { text: '1/3/196', caret: 7 })).toEqual({ text: '1/3/1964', caret: 8 })
    expect(['1/3/1964', '1er mars 1964', '01031964', '31/02/1964', '12/03/64', ''].map(dateFormat.leave)).toEqual([
      '01/03/1964',
      '01/03/1964',
      '01/03/1964',
      '31/02/1964',
      '12/03/64',
      '',
    ])
  })

  it('[P-FMT-01] is pasted whole or refused', () => {
    expect(dateFormat.paste('12.03.1964')).toEqual(text('12/03/1964'))
    expect(dateFormat.paste('12 mars 1964')).toEqual(text('12/03/1964'))
    expect(dateFormat.paste('31/02/1964').kind).toBe('refused')
    expect(dateFormat.paste(' ').kind).toBe('empty')
  })
})

describe('what is left in a field', () => {
  it('stays as it is where nothing is to be added', () => {
    for (const format of [ibanFormat, nirFormat, phoneFormat, dateFormat]) expect(format.leave('FR14 2')).toBe('FR14 2')
  })
})
