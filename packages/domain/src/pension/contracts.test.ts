import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import {
  accountsElsewhere,
  closeTarget,
  contractAmount,
  firstPosition,
  mergeContracts,
  parseAge,
  slideOf,
  writeAge,
} from './index.ts'

describe('ages, slides and contracts', () => {
  it('[MAREL-32] reads and writes ages', () => {
    expect(['67 ans et 3 mois', '64 ans', '64 ans et 12 mois', 'soon'].map(parseAge)).toEqual([807, 768, undefined, undefined])
    expect([writeAge(807), writeAge(768)]).toEqual(['67 ans et 3 mois', '64 ans'])
  })

  it('[MAREL-22] [MAREL-25] [MAREL-26] [MAREL-27] opens where the result is', () => {
    expect([closeTarget('individual', true), closeTarget('collective', true), closeTarget('individual', false)]).toEqual([
      1, 3, 0,
    ])
    expect(slideOf('forgot', 'collective')).toBe(4)
    const row = (age: string) => ({ age, quarters: 1, yearly_amount_base: euros(0), yearly_amount_complementary: euros(0) })
    const rows = [row('64 ans'), row('65 ans'), row('67 ans')]
    expect(
      ['64 ans et 3 mois', '67 ans et 3 mois', '?'].map((age_full_rate) => firstPosition({ age_full_rate, result: rows })),
    ).toEqual([1, 2, 2])
    expect(firstPosition({ age_full_rate: '65 ans', result: [row('soon'), row('65 ans')] })).toBe(1)
  })

  it('[MAREL-38] [MAREL-69] [MAREL-71] merges contracts once, the newer value first', () => {
    const contract = {
      administrator: 'A',
      contract_number: '7',
      product_type: 'PERCO',
      update_date: plainDate('2026-10-05'),
      value_date: plainDate('2026-09-30'),
      value: { currency: 'EUR', precision: 2, value: 1_248_055 },
    }
    expect(contractAmount(contract.value)).toEqual(euros('12480.55'))
    const own: Account = { type: 'PERCO', scope: 's2e', title: 'T', policy_id: '1', balance: euros(1) }
    const once = mergeContracts([own], [contract, { ...contract, contract_number: '8', product_type: 'NEW' }])
    expect(once).toMatchObject([own, { scope: 'marel', contract_number: '7', status: 'ENCOURS' }])
    expect(mergeContracts(once, [contract])).toEqual(once)
    expect(accountsElsewhere([own], [contract])).toEqual(once.slice(1))
    const newer = { ...contract, value_date: plainDate('2026-10-01'), value: { ...contract.value, value: 1 } }
    expect(mergeContracts(once, [newer])[1]?.balance).toEqual(euros('0.01'))
    expect(mergeContracts([{ ...own, contract_number: '7' }], [contract])).toHaveLength(1)
    const [named] = mergeContracts([], [{ ...contract, product_type_label: 'PERCO Aubrenne', company_name: 'Verrerie Aubrenne' }])
    expect(named).toMatchObject({ title: 'PERCO Aubrenne', company_name: 'Verrerie Aubrenne' })
  })
})
