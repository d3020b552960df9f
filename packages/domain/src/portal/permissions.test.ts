import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../catalogue/index.ts'
import {
  paymentKinds,
  permitsAct,
  permitsFundSwitch,
  permitsPayment,
  permitsRefund,
  refundPermission,
  transactionalPermissions,
  voluntaryPaymentPermission,
} from './index.ts'

const everything = transactionalPermissions.parse({ authorizedAct: true, companyTopUp: true, isVoluntaryPaymentAllowed: true })
const open = { has_acts: true, is_switch_authorized: true }
const permitted = { kind: 'permitted' }
const refusedBy = (by: string) => ({ kind: 'refused', by })

describe('permissions', () => {
  it('[P-PERM-08] has_acts refuses every act of its account', () => {
    const account = { ...open, has_acts: false }
    expect([permitsAct(account, everything), permitsFundSwitch(account, []), permitsPayment(account, everything, [])]).toEqual([
      refusedBy('account'),
      refusedBy('account'),
      refusedBy('account'),
    ])
    expect([permitsAct(open, everything), permitsFundSwitch(open, []), permitsPayment(open, everything, [])]).toEqual([
      permitted,
      permitted,
      permitted,
    ])
  })

  it('[P-PERM-08] is_switch_authorized refuses switching funds and nothing else', () => {
    const account = { ...open, is_switch_authorized: false }
    expect([permitsFundSwitch(account, []), permitsAct(account, everything), permitsPayment(account, everything, [])]).toEqual([
      refusedBy('account'),
      permitted,
      permitted,
    ])
  })

  it('[P-PERM-08] authorizedAct refuses acts, isVoluntaryPaymentAllowed payments', () => {
    expect(permitsAct(open, { ...everything, authorizedAct: false })).toEqual(refusedBy('answer'))
    expect(permitsPayment(open, { ...everything, authorizedAct: false }, [])).toEqual(permitted)
    expect(permitsPayment(open, { ...everything, isVoluntaryPaymentAllowed: false }, [])).toEqual(refusedBy('answer'))
    expect(permitsAct(open, { ...everything, isVoluntaryPaymentAllowed: false })).toEqual(permitted)
  })

  it('[P-PERM-13] a flag that an answer leaves out is not permitted, and fields that nobody knows are ignored', () => {
    expect(transactionalPermissions.parse({ more: 1 })).toEqual({
      authorizedAct: false,
      companyTopUp: false,
      isVoluntaryPaymentAllowed: false,
    })
    expect(voluntaryPaymentPermission.parse({ punctual: true, other: true })).toEqual({ punctual: true, periodic: false })
    expect(transactionalPermissions.safeParse({ authorizedAct: 'yes' }).success).toBe(false)
  })

  it('[P-PERM-13] a flag that an account leaves out refuses nothing: the answer decides', () => {
    expect([permitsAct({}, everything), permitsFundSwitch({}, [])]).toEqual([permitted, permitted])
    expect(permitsAct({}, transactionalPermissions.parse({}))).toEqual(refusedBy('answer'))
  })

  it.each([
    [{ punctual: true, periodic: true }, ['punctual', 'periodic']],
    [{ punctual: true, periodic: false }, ['punctual']],
    [{ punctual: false, periodic: true }, ['periodic']],
    [{ punctual: false, periodic: false }, []],
  ])('[P-PERM-09] with %j the kinds of payment offered are %j', (permission, kinds) => {
    expect(paymentKinds(permission)).toEqual(kinds)
  })

  it('[P-PERM-10] a refund is offered for its company and its type together', () => {
    const permissions = [refundPermission.parse({ id: '1', company_id: '35658', type: 'REMBOURSEMENT_DISPONIBLE' })]
    const offered = (company_id: string, type: 'REMBOURSEMENT_DISPONIBLE' | 'REMBOURSEMENT_A_ECHEANCE') =>
      permitsRefund(permissions, { company_id, type })
    expect(offered('35658', 'REMBOURSEMENT_DISPONIBLE')).toBe(true)
    expect(offered('35658', 'REMBOURSEMENT_A_ECHEANCE')).toBe(false)
    expect(offered('35662', 'REMBOURSEMENT_DISPONIBLE')).toBe(false)
    expect(refundPermission.safeParse({ id: '1', company_id: '1', type: 'REMBOURSEMENT' }).success).toBe(false)
  })

  it('[P-PERM-11] any blocking blocks payments and switches, and is named', () => {
    const blocked = { kind: 'refused', by: 'blockings', blockings: ['DONNEES_PERSO'] }
    expect(permitsPayment(open, everything, ['DONNEES_PERSO'])).toEqual(blocked)
    expect(permitsFundSwitch(open, ['DONNEES_PERSO'])).toEqual(blocked)
    expect(permitsFundSwitch({ is_switch_authorized: false }, ['DONNEES_PERSO'])).toEqual(refusedBy('account'))
  })

  it.each([
    '/services/api-s2e/transactional/permissions',
    '/services/api-s2e/permission/voluntary-payment',
    '/services/api-s2e/refunds/permissions',
    '/services/api-ais/transactional/option-bulletin/permissions/{type}',
    '/services/api-ais/payment-type-authorization',
  ])('[P-PERM-12] %s is a call of the catalogue', (path) => {
    expect(CATALOGUE.map((call): string => call.path)).toContain(path)
  })
})
