import { describe, expect, it } from 'vitest'
import { DomainInputError } from '../input/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { agesReached, equalPrices, incomeAfter, instalmentAfter, instalmentReaching, longLife, shareLiving } from './index.ts'

const tables = await loadMortalityTables()
const life = { table: tables.TGF05, birthYear: 1964, age: 64 }
const tariff = {
  savings: [{ capital: euros(100_000), table: tables.TGF05 }],
  life: { birthYear: 1964, age: 64 },
  guaranteedYears: [],
  reversions: [],
  technicalRate: 0,
  fee: 1,
  risePercent: 1,
  inflationPercent: 0,
}
const reaching = { capital: euros(1000), month: euros(1), risePercent: 0, inflationPercent: 0, age: 64 }
const terms = { month: euros(100), spouseMonth: euros(60), guaranteedYears: 10 }

describe('what has no answer', () => {
  it.each<readonly [string, () => unknown, string]>([
    ['an age at which nobody is left', () => agesReached({ life: { ...life, age: 121 } }, 'saver'), 'life.age'],
    ['an age before the table', () => agesReached({ life: { ...life, age: 20 } }, 'saver'), 'life.age'],
    ['an age that is not whole', () => agesReached({ life: { ...life, age: 64.5 } }, 'saver'), 'life.age'],
    ['a couple without a spouse', () => agesReached({ life }, 'both'), 'lives.spouse'],
    ['another group', () => agesReached({ life }, 'nobody' as never), 'group'],
    ['months below zero', () => shareLiving({ life }, 'saver', -1), 'months'],
    ['a capital of nothing', () => instalmentReaching({ ...reaching, capital: euros(0) }), 'capital'],
    ['a month below zero', () => instalmentReaching({ ...reaching, month: euros(-1) }), 'month'],
    ['a rise typed as hundredths', () => instalmentReaching({ ...reaching, risePercent: 101 }), 'risePercent'],
    ['a reversion above the whole', () => equalPrices({ ...tariff, reversions: [101] }), 'reversions'],
    ['a fee of more than all', () => equalPrices({ ...tariff, fee: 101 }), 'fee'],
    ['a guarantee that is not whole', () => equalPrices({ ...tariff, guaranteedYears: [2.5] }), 'guaranteedYears'],
    ['prices that rise by a text', () => longLife({ ...tariff, inflationPercent: '2' as never }), 'inflationPercent'],
    ['a spouse who receives more', () => incomeAfter({ ...terms, spouseMonth: euros(101) }, 'saver'), 'spouseMonth'],
    ['an instalment before the first', () => instalmentAfter(terms, 'saver', 0), 'instalment'],
  ])('%s', (_, call, field) => {
    expect(call).toThrow(DomainInputError)
    expect(call).toThrow(expect.objectContaining({ field }))
  })

  it('[BEY-62] is undefined where the sum does not reach the capital before nobody of the table is left', () => {
    // 57 years of 12 instalments are 684: 146,20 € a month reach 100 000,80 €, and a cent less 99 993,96 €.
    const at = (month: string) => instalmentReaching({ ...reaching, capital: euros(100_000), month: euros(month) })
    expect([at('146.20'), at('146.19'), at('0')]).toEqual([684, undefined, undefined])
  })

  it('[BEY-62] counts the instalment with which the sum equals the capital', () => {
    const at = (capital: string) => instalmentReaching({ ...reaching, capital: euros(capital), month: euros('100') })
    expect([at('3700'), at('3700.01'), at('0.01')]).toEqual([37, 38, 1])
  })

  it('[BEY-67] is undefined where nothing becomes an annuity, or less than a cent a month', () => {
    expect(longLife({ ...tariff, savings: [] })).toBeUndefined()
    expect(longLife({ ...tariff, savings: [{ capital: euros(1), table: tables.TGF05 }] })).toBeUndefined()
  })

  it('[BEY-65] pays the guaranteed years and what goes on, instalment by instalment', () => {
    const paid = (deaths: 'none' | 'saver' | 'spouse' | 'both') =>
      [120, 121].map((instalment) => instalmentAfter(terms, deaths, instalment).toNumber())
    expect([paid('none'), paid('saver'), paid('spouse'), paid('both')]).toEqual([
      [100, 100],
      [100, 60],
      [100, 100],
      [100, 0],
    ])
  })
})
