import { describe, expect, it } from 'vitest'

import { keyed, PAYMENT, paymentBody, RETIREMENT_PAYMENT, retirementBody, startApi } from '../testing/index.ts'

const API = '/api/v2/services'

const signedIn = async (sub: string) => {
  const visitor = startApi('server').visit()
  await visitor.signIn(sub)
  return {
    get: async (path: string): Promise<unknown> => (await visitor.get(`${API}${path}`)).json(),
    pay: async (path: string, body: unknown): Promise<unknown> =>
      (await visitor.send({ method: 'POST', path, body, headers: keyed('one') })).json(),
  }
}

const PAY = { policy_id: '00356582', main_company_id: '35658' }
const LONG_PER = { policy_id: '00999901', main_company_id: 'ent-longue' }
const NO_ACT = { errorData: 'ERR_CONFLICT', fields: [{ path: '', code: 'no-act' }] }

describe('what a permission refuses', () => {
  it('[P-CALL-39] [ENT-53] [P-PERM-08] [P-PERM-12] is, for one person, every act on the funds of employee savings', async () => {
    const { get } = await signedIn('marie-antoinette-de-la-rochebrune')
    expect(await get('/api-s2e/transactional/permissions')).toEqual({
      s2e_permissions: { authorizedAct: false, companyTopUp: true, isVoluntaryPaymentAllowed: true },
    })
  })

  it('[P-CALL-47] [OPS-39] [P-PERM-09] [P-PERM-12] is, for one person, every payment to employee savings, and the server takes none', async () => {
    const { get, pay } = await signedIn('karim-vasseur')
    expect(await get('/api-s2e/permission/voluntary-payment')).toEqual({ punctual: false, periodic: false })
    expect(await pay(PAYMENT, paymentBody(PAY))).toEqual(NO_ACT)
  })

  it('[P-CALL-17] [OPS-39] is, for one person, every payment to retirement contracts, and the server takes none', async () => {
    const { get, pay } = await signedIn('marie-antoinette-de-la-rochebrune')
    expect(await get('/api-ais/payment-type-authorization')).toEqual({ punctual: false, periodic: false })
    expect(await pay(RETIREMENT_PAYMENT, retirementBody(LONG_PER))).toEqual(NO_ACT)
  })
})

describe('the acts of retirement contracts', () => {
  it('[P-CALL-15] [O-CALL-55] name the withdrawal at retirement: here where the simulator splits the contract, else outside, never of a closed one', async () => {
    const { get } = await signedIn('nadia-belkhir')
    const { authorized_acts: contracts } = (await get('/api-ais/authorized-acts')) as {
      readonly authorized_acts: readonly {
        readonly policy_id: string
        readonly acts: readonly Readonly<Record<string, string>>[]
      }[]
    }
    const channels = contracts.map(({ policy_id: id, acts }) => [id, acts.find(({ act }) => act === 'RETRAIT')?.['channel']])
    expect(Object.fromEntries(channels)).toEqual({
      '00771201': 'portal',
      '00771202': 'portal',
      '00771203': 'portal',
      // A PERECOI is no type that the simulator splits.
      '00771204': 'external',
      '00771205': 'portal',
      '00771206': 'portal',
      '00771207': 'portal',
      // Reduced, and still to be withdrawn.
      '00771208': 'portal',
      // Closed.
      '00771209': undefined,
    })
  })
})
