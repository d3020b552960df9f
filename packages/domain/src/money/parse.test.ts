import { describe, expect, it } from 'vitest'

import { HIGHEST_AMOUNT, parseAmount, parsePastedAmount, readingsOf, type ParsedAmount } from './index.ts'

const said = (parsed: ParsedAmount): string =>
  parsed.kind === 'amount' ? parsed.amount.toString() : parsed.kind === 'refused' ? parsed.reason : parsed.kind

describe('reading a French amount', () => {
  it.each([
    ['1 234,56', '1234.56'],
    ['1\u00A0234,56', '1234.56'],
    ['1\u202F234,56', '1234.56'],
    ['1 234,5 €', '1234.5'],
    ['1\u00A0234\u00A0567,50\u00A0€', '1234567.5'],
    ['12€', '12'],
    ['12,', '12'],
    [',5', '0.5'],
    ['0', '0'],
    ['007', '7'],
    ['\t12,50\n', '12.5'],
    ['9 999 999 999 999,99', '9999999999999.99'],
  ])(
    '[P-FMT-04] [P-FMT-06] [S-AMT-01] [S-AMT-05] takes any of the three spaces, a comma and a euro sign: "%s" is %s',
    (text, amount) => {
      expect(said(parseAmount(text))).toBe(amount)
    },
  )

  it.each([
    ['-12', '-12'],
    ['- 12', '-12'],
    ['\u221212,5', '-12.5'],
    ['\u2212\u00A01\u00A0234,50\u00A0€', '-1234.5'],
    ['-0', '0'],
    ['+ 12,00 €', '12'],
  ])('[P-FMT-06] takes either minus, with or without a space: "%s" is %s', (text, amount) => {
    expect(said(parseAmount(text))).toBe(amount)
  })

  it.each([
    ['1,005', '1.01'],
    ['1,004', '1'],
    ['-1,005', '-1.01'],
    ['0,999', '1'],
  ])('[P-FMT-05] [S-AMT-02] rounds to the cent: "%s" is %s', (text, amount) => {
    expect(said(parseAmount(text))).toBe(amount)
  })

  it.each(['', ' ', '\u00A0\u202F', '\t\n'])('[P-FMT-06] says that nothing was entered, which is not zero: "%s"', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'empty' })
  })

  it.each([
    'abc',
    '€',
    '-',
    ',',
    '-,',
    '1,2,3',
    '1 2,3 4',
    '--1',
    '1-',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '1.5',
    '12 €€',
    '€ 12',
    '12 50',
    '1 2345',
    '1  234',
    '12 €\n13 €',
    '１２',
  ])('[P-FMT-06] refuses what is no amount rather than guess: "%s"', (text) => {
    expect(said(parseAmount(text))).toBe('not-an-amount')
  })

  it('refuses an amount that a call could not carry to the cent', () => {
    expect(HIGHEST_AMOUNT.toString()).toBe('9999999999999.99')
    expect(said(parseAmount('10 000 000 000 000'))).toBe('too-large')
    expect(said(parseAmount('9 999 999 999 999,995'))).toBe('too-large')
    expect(said(parseAmount('-9 999 999 999 999,995'))).toBe('too-large')
    expect(said(parseAmount('9'.repeat(400)))).toBe('too-large')
    expect(said(parseAmount(`${'0'.repeat(400)}1`))).toBe('1')
  })
})

describe('reading a pasted amount', () => {
  it.each([
    ['1 234,5 €', '1234.5'],
    ['1234.5', '1234.5'],
    ['1 234.50 €', '1234.5'],
    ['\u2212 12.05', '-12.05'],
    ['.5', '0.5'],
    ['\t1234.5\n', '1234.5'],
    ['1 234,56 EUR', '1234.56'],
    ['1.5 eur', '1.5'],
    ['\u200E1\u2009234,56\u00A0€\u200E', '1234.56'],
    ['1\u2007234,5', '1234.5'],
    ['\u200B12\uFEFF', '12'],
  ])('[P-FMT-04] takes one dot for the comma if one or two digits end the text: "%s" is %s', (text, amount) => {
    expect(said(parsePastedAmount(text))).toBe(amount)
  })

  it.each(['1.234', '1.234,5', '1.234.567,89', '1,234.56', '1.2.3', '12.', '1.234 €', '1.2 3'])(
    '[P-FMT-06] refuses a dot that may mean a thousand: "%s"',
    (text) => {
      expect(said(parsePastedAmount(text))).toBe('ambiguous-dot')
    },
  )

  it.each(['hello.', 'v1.5', '.', '1.5 USD', '1..5x', '12 34.50', '- .'])(
    '[P-FMT-06] refuses what is no amount: "%s"',
    (text) => {
      expect(said(parsePastedAmount(text))).toBe('not-an-amount')
    },
  )

  // Rihla 530, bitshares-ui 2022, lion 1731: thousands of an English text.
  it.each([
    ['50,000', ['50000', '50']],
    ['1,000', ['1000', '1']],
    ['1,005', ['1005', '1.01']],
    ['999,999', ['999999', '1000']],
    ['50,000 €', ['50000', '50']],
    [' 12,345 EUR', ['12345', '12.35']],
    ['\u200E5,250', ['5250', '5.25']],
  ])('[P-FMT-16] refuses one to three digits, a comma and three digits, with both readings: "%s"', (text, readings) => {
    expect(said(parsePastedAmount(text))).toBe('ambiguous-comma')
    expect(readingsOf(text).map(String)).toEqual(readings)
    // Read digit by digit it is what it was (P-FMT-05).
    expect(parseAmount('1,005')).toMatchObject({ kind: 'amount' })
  })

  it.each([
    ['0,500', '0.5'],
    ['1 050,000', '1050'],
    ['1234,567', '1234.57'],
    ['50,00', '50'],
    ['50,0000', '50'],
  ])('[P-FMT-16] reads what says itself that the comma is a decimal one: "%s" is %s', (text, amount) => {
    expect(said(parsePastedAmount(text))).toBe(amount)
  })

  it('says that nothing was pasted', () => {
    expect(parsePastedAmount(' ')).toEqual({ kind: 'empty' })
  })
})
