import { describe, expect, it } from 'vitest'
import { annuityFactor } from '../annuity/index.ts'
import { plainDate } from '../calendar/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { simulateContracts } from '../withdrawal/index.ts'
import { agesReached, equalPrices, type Group, incomeAfter, instalmentReaching, longLife, shareLiving } from './index.ts'

// docs/rules/examples/longevity.md has each case with its intermediate lines and its origin.
const tables = await loadMortalityTables()
const woman = (birthYear: number, age: number) => ({ table: tables.TGF05, birthYear, age })
const couple = { life: woman(1964, 64), spouse: woman(1966, 62) }
const tariff = {
  savings: [{ capital: euros(100_000), table: tables.TGF05 }],
  life: { birthYear: 1964, age: 64 },
  guaranteedYears: [10, 20],
  reversions: [60, 100],
  technicalRate: 0,
  fee: 1,
}
const inYears = (months: number) => `${Math.floor(months / 12)} years ${months % 12} months`
const agesOf = (lives: typeof couple, group: Group) => agesReached(lives, group).map(({ ageInMonths }) => inYears(ageInMonths))
const reaching = { capital: euros(100_000), month: euros('270.87'), risePercent: 0, inflationPercent: 0, age: 64 }

describe('cases computed outside, or from published figures', () => {
  it('[BEY-62] [BEY-63] 1: born 1964, at 64: the 370th instalment, at 94 years 10 months, to which 53.3 % of the table live', () => {
    const life = longLife({ ...tariff, risePercent: 1, inflationPercent: 0 })
    expect(life?.month.toFixed(2)).toBe('270.87')
    expect(life?.steady?.instalment).toBe(370)
    expect(inYears(life?.steady?.ageInMonths ?? 0)).toBe('94 years 10 months')
    expect(((life?.steady?.share ?? 0) * 100).toFixed(1)).toBe('53.3')
    expect(
      annuityFactor({ type: 'RV_NR', life: couple.life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' }),
    ).toBeCloseTo(30.457498, 6)
  })

  it('[BEY-60] 2: nine, five and one in ten live to 81 years 9 months, 95 years 6 months and 105 years 6 months', () => {
    expect(agesOf(couple, 'saver')).toEqual(['81 years 9 months', '95 years 6 months', '105 years 6 months'])
    expect(shareLiving(couple, 'saver', 214)).toBeCloseTo(0.8993, 4)
  })

  it('[BEY-61] 3: with a spouse born 1966, at 62: one of the two to 92, 101 and 109, both to 76, 91 and 100', () => {
    expect(agesOf(couple, 'either')).toEqual(['92 years 5 months', '101 years 1 months', '109 years 4 months'])
    expect(agesOf(couple, 'both')).toEqual(['76 years 9 months', '91 years 9 months', '100 years 5 months'])
    expect(agesOf(couple, 'spouse')).toEqual(['81 years 8 months', '95 years 8 months', '105 years 9 months'])
  })

  it('[BEY-66] 4: 100 000 € pay 270,87 € a month alone, 269,34 € with ten years, 240,42 € with 60 % for the spouse', () => {
    const paid = equalPrices({ ...tariff, spouse: { birthYear: 1966, age: 62 } })
    expect(paid.map(({ year, month }) => [year.toFixed(2), month.toFixed(2)])).toEqual([
      ['3250.43', '270.87'],
      ['3232.02', '269.34'],
      ['3152.99', '262.75'],
      ['2885.08', '240.42'],
      ['2683.96', '223.66'],
    ])
    expect(paid.map(({ spouseMonth }) => spouseMonth.toFixed(2))).toEqual(['0.00', '0.00', '0.00', '144.25', '223.66'])
    expect(paid.map(({ ofSingle }) => ofSingle.toFixed(4))).toEqual(['1.0000', '0.9944', '0.9700', '0.8876', '0.8257'])
  })

  it('[BEY-60] 5: the yearly shares of a woman of 65 born 1965 and half a year are the published 29.73 years', () => {
    const lives = { life: woman(1965, 65) }
    let years = 0.5
    for (let year = 1; year < 57; year++) years += shareLiving(lives, 'saver', 12 * year)
    expect(years).toBeCloseTo(29.73, 2)
  })

  it.each([
    [1960, 65, 1960, 65, 35.9694],
    [1970, 55, 1965, 60, 45.3421],
  ])(
    '[BEY-61] 6: the shares of the last survivor, born %i at %i and born %i at %i, give the published price %f of an annuity for two',
    (birthYear, age, secondBirthYear, secondAge, price) => {
      const lives = { life: woman(birthYear, age), spouse: woman(secondBirthYear, secondAge) }
      let years = 3 / 8
      for (let year = 1; year < 70; year++) years += shareLiving(lives, 'either', 12 * year)
      expect((years * 1.03) / 0.975).toBeCloseTo(price, 3)
    },
  )

  it('[BEY-62] 7: born 1961, at 64: 274,89 € a month, by another program; the 364th, at 94 years 4 months', () => {
    const [single] = equalPrices({ ...tariff, life: { birthYear: 1961, age: 64 } })
    expect(single?.month.toFixed(2)).toBe('274.89')
    expect(instalmentReaching({ ...reaching, month: euros('274.885') })).toBe(364)
    expect(instalmentReaching({ ...reaching, month: euros('274.89') })).toBe(364)
  })
})

describe('cases worked out by hand', () => {
  it('[BEY-63] 8: 1 % more each year reach 100 000 € with the 324th instalment of 350,85 €, at 91 years', () => {
    expect(instalmentReaching({ ...reaching, risePercent: 1 })).toBe(324)
  })

  it('[BEY-63] 9: in today’s euros, 1 % more while prices rise by 2 %, with the 438th, at 100 years 6 months', () => {
    expect(instalmentReaching({ ...reaching, risePercent: 1, inflationPercent: 2 })).toBe(438)
    expect(instalmentReaching({ ...reaching, risePercent: 2, inflationPercent: 2 })).toBe(370)
  })

  it('[BEY-64] 10: by 65, 66 and 95 the single annuity has paid 3 250,44, 6 500,88 and 100 763,64 €', () => {
    const years = longLife({ ...tariff, risePercent: 1, inflationPercent: 0 })?.years ?? []
    const at = (age: number) => years.find((year) => year.age === age)
    expect([64, 65, 66, 95].map((age) => at(age)?.paid.toFixed(2))).toEqual(['0.00', '3250.44', '6500.88', '100763.64'])
    expect([64, 95].map((age) => at(age)?.gap.toFixed(2))).toEqual(['-100000.00', '763.64'])
    expect(years.at(-1)?.age).toBe(110)
    expect(at(95)?.saver).toBe(shareLiving(couple, 'saver', 372))
  })

  it('[BEY-65] 11: ten years guaranteed end with the 120th instalment; 60 % go on to the spouse for life', () => {
    const guaranteed = { month: euros('269.34'), spouseMonth: euros(0), guaranteedYears: 10 }
    expect(incomeAfter(guaranteed, 'both').map(({ month, untilYear }) => [month.toFixed(2), untilYear])).toEqual([
      ['269.34', 10],
      ['0.00', undefined],
    ])
    const reversion = { month: euros('240.42'), spouseMonth: euros('144.25'), guaranteedYears: 0 }
    const forLife = (deaths: 'none' | 'saver' | 'spouse' | 'both') =>
      incomeAfter(reversion, deaths).map(({ month, untilYear }) => [month.toFixed(2), untilYear])
    expect(forLife('none')).toEqual([['240.42', undefined]])
    expect(forLife('saver')).toEqual([['144.25', undefined]])
    expect(forLife('spouse')).toEqual([['240.42', undefined]])
    expect(forLife('both')).toEqual([['0.00', undefined]])
  })

  it('[BEY-66] [BEY-67] 12: two contracts by the mixed table, 36 429,48 and 18 905,39 €, pay 161,30 €: the 344th, at 92 years 8 months', () => {
    const savings = ['36429.48', '18905.39'].map((capital) => ({ capital: euros(capital), table: tables.MIXED }))
    const life = longLife({ ...tariff, savings, risePercent: 1, inflationPercent: 0 })
    expect([life?.capital.toFixed(2), life?.month.toFixed(2), life?.table]).toEqual(['55334.87', '161.30', 'MIXED'])
    expect(life?.steady?.instalment).toBe(344)
    expect(inYears(life?.steady?.ageInMonths ?? 0)).toBe('92 years 8 months')
    expect(((life?.steady?.share ?? 0) * 100).toFixed(1)).toBe('53.1')
  })

  it('[BEY-67] counts lives by the table by which people live longest, of those of the contracts', () => {
    const table = (codes: readonly ('TGF05' | 'MIXED' | 'TGH05')[]) =>
      longLife({
        ...tariff,
        savings: codes.map((code) => ({ capital: euros(1000), table: tables[code] })),
        risePercent: 1,
        inflationPercent: 0,
      })?.table
    expect([table(['MIXED', 'TGF05']), table(['TGH05', 'MIXED']), table(['TGH05'])]).toEqual(['TGF05', 'MIXED', 'TGH05'])
  })

  it('[BEY-66] pays what the simulator of withdrawals answers for the same savings', () => {
    const [answer] = simulateContracts({
      contracts: [{ id: 'A', product: 'A83', savings: { whole: { capital: euros(0), annuity: euros(100_000) } } }],
      birthDate: plainDate('1961-02-15'),
      age: 65,
      on: plainDate('2026-03-01'),
      spouse: { birthDate: plainDate('1964-01-05'), percentage: 60 },
      tables,
    })
    const paid = equalPrices({
      ...tariff,
      savings: [{ capital: answer?.result.convertedAtStart ?? euros(0), table: tables.MIXED }],
      life: { birthYear: 1961, age: 65 },
      spouse: { birthYear: 1964, age: 62 },
    })
    expect(answer?.monthly.toFixed(2)).toBe('305.85')
    expect(paid[0]?.month.toFixed(2)).toBe('305.85')
    expect(paid[3]?.month.toFixed(2)).toBe(answer?.reversible?.monthly.toFixed(2))
  })
})
