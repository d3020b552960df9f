import type { Account } from '@hautelisse/domain/accounts'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { hasContractToSplit } from './savings.ts'

const account = (type: Account['type'], scope: Account['scope'], status?: string): Account => ({
  type,
  scope,
  title: type,
  policy_id: type,
  balance: euros(10),
  status,
})
const pero = account('PERO', 'ais', 'ENCOURS')
const reduced = account('A83', 'ais', 'REDUCTION')
const pee = account('PEE', 's2e')

describe('the door to the withdrawal simulator', () => {
  it('[MRM-13] is shown for one eligible contract among others, and for none of the others', () => {
    expect(hasContractToSplit([pee, pero])).toBe(true)
    expect(hasContractToSplit([pee, reduced])).toBe(false)
    expect(hasContractToSplit([{ ...pero, balance: euros(0) }])).toBe(false)
    expect(hasContractToSplit([])).toBe(false)
  })
})
