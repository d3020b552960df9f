import { basePath } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { another, ask, letters, UPDATE } from './fixtures.testing.ts'
import { BOUND_CALLS } from '../create-api.ts'
import { confirmByCode, keyed, PAYMENT, paymentBody, sendHalf, startApi } from '../testing/index.ts'

const LOGOUT = '/api/v3/login/oauth/logout'

const start = async () => {
  const api = startApi('server')
  const visitor = api.visit()
  await visitor.signIn('sylvie-garnier')
  await confirmByCode(visitor)
  return { ...api, visitor }
}

/** Calls of members that read a body, at an address that their schema of paths lets in. */
const WITH_BODY = BOUND_CALLS.map(({ call }) => call).filter(
  ({ signedIn, request, files, query, params }) =>
    signedIn &&
    request !== undefined &&
    files === undefined &&
    query === undefined &&
    (params === undefined || params.safeParse({ id: 'x', request_id: 'x', policy_id: 'x' }).success),
)

describe('what stood before the body came lets nothing pass', () => {
  it.each(WITH_BODY.map((call) => [call.name, call] as const))(
    'a session that ended while the body of %s was on its way is refused',
    async (_, { method, path, version }) => {
      const { app, visitor } = await start()
      const address = `${basePath(version)}${path.replaceAll(/\{\w+\}/g, 'x')}`
      const half = await sendHalf({ app }, visitor, { method, path: address, body: '{"a": 1}', headers: keyed('late') })
      await visitor.post(LOGOUT)
      const answer = await half.rest()
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        401,
        expect.objectContaining({ [version === 'v2' ? 'errorData' : 'data']: 'ERR_TOKEN' }),
      ])
    },
  )

  it('[RIB-17] a request that was made while the body of its signature was on its way is not signed without its code', async () => {
    const { app, visitor } = await start()
    const body = JSON.stringify({ certified: true, request_id: '41720001', code: '000000', payee_confirmed: true })
    const half = await sendHalf({ app }, visitor, { method: 'POST', path: `${UPDATE}/signature`, body, headers: keyed('late') })
    const asked = await ask(visitor, 'one')
    expect(asked).toMatchObject({ request_id: '41720001', signature: 'CODE' })
    const answer = await half.rest()
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      400,
      { errorData: 'ERR_INVALID', fields: [{ path: 'code', code: 'wrong', params: { left: 2 } }] },
    ])
    expect((await letters(visitor)).map(({ kind }) => kind)).not.toContain('notice')
    // It is open still: another code may be asked for in half a minute.
    expect((await another(visitor, asked.request_id)).status).toBe(429)
  })

  it('[RIB-17] a name that became close meanwhile is not signed unconfirmed', async () => {
    const { app, visitor } = await start()
    const body = JSON.stringify({ certified: true, request_id: '41720001', code: '000000' })
    const half = await sendHalf({ app }, visitor, { method: 'POST', path: `${UPDATE}/signature`, body, headers: keyed('late') })
    expect(await ask(visitor, 'one', { iban: 'FR7630006000011234567890189', holder: 'Sylvie Garnier-Lemoine' })).toMatchObject({
      payee: { result: 'close' },
    })
    expect(JSON.parse((await half.rest()).text)).toMatchObject({ fields: [{ path: 'payee_confirmed', code: 'required' }] })
  })

  it('a payment whose session ended on the way is not done', async () => {
    const { app, visitor } = await start()
    const half = await sendHalf({ app }, visitor, {
      method: 'POST',
      path: PAYMENT,
      body: JSON.stringify(paymentBody()),
      headers: keyed('late'),
    })
    await visitor.post(LOGOUT)
    expect((await half.rest()).status).toBe(401)
    await visitor.signIn('sylvie-garnier')
    const operations = (await visitor.get('/api/v2/services/api-s2e/transactions')).text
    expect(operations).not.toContain('41720001')
  })
})
