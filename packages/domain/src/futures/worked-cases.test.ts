import { describe, expect, it } from 'vitest'

import {
  assumptionsNamed,
  badYear,
  budgetMix,
  fanOf,
  lateLoss,
  latticeOf,
  mixOf,
  type AssetClass,
  type Mix,
  type RiskBudget,
  type Weights,
} from './index.ts'

const SET = assumptionsNamed('robo-2026-10')

/** Limits of the four profiles: loss of a bad year, chance of a late loss. */
const LIMITS = { offensive: [0.2, 0.22], balanced: [0.17, 0.18], defensive: [0.11, 0.13], security: [0.045, 0.08] } as const
type Profile = keyof typeof LIMITS
/** Years after which a late loss counts, by step. */
const YEARS = [12, 8, 5, 3, 1, 0.5] as const

const THREE = ['shares', 'bonds', 'money'] as const satisfies readonly AssetClass[]

const budgetOf = (profile: Profile, years: number, classes: readonly AssetClass[], euroCap = 1): RiskBudget => ({
  classes,
  euroCap,
  badYear: LIMITS[profile][0],
  lateLoss: LIMITS[profile][1],
  years,
})

const percents = (classes: readonly AssetClass[], weights: Weights | undefined): string =>
  classes.map((name) => Math.round(100 * (weights?.[name] ?? NaN))).join('/')

// Tables of the method's reference, on which two programs in two languages agree: shares/bonds/money [bad year %, late loss %].
const CASE_1: Readonly<Record<Profile, readonly (readonly [string, string, string])[]>> = {
  offensive: [
    ['95/5/0', '19.954', '17.299'],
    ['90/10/0', '18.960', '21.213'],
    ['60/40/0', '13.139', '21.248'],
    ['35/50/15', '8.243', '21.906'],
    ['15/5/80', '2.269', '21.658'],
    ['5/15/80', '0.641', '19.702'],
  ],
  balanced: [
    ['80/20/0', '16.982', '14.542'],
    ['70/30/0', '15.033', '17.558'],
    ['45/40/15', '9.933', '18.000'],
    ['25/35/40', '5.525', '17.682'],
    ['10/15/75', '1.534', '17.799'],
    ['5/10/85', '0.343', '16.619'],
  ],
  defensive: [
    ['50/35/15', '10.848', '8.780'],
    ['45/55/0', '10.497', '12.824'],
    ['30/25/45', '6.190', '12.874'],
    ['15/30/55', '3.292', '12.200'],
    ['5/15/80', '0.641', '11.404'],
    ['5/0/95', '-0.019', '11.967'],
  ],
  security: [
    ['20/30/50', '4.273', '1.871'],
    ['20/30/50', '4.273', '4.464'],
    ['20/20/60', '3.841', '7.975'],
    ['10/25/65', '2.091', '7.942'],
    ['5/5/90', '0.111', '6.148'],
    ['0/5/95', '-0.445', '4.672'],
  ],
}

describe('worked case 1: the mixes of four profiles at six horizons', () => {
  for (const [profile, row] of Object.entries(CASE_1) as [Profile, (typeof CASE_1)[Profile]][])
    it.each(row.map(([mix, bad, late], step) => [YEARS[step] ?? NaN, mix, bad, late] as const))(
      `[ROBO-23] ${profile}, %f years: %s, bad year %s %%, late loss %s %%`,
      (years, expected, bad, late) => {
        const found = budgetMix(SET, budgetOf(profile, years, THREE))
        expect([
          percents(THREE, found?.weights),
          (100 * (found?.badYear ?? NaN)).toFixed(3),
          (100 * (found?.lateLoss ?? NaN)).toFixed(3),
        ]).toEqual([expected, bad, late])
      },
    )

  it('[ROBO-23] defensive refuses 50/40/10, whose bad year misses the limit of 11 % by a thousandth of a percent', () => {
    expect((100 * badYear(mixOf(SET, { shares: 0.5, bonds: 0.4, money: 0.1 }))).toFixed(4)).toBe('11.0009')
  })

  it('[ROBO-23] balanced takes 45/40/15 at five years, whose late loss is just below 18 %', () => {
    expect((100 * lateLoss(mixOf(SET, { shares: 0.45, bonds: 0.4, money: 0.15 }), 5)).toFixed(4)).toBe('17.9996')
  })

  it('[ROBO-23] no mix keeps limits that none can', () => {
    expect(budgetMix(SET, { classes: ['shares'], badYear: 0.01, lateLoss: 0.01, years: 1 })).toBeUndefined()
  })
})

describe('worked case 2: with a fund in euros of two fifths at most', () => {
  const FOUR = [...THREE, 'euro'] as const
  it.each([
    ['balanced', ['80/20/0/0', '75/5/0/20', '50/30/0/20', '30/40/0/30', '10/25/25/40', '5/20/35/40']],
    ['security', ['20/40/0/40', '20/40/0/40', '20/40/0/40', '15/20/25/40', '5/15/40/40', '5/0/55/40']],
  ] as const)('[ROBO-23] %s: %j', (profile, expected) => {
    const mixes = YEARS.map((years) => percents(FOUR, budgetMix(SET, budgetOf(profile, years, FOUR, 0.4))?.weights))
    expect(mixes).toEqual(expected)
  })
})

describe('worked case 3: a plan of 11 404,16 €, three to five years before its end', () => {
  it.each([
    ['of the grid', { shares: 0.4, bonds: 0.35, money: 0.25 }, '8.69', '991.37', '22.57'],
    ['held today', { shares: 0.46, bonds: 0.26, money: 0.28 }, '9.73', '1109.33', '23.93'],
    ['of the method', { shares: 0.25, bonds: 0.35, money: 0.4 }, '5.53', '630.10', '17.68'],
  ] as const)('[ROBO-22] the mix %s (%j): a bad year of %s %%, %s €; a late loss of %s %%', (_, weights, bad, euros, late) => {
    const mix = mixOf(SET, weights)
    expect((100 * badYear(mix)).toFixed(2)).toBe(bad)
    expect((11_404.16 * badYear(mix)).toFixed(2)).toBe(euros)
    expect((100 * lateLoss(mix, 3)).toFixed(2)).toBe(late)
  })
})

const BALANCED = CASE_1.balanced.map(([weights]) => {
  const [shares = 0, bonds = 0, money = 0] = weights.split('/').map((percent) => Number(percent) / 100)
  return mixOf(SET, { shares, bonds, money })
})
const BOUNDS = [12, 8, 5, 3, 1, 0] as const
/** The balanced grid of case 1; a column holds while as many years are left as its bound says. */
const mixAt = (yearsLeft: number): Mix => BALANCED[BOUNDS.findIndex((bound) => yearsLeft >= bound)] as Mix

// Mean, deviation and what has no payments are the method's reference, to the cent, on which two programs agree. Quantiles and chances with payments are
// those of the true distribution, integrated half-year by half-year on a grid of amounts: two grids agree on the cents.
describe('worked case 4: the fan of the balanced grid', () => {
  const endOf = (years: number, initial: number, monthly: number) => {
    const fan = fanOf({ initial, monthly, years, mixAt })
    const { years: last, paid, ...rest } = fan.points.at(-1) ?? { years: NaN, paid: NaN }
    expect([last, paid]).toEqual([years, Math.round(100 * (initial + 12 * monthly * years)) / 100])
    return { ...fan, quantiles: Object.values(rest) }
  }

  it.each([
    [1, 1000, [989.67, 995.99, 1006.66, 1018.64, 1030.77, 1041.81, 1048.47], 1018.8, 17.88, '14.6224'],
    [4, 11_404.16, [11_108.69, 11_395.81, 11_892.24, 12_469.2, 13_074.15, 13_643.68, 13_996.32], 12_499.99, 879.07, '10.1841'],
  ] as const)(
    '[ROBO-24] to the cent without payments: %i years from %f €',
    (years, initial, quantiles, mean, deviation, below) => {
      const end = endOf(years, initial, 0)
      expect(end.quantiles).toEqual(quantiles)
      expect([end.mean, end.deviation, (100 * end.belowPaid).toFixed(4)]).toEqual([mean, deviation, below])
    },
  )

  it.each([
    [1, 1000, 100, [2188.26, 2197.19, 2212.2, 2229.03, 2246.01, 2261.41, 2270.69], [2229.19, 25.06], 0.121511],
    [
      4,
      11_404.16,
      150,
      [18_367.7, 18_706.77, 19_291.49, 19_968.83, 20_676.64, 21_340.93, 21_751.31],
      [20_002.35, 1029.87],
      0.082174,
    ],
    [
      10,
      11_404.16,
      150,
      [28_432.91, 29_923.93, 32_692.81, 36_234.99, 40_352.3, 44_634.95, 47_496.85],
      [36_875.37, 5885.21],
      0.080011,
    ],
    [
      25,
      20_000,
      300,
      [113_469.92, 127_058.83, 155_448.5, 198_092.87, 257_173.07, 330_157.24, 385_812.37],
      [217_307.21, 89_498.88],
      0.040239,
    ],
    [
      40,
      0,
      150,
      [82_491.48, 95_882.54, 125_498.17, 173_551.62, 245_961.82, 343_064.28, 421_895.07],
      [203_039.23, 117_342.4],
      0.023207,
    ],
  ] as const)(
    '[ROBO-24] within a ten-thousandth with payments: %i years from %f € with %i € a month',
    (years, initial, monthly, quantiles, moments, below) => {
      const end = endOf(years, initial, monthly)
      const strays = end.quantiles.map((quantile, at) => quantile / (quantiles[at] ?? NaN) - 1)
      expect(strays.filter((stray) => !(Math.abs(stray) < 1e-4))).toEqual([])
      expect([end.mean, end.deviation]).toEqual(moments)
      expect(Math.abs(end.belowPaid - below)).toBeLessThan(1e-5)
    },
  )
})

describe('mixes that keep both limits', () => {
  it('[ROBO-23] are none where there is no class to hold', () => {
    expect(latticeOf([])).toEqual([])
    expect(budgetMix(SET, budgetOf('offensive', 12, []))).toBeUndefined()
  })
})
