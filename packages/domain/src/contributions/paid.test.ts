import { describe, expect, it } from 'vitest'

import { ACCOUNT_TYPES, type Account, type AccountType } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { EMPLOYEE_TRANSACTION_TYPES, RETIREMENT_TRANSACTION_TYPES, type Operation } from '../operations/index.ts'
import { deductiblePaid, topUpsPaid } from './index.ts'

const OPERATION_TYPES = [...EMPLOYEE_TRANSACTION_TYPES, ...RETIREMENT_TRANSACTION_TYPES]
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
})
