import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  contractsOf,
  convertingOf,
  explainWithdrawal,
  figureAt,
  mostNetOfConverted,
  paidSoFar,
  scheduleOf,
  totalByAge,
  totalOf,
  withoutRise,
} from './index.ts'

const tables = await loadMortalityTables()
const results = explainWithdrawal({ ...sylvie, tables })
const savings = sumEuros(convertingOf(results).flatMap(({ convertedAtStart }) => convertedAtStart ?? []))
const rows = totalByAge(results, 'RV_NR', 'year')

describe('[WITH-07] what an annuity has paid by an age, beside the same savings as capital (S-47)', () => {
  it('of the worked case, added up by hand: 1 935,49 € a year against 55 334,87 € at 64', () => {
    // 55 334,87 ÷ 1 935,49 = 28,59: the 29th year passes it. With 1 % more each year: 1 935,49 × (1,01^25 − 1) ÷ 0,01 = 54 665,12 and 1,01^26 − 1 gives 57 147,26.
    expect(savings.toFixed(2)).toBe('55334.87')
    const year = totalOf(results, { type: 'RV_NR' }, 'year') ?? euros(0)
    expect(paidSoFar(savings, withoutRise(year, 32, 0), 64).from).toBe(93)
    const risen = paidSoFar(
      savings,
      rows.map(({ rente }) => rente),
      64,
    )
    expect(risen.from).toBe(90)
    expect(risen.ages.slice(0, 3).map(({ age, paid }) => [age, paid.toFixed(2)])).toEqual([
      [64, '0.00'],
      [65, '1935.49'],
      [66, '3890.34'],
    ])
  })

  it('in the euros of today an annuity that never rises loses what prices gain', () => {
    expect(withoutRise(euros(1020), 3, 2).map((year) => year.toFixed(2))).toEqual(['1020.00', '1000.00', '980.39'])
  })

  it('a year is paid by the figure of its age: revalued, guaranteed, or of the step that its end belongs to', () => {
    expect(figureAt({ type: 'RV_R' }, 70)).toEqual({ type: 'RV_R', age: 70 })
    expect(figureAt({ type: 'RV_NRAG', years: 10 }, 70)).toEqual({ type: 'RV_NRAG', years: 10 })
    expect([69, 70, 75].map((age) => figureAt({ type: 'RV_CPP', step: 'AVANT_70' }, age))).toEqual([
      { type: 'RV_CPP', step: 'AVANT_70' },
      { type: 'RV_CPP', step: 'DE_70_A_75' },
      { type: 'RV_CPP', step: 'APRES_75' },
    ])
  })

  it('of the capital charges and tax leave less than all, and most at no rate', () => {
    const { accounts, birthDate, request, asOf } = sylvie
    const net = (marginal: number) =>
      mostNetOfConverted(results, {
        contracts: contractsOf(accounts, { withdraw: true, withdrawCase: 'retirement' }, asOf),
        request,
        schedule: scheduleOf({ birthDate, retirementAge: 64, asOf: plainDate('2026-11-20') }),
        rates: { marginal, pensionCharges: 8.4 },
      })
    expect(net(30)?.lessThan(net(0) ?? 0)).toBe(true)
    expect(net(0)?.lessThan(savings)).toBe(true)
  })
})

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => euros(amount).dividedBy(100))
const amounts = fc.array(cents.map(euros), { maxLength: 60 })

test.prop([cents.map(euros), amounts, fc.integer({ min: 50, max: 70 })])(
  '[WITH-07] the age is the first whose sum passes the capital, and a higher capital is never passed earlier',
  (capital, years, start) => {
    const { ages, from } = paidSoFar(capital, years, start)
    expect(ages).toHaveLength(years.length + 1)
    for (const { age, paid } of ages) {
      expect(paid.equals(sumEuros(years.slice(0, age - start)))).toBe(true)
      expect(paid.greaterThan(capital)).toBe(from !== undefined && age >= from)
    }
    const later = paidSoFar(euros(capital.plus(1)), years, start).from
    expect(later ?? Infinity).toBeGreaterThanOrEqual(from ?? Infinity)
  },
)
