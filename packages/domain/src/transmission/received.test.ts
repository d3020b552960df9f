import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_CONTRACT } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import { toldTransmissions } from './arbitraries.ts'
import {
  explainTransmission,
  keptBy,
  receivedBy,
  simulateTransmission,
  writeTransmission,
  type OptionRow,
  type Told,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const rowsOf = (told: Told): readonly OptionRow[] =>
  (
    writeTransmission(told, { figures: simulateTransmission(told, TODAY), trees: explainTransmission(told, TODAY) }, TODAY)
      .options ?? []
  ).flatMap(({ rows }) => rows)

const good = (amount: number) => ({ type: 'others', amount: euros(amount), rate: 50 }) as const
const contract = (amount: number, beneficiary: 'spouse' | 'children') => ({
  name: '',
  amount: euros(amount),
  beneficiary,
  [PROVIDER_CONTRACT]: false,
})
const COUPLE: Told = {
  heirs: { has_testament: false, family_situation: 'spouse', children: 2, has_same_parents: true, spouse_age: 68 },
  patrimony: {
    owner_home: true,
    home_value: euros(520_000),
    home_percentage: 50,
    family_at_home: true,
    has_other_patrimony: true,
    other_goods: [good(310_000), good(180_000), good(24_000)],
    passif: euros(8500),
  },
  life_insurances: {
    has_life_insurance: true,
    life_insurances_list: [contract(85_000, 'spouse'), contract(340_000, 'children')],
  },
}

const figures = (row: OptionRow): readonly string[] => {
  const { estate, insurance, paidFrom } = receivedBy(row)
  return [
    row.beneficiary,
    paidFrom,
    ...[estate.all, estate.each, insurance.all, insurance.each].map((amount) => amount.toFixed(2)),
  ]
}

it('[TRANS-35] a group has its part once the tax is paid: of each part its own, of a bare ownership out of the life insurance', () => {
  expect(rowsOf(COUPLE).map(figures)).toEqual([
    ['spouse', 'each', '127125.00', '127125.00', '85000.00', '85000.00'],
    ['children', 'each', '356737.00', '178368.50', '333000.00', '166500.00'],
    ['spouse', 'each', '203400.00', '203400.00', '85000.00', '85000.00'],
    ['children', 'insurance', '305100.00', '152550.00', '322012.00', '161006.00'],
  ])
  const bare = rowsOf({ ...COUPLE, life_insurances: {} }).at(-1)
  expect(bare && figures(bare)).toEqual(['children', 'other', '305100.00', '152550.00', '0.00', '0.00'])
})

it('(S-19) a drawing divides what is kept into full ownership and what is divided: a usufruct, a bare ownership', () => {
  const kept = rowsOf(COUPLE).map((row) => Object.values(keptBy(row)).map(String))
  expect(kept).toEqual([
    ['212125', '0'],
    ['689737', '0'],
    ['85000', '203400'],
    ['322012', '305100'],
  ])
})

test.prop([toldTransmissions])('[TRANS-35] (S-19) what is kept and what is paid add up to what is passed on', (told) => {
  for (const row of rowsOf(told)) {
    const all = row.group_amount.plus(row.life_insurance_group_amount)
    const tax = row.duty.plus(row.life_insurance_tax).times(row.number)
    const { estate, insurance, paidFrom } = receivedBy(row)
    expect(estate.all.plus(insurance.all).plus(paidFrom === 'other' ? 0 : tax)).toEqual(all)
    expect([estate.all, insurance.leastAll].every((amount) => !amount.isNegative())).toBe(true)
    const { inFull, divided } = keptBy(row)
    // A person's part is rounded down to the cent, twice at the most.
    expect(inFull.plus(divided).minus(all.minus(tax)).abs().toNumber()).toBeLessThanOrEqual(0.04 * row.number)
  }
})
