import { describe, expect, it } from 'vitest'

import { HOMES, keyed, PAYMENT, paymentBody, pdf, startApi, type Visitor } from '../testing/index.ts'

const LAB = '/api/v2/services/api-s2e/context/lab'
const MEGA = 1_000_000

const signedIn = async (sub: string, home: (typeof HOMES)[number] = 'server'): Promise<Visitor> => {
  const visitor = startApi(home).visit()
  await visitor.signIn(sub)
  return visitor
}

const pay = (visitor: Visitor, key: string, body: unknown) =>
  visitor.send({ method: 'POST', path: PAYMENT, body, headers: keyed(key) })

describe.each(HOMES)('documents on the origin of the money, in the home "%s"', (home) => {
  it('[P-CALL-46] [O-CALL-32] [CTX-10] have a context for each company of the person, and for no other', async () => {
    const visitor = await signedIn('sylvie-garnier', home)
    expect((await visitor.get(`${LAB}?main_company_id=ent-aubrenne`)).json()).toMatchObject({
      mode: 'UPLOAD',
      file_size: 10 * MEGA,
      total_file_size: 20 * MEGA,
      tsa_address: { street_line: 'TSA 40081' },
      company_id: 'ent-aubrenne',
      threshold: 5000,
    })
    expect((await visitor.get(`${LAB}?main_company_id=ent-lison`)).status).toBe(404)
    expect((await visitor.get(LAB)).status).toBe(400)
  })

  it.each([
    [4999.99, undefined],
    [5000, true],
  ])('[PAYM-15] are asked for a payment of %d €: %j', async (amount, asked) => {
    const visitor = await signedIn('sylvie-garnier', home)
    const answer = (await pay(visitor, 'one', paymentBody({ amount }))).json() as { readonly documents?: boolean }
    expect(answer.documents).toBe(asked)
  })
})

it('[PAY-11] documents larger than the company takes them are refused at the file, and the others are taken', async () => {
  const visitor = await signedIn('nadia-belkhir')
  const { s2e_transaction_id: id } = (
    await pay(
      visitor,
      'one',
      paymentBody({
        policy_id: '00771221',
        main_company_id: 'ent-carmandel',
        repartitions: [{ id: '00771221', investments: [{ id: 'actions-sante', amount: 200 }] }],
      }),
    )
  ).json() as { readonly s2e_transaction_id: string }
  const send = (key: string, files: readonly File[]) =>
    visitor.send({
      method: 'POST',
      path: `${PAYMENT}/documents`,
      body: { s2e_transaction_id: id },
      headers: keyed(key),
      files,
    })
  const refused = await send('two', [pdf('a.pdf', 5 * MEGA), pdf('b.pdf', 5 * MEGA + 1)])
  expect([refused.status, refused.json()]).toEqual([
    400,
    {
      errorData: 'ERR_INVALID',
      fields: [{ path: 'files.1', code: 'file-too-large', params: { megabytes: 5 } }],
    },
  ])
  expect((await send('three', [pdf('a.pdf', 5 * MEGA), pdf('b.pdf', 5 * MEGA)])).json()).toBe('OK')
})
