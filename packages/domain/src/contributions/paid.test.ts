import { describe, expect, it } from 'vitest'

import { ACCOUNT_TYPES, type Account, type AccountType } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { EMPLOYEE_TRANSACTION_TYPES, RETIREMENT_TRANSACTION_TYPES, type Operation } from '../operations/index.ts'
import { countedForCeiling, deductiblePaid, isDeductible, matchedBy, ownPaid, topUpsPaid, voluntaryPaid } from './index.ts'

const OPERATION_TYPES = [...EMPLOYEE_TRANSACTION_TYPES, ...RETIREMENT_TRANSACTION_TYPES, 'VERSEMENT']
const account = (type: AccountType): Account => ({ type, scope: 'ais', title: type, policy_id: '1', balance: euros(0) })
const operation = (type: string): Operation => ({
  id: type,
  scope: 'ais',
  policy_id: '1',
  date: plainDate('2026-06-30'),
  label: type,
  status: 'Traité',
  amount: euros(1),
  type,
})

describe('what counts', () => {
  it('[CON-02] as the employer’s top-up is an addition, never a bonus, a profit share or a mandatory contribution', () => {
    const counted = OPERATION_TYPES.filter((type) => !topUpsPaid([operation(type)], [account('PER')], 2026).isZero())
    expect(counted.toSorted()).toEqual(['ABONDEMENT', 'AFF_ABONDE', 'COMPTABLE_ABONDEMENT'])
  })

  it('[CON-03] as deductible is a payment of one’s own, and no other operation', () => {
    const counted = OPERATION_TYPES.filter((type) => !deductiblePaid([operation(type)], [account('PER')], 2026).isZero())
    expect(counted).toEqual(['VL'])
  })

  it('[CON-03] as deductible are payments to PER, PER C1, PERO, PERECO, PERECOI and PERU, and to no other type', () => {
    const counted = ACCOUNT_TYPES.filter((type) => !deductiblePaid([operation('VL')], [account(type)], 2026).isZero())
    expect(counted.toSorted()).toEqual(['PER', 'PER C1', 'PERECO', 'PERECOI', 'PERO', 'PERU'])
  })

  it('[PAYCEIL-01] against the ceiling of the year are own payments and a bonus that was placed, to the plans under it', () => {
    const counted = OPERATION_TYPES.filter((type) => !countedForCeiling([operation(type)], [account('PEE')], 2026).isZero())
    expect(counted.toSorted()).toEqual(['AFF_INTERESS', 'BO_INTERESSEMENT', 'VERSEMENT', 'VL'])
    expect(countedForCeiling([operation('VL')], [account('PER')], 2026).toFixed(2)).toBe('0.00')
  })

  it('[TOPUP-03] for the triple is a profit share too', () => {
    const counted = OPERATION_TYPES.filter((type) => !ownPaid([operation(type)], [account('PER')], 2026).isZero())
    expect(counted.toSorted()).toEqual(['AFF_INTERESS', 'BO_INTERESSEMENT', 'BO_PARTICIPATION', 'VERSEMENT', 'VL'])
  })

  it('[TOPUP-01] for a plan’s rule is a profit share from the day on which the rule names it, and every other own payment', () => {
    const matched = (type: string, from?: string) =>
      matchedBy([operation(type)], account('PEE'), 2026, from === undefined ? undefined : plainDate(from)).toFixed(2)
    expect(OPERATION_TYPES.filter((type) => matched(type) === '1.00').toSorted()).toEqual([
      'AFF_INTERESS',
      'BO_INTERESSEMENT',
      'VERSEMENT',
      'VL',
    ])
    const share = 'BO_PARTICIPATION'
    expect([matched(share, '2026-06-30'), matched(share, '2026-07-01'), matched(share)]).toEqual(['1.00', '0.00', '0.00'])
    expect(matched('VL', '2026-07-01')).toBe('1.00')
    expect(matched('ABONDEMENT', '2026-01-01')).toBe('0.00')
  })

  it('[CON-03] as voluntary is a payment of one’s own alone, deducted or not', () => {
    const counted = OPERATION_TYPES.filter((type) => !voluntaryPaid([operation(type)], [account('PERCO')], 2026).isZero())
    expect(counted).toEqual(['VL'])
  })

  it('[CON-03] as deductible is what its saver did not give up, and what they ask to deduct', () => {
    const chosen = (type: string, tax_choice: Operation['tax_choice']) =>
      deductiblePaid([{ ...operation(type), tax_choice }], [account('PER')], 2026).toFixed(2)
    expect([chosen('VL', 'DEDUCTIBLE'), chosen('VL', 'NOT_DEDUCTIBLE'), chosen('VERSEMENT', 'DEDUCTIBLE')]).toEqual([
      '1.00',
      '0.00',
      '1.00',
    ])
    expect([isDeductible('PER'), isDeductible('PERCO')]).toEqual([true, false])
  })

  it('[CON-02] is of the plans named, processed, and of the year', () => {
    const counted = (more: Partial<Operation>) => ownPaid([{ ...operation('VL'), ...more }], [account('PER')], 2026).toFixed(2)
    expect([counted({}), counted({ policy_id: '2' }), counted({ policy_id: undefined })]).toEqual(['1.00', '0.00', '0.00'])
    expect([counted({ status: 'En cours' }), counted({ date: plainDate('2025-12-31') })]).toEqual(['0.00', '0.00'])
  })
})
