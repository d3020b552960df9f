import { describe, expect, it } from 'vitest'

import {
  Decimal,
  euros,
  formatAmount,
  formatAmountInput,
  formatEuros,
  formatMovement,
  formatRate,
  formatShare,
  formatPoints,
  formatUnits,
} from './index.ts'

const NBSP = '\u00A0'
const MINUS = '\u2212'

describe('an amount to read', () => {
  it.each([
    ['0', `0,00${NBSP}€`],
    ['0.5', `0,50${NBSP}€`],
    ['12', `12,00${NBSP}€`],
    ['999.994', `999,99${NBSP}€`],
    ['999.995', `1${NBSP}000,00${NBSP}€`],
    ['1234.5', `1${NBSP}234,50${NBSP}€`],
    ['1010100.1', `1${NBSP}010${NBSP}100,10${NBSP}€`],
    ['1000005.05', `1${NBSP}000${NBSP}005,05${NBSP}€`],
    ['1234567.5', `1${NBSP}234${NBSP}567,50${NBSP}€`],
    ['9999999999999.99', `9${NBSP}999${NBSP}999${NBSP}999${NBSP}999,99${NBSP}€`],
    ['99999999999999.99', `99${NBSP}999${NBSP}999${NBSP}999${NBSP}999,99${NBSP}€`],
    ['123456789012345678.905', `123${NBSP}456${NBSP}789${NBSP}012${NBSP}345${NBSP}678,91${NBSP}€`],
    ['0.00000000049', `0,00${NBSP}€`],
  ])(
    '[P-FMT-02] [P-FMT-03] [S-CONST-52] [O-CONST-35] has a comma, no-break spaces and the euro sign last: %s',
    (amount, text) => {
      expect(formatEuros(euros(amount))).toBe(text)
    },
  )

  it('[P-FMT-06] has a true minus, set off, before a negative amount, and none before what rounds to zero', () => {
    expect(formatEuros(euros('-12'))).toBe(`${MINUS}${NBSP}12,00${NBSP}€`)
    expect(formatEuros(euros('-1234.565'))).toBe(`${MINUS}${NBSP}1${NBSP}234,57${NBSP}€`)
    expect(formatEuros(euros('-0.004'))).toBe(`0,00${NBSP}€`)
    expect(formatEuros(euros('-123456789012345678'))).toBe(
      `${MINUS}${NBSP}123${NBSP}456${NBSP}789${NBSP}012${NBSP}345${NBSP}678,00${NBSP}€`,
    )
  })

  it('[S-AMT-01] can go without its currency', () => {
    expect(formatAmount(euros('1234.5'))).toBe(`1${NBSP}234,50`)
    expect(formatAmount(euros('-1234.5'))).toBe(`${MINUS}${NBSP}1${NBSP}234,50`)
  })

  it('shows the plus of a credit as a movement, and no sign on nothing', () => {
    expect(formatMovement(euros('12'))).toBe(`+${NBSP}12,00${NBSP}€`)
    expect(formatMovement(euros('-12'))).toBe(`${MINUS}${NBSP}12,00${NBSP}€`)
    expect(formatMovement(euros('0.001'))).toBe(`0,00${NBSP}€`)
  })
})

describe('an amount in a field', () => {
  it('[S-AMT-04] [S-AMT-05] has plain spaces between its thousands', () => {
    expect(formatAmountInput(euros('1234567.8'))).toBe('1 234 567,80')
  })

  it('[P-FMT-08] gets two decimals when the field is left', () => {
    expect(formatAmountInput(euros('12'))).toBe('12,00')
  })
})

describe('a percentage', () => {
  it('[P-FMT-09] has two decimals and a percent sign after a no-break space', () => {
    expect(formatRate('12.5')).toBe(`12,50${NBSP}%`)
    expect(formatRate(2)).toBe(`2,00${NBSP}%`)
    expect(formatRate(new Decimal('-1.005'))).toBe(`${MINUS}${NBSP}1,01${NBSP}%`)
  })

  it('[P-FMT-09] can be written from a share of one', () => {
    expect(formatShare('0.6')).toBe(`60,00${NBSP}%`)
    expect(formatShare(new Decimal('0.12345'))).toBe(`12,35${NBSP}%`)
  })
})

describe('units of a fund', () => {
  it.each([
    [0, '0,0000'],
    [28.417, '28,4170'],
    [0.00005, '0,0001'],
    [1234567.5, `1${NBSP}234${NBSP}567,5000`],
  ])('%d has four decimals and its thousands apart', (count, text) => {
    expect(formatUnits(count)).toBe(text)
  })
})

it.each([
  ['3030.38', '3\u00A0030,38'],
  ['0.005', '0,01'],
])('[P-FMT-03] %s points have two decimals', (points, text) => {
  expect(formatPoints(points)).toBe(text)
})
