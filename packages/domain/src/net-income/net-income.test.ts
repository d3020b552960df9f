import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { given } from '../explain/index.ts'
import { gainRates, netOf, offeredRates, regimeOf, type NetTerms, type Regime } from './index.ts'

const terms = (change: Partial<NetTerms> = {}): NetTerms => ({
  marginal: 30,
  pensionCharges: 8.4,
  on: plainDate('2026-04-01'),
  age: 64,
  ...change,
})

const amounts = ({ charges, tax, net }: ReturnType<typeof netOf>): readonly string[] =>
  [charges, tax, net].map((amount) => amount.toFixed(2))

const capital = (regime: Regime, gross: string, paid: string, change: Partial<NetTerms> = {}) => {
  const [amount, payments] = [gross, paid].map((value) => given({ term: 'gross', unit: 'eur' }, value))
  return amounts(netOf({ form: 'capital', regime, gross: amount!, paid: payments! }, terms(change)))
}

const annuity = (regime: Regime, gross: string, change: Partial<NetTerms> = {}) =>
  amounts(netOf({ form: 'annuity', regime, gross: given({ term: 'gross', unit: 'eur-per-month' }, gross) }, terms(change)))

describe('[NET-01] the regime follows the origin of the savings', () => {
  it.each([
    ['PER', 'vvd', 'deducted'],
    ['PERO', 'vv', 'deducted'],
    ['PERU', 'vvnd', 'not-deducted'],
    ['PERECO', 'es', 'employee-savings'],
    ['PERCO', 'whole', 'employee-savings'],
    ['PERO', 'co', 'pension'],
    ['A83', 'whole', 'pension'],
    ['MADELIN', 'whole', 'pension'],
    ['A82', 'whole', 'life-insurance'],
    ['RETIREMENT_SAVINGS', 'whole', undefined],
  ] as const)('%s, %s: %s', (type, origin, regime) => {
    expect(regimeOf(type, origin)).toBe(regime)
  })
})

describe('[NET-02] the rates to choose from', () => {
  it('are those of the scale and those of the charges on pensions, also of years whose law is not written', () => {
    for (const day of ['2026-04-01', '2056-07-01'])
      expect(offeredRates(plainDate(day))).toEqual({ marginal: [0, 11, 30, 41, 45], pensionCharges: [10.1, 8.4, 4.3, 0] })
  })
})

// By hand, of 1 000 € a month at 30 %: 90 % is taxed as a pension, 40 % at 64 as a bought annuity.
describe('an annuity', () => {
  it.each([
    [10.1, ['101.00', '254.07', '644.93']], // (1 000 − 59) × 90 % × 30 %
    [8.4, ['84.00', '258.66', '657.34']], // (1 000 − 42) × 90 % × 30 %
    [4.3, ['43.00', '259.74', '697.26']], // (1 000 − 38) × 90 % × 30 %
    [0, ['0.00', '270.00', '730.00']],
  ])(
    '[NET-03] of a compartment 3, an article 83 or a Madelin is a pension, with charges of %s %%',
    (pensionCharges, expected) => {
      expect(annuity('pension', '1000', { pensionCharges })).toEqual(expected)
    },
  )

  it.each([
    [49, ['130.20', '210.00', '659.80']], // 70 %
    [50, ['93.00', '150.00', '757.00']], // 50 %
    [59, ['93.00', '150.00', '757.00']],
    [60, ['74.40', '120.00', '805.60']], // 40 %
    [69, ['74.40', '120.00', '805.60']],
    [70, ['55.80', '90.00', '854.20']], // 30 %
  ])(
    '[NET-04] of payments not deducted, a compartment 2 or an article 82 is taxed on the share for %s years',
    (age, expected) => {
      for (const regime of ['not-deducted', 'employee-savings', 'life-insurance'] as const)
        expect(annuity(regime, '1000', { age })).toEqual(expected)
    },
  )

  it('[NET-04] of deducted payments is taxed as a pension, with charges on that share alone', () => {
    expect(annuity('deducted', '1000')).toEqual(['74.40', '270.00', '655.60'])
    expect(annuity('deducted', '1000', { age: 70 })).toEqual(['55.80', '270.00', '674.20'])
  })

  it('[NET-04] pays the same charges before 1 January 2026: the rate holds from the incomes of 2025 on', () => {
    expect(annuity('deducted', '1000', { on: plainDate('2025-12-01') })).toEqual(['74.40', '270.00', '655.60'])
  })

  it('[NET-03, NET-06] is rounded by the month', () => {
    expect(annuity('pension', '106.19', { marginal: 11 })).toEqual(['8.92', '10.07', '87.20'])
    expect(annuity('pension', '55.11', { marginal: 11 })).toEqual(['4.63', '5.23', '45.25'])
  })
})

// By hand, of 50 000 € with 40 000 € of payments, at 30 %; the charges on gains rose from 17.2 % to 18.6 % on 1 January 2026.
describe('a capital', () => {
  it.each([
    ['deducted', '2025-12-31', ['1720.00', '13280.00', '35000.00']], // 40 000 × 30 % + 10 000 × 12.8 %
    ['deducted', '2026-01-01', ['1860.00', '13280.00', '34860.00']],
    ['not-deducted', '2025-12-31', ['1720.00', '1280.00', '47000.00']],
    ['not-deducted', '2026-01-01', ['1860.00', '1280.00', '46860.00']],
    ['employee-savings', '2025-12-31', ['1720.00', '0.00', '48280.00']],
    ['employee-savings', '2026-01-01', ['1860.00', '0.00', '48140.00']],
    ['life-insurance', '2025-12-31', ['1720.00', '1280.00', '47000.00']],
    ['life-insurance', '2026-01-01', ['1720.00', '1280.00', '47000.00']],
  ] as const)('[NET-05] of the regime %s, paid on %s', (regime, day, expected) => {
    expect(capital(regime, '50000', '40000', { on: plainDate(day) })).toEqual(expected)
  })

  it('[NET-03] in place of a small annuity, of a compartment 3, an article 83 or a Madelin, is taxed as a pension', () => {
    // 10 000 × 8.4 %; (10 000 − 420) × 90 % × 30 %
    expect(capital('pension', '10000', '8000')).toEqual(['840.00', '2586.60', '6573.40'])
  })

  it.each([
    ['deducted', '6314.55', '5400', ['170.11', '711.06', '5433.38']],
    ['not-deducted', '3593.64', '3100', ['91.82', '63.19', '3438.63']],
    ['employee-savings', '3213.95', '2700', ['95.59', '0.00', '3118.36']],
    ['deducted', '4328.29', '3750', ['107.56', '486.52', '3734.21']],
    ['employee-savings', '17989.08', '15100', ['537.37', '0.00', '17451.71']],
  ] as const)('[NET-05, NET-06] %s of %s € with %s € of payments, at 11 %%', (regime, gross, paid, expected) => {
    expect(capital(regime, gross, paid, { marginal: 11 })).toEqual(expected)
  })

  it('[NET-05] takes gains by the scale where the saver asks for it, with the same charges', () => {
    // 18.6 % of 2 000; 30 % of 8 000 and of 2 000. Without the option 12.8 % of 2 000 = 256.
    const by = (regime: Regime, gainsBy: NetTerms['gainsBy']) => capital(regime, '10000', '8000', { gainsBy })
    expect([by('deducted', 'scale'), by('not-deducted', 'scale')]).toEqual([
      ['372.00', '3000.00', '6628.00'],
      ['372.00', '600.00', '9028.00'],
    ])
    expect(by('deducted', 'flat-tax')).toEqual(['372.00', '2656.00', '6972.00'])
    expect(by('employee-savings', 'scale')).toEqual(by('employee-savings', undefined))
  })

  it('[NET-06] rounds each levy for itself: of 100,05 € paid in and 10,04 € of gains, at 30 %', () => {
    // By hand: 1,87 of 1,86744; 30,02 of 30,015 and 1,29 of 1,28512, where their sum of 31,30012 would be a cent less.
    expect(capital('deducted', '110.09', '100.05', { marginal: 30 })).toEqual(['1.87', '31.31', '76.91'])
  })

  it('[NET-05] comes to what the exit of a deducted payment does', () => {
    // The worked case of the exit: 5 400 € become 8 515,26 €.
    expect(capital('deducted', '8515.26', '5400', { marginal: 11 })).toEqual(['579.44', '992.75', '6943.07'])
  })

  it('[NET-05] tells what is taken from gains, on both sides of 1 January 2026', () => {
    expect(['2025-12-31', '2026-01-01'].map((day) => gainRates(plainDate(day)))).toEqual([
      { charges: 17.2, tax: 12.8 },
      { charges: 18.6, tax: 12.8 },
    ])
  })

  it('[NET-05] without gains pays nothing on them, and payments never exceed it', () => {
    expect(capital('not-deducted', '1000', '1000')).toEqual(['0.00', '0.00', '1000.00'])
    expect(capital('deducted', '1000', '1200')).toEqual(['0.00', '300.00', '700.00'])
  })
})
