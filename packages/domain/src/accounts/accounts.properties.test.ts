import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { addEuros, sumEuros, ZERO_EUROS } from '../money/index.ts'
import { anyAccount, listsOf } from './arbitraries.ts'
import { account, countedForProjections, hasCompartments, isProject, isRetirement, keepsAccount } from './index.ts'

describe('accounts', () => {
  test.prop([anyAccount])('[P-ACCT-01, P-ACCT-03] an account survives the wire unchanged', (one) => {
    expect(account.decode(account.encode(one))).toEqual(one)
  })

  test.prop([anyAccount])('[P-ACCT-18] generated compartments add up to the balance', (one) => {
    const voluntary = one.balance_vv ?? addEuros(one.balance_vvd ?? ZERO_EUROS, one.balance_vvnd ?? ZERO_EUROS)
    const total = sumEuros([one.balance_co ?? ZERO_EUROS, voluntary, one.balance_es ?? ZERO_EUROS])
    expect(total.toString()).toBe(hasCompartments(one) ? one.balance.toString() : '0')
  })

  test.prop([anyAccount])('[P-ACCT-19, P-ACCT-20] every account is either for retirement or for a project', (one) => {
    expect(isRetirement(one)).not.toBe(isProject(one))
  })

  test.prop([anyAccount])('[P-ACCT-28, P-ACCT-29] what a list keeps anywhere it keeps where savings are withdrawn', (one) => {
    if (keepsAccount(one, 'portal')) expect(keepsAccount(one, 'withdrawal')).toBe(true)
  })

  test.prop([anyAccount])('[P-ACCT-30, P-ACCT-31] only retirement and estimator accounts count for projections', (one) => {
    if (countedForProjections(one)) expect(['ais', 'marel']).toContain(one.scope)
  })

  test.prop([listsOf(anyAccount), fc.nat()])('generated lists give each account a policy id of its own', (list) => {
    expect(new Set(list.map(({ policy_id }) => policy_id)).size).toBe(list.length)
  })
})
