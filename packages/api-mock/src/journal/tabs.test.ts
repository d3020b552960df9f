import { describe, expect, it } from 'vitest'

import { confirmByCode, HOMES, keyed, NADIA_PEE, refundBody, releaseBody, startApi, type Visitor } from '../testing/index.ts'

const S2E = '/api/v2/services/api-s2e'
const SUB = 'nadia-belkhir'
const EIGHT_HOURS_MS = 8 * 3_600_000

const send = (visitor: Visitor, path: string, key: string, body: unknown) =>
  visitor.send({ method: 'POST', path: `${S2E}/${path}`, body, headers: keyed(key) })

const problemOf = (answer: { readonly status: number; readonly json: () => unknown }) => {
  const { errorData, fields = [] } = answer.json() as {
    readonly errorData: string
    readonly fields?: readonly { code: string }[]
  }
  return [answer.status, errorData, ...fields.map(({ code }) => code)]
}

const keysOf = async (visitor: Visitor): Promise<readonly (string | undefined)[]> => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers
    .flatMap((answer) => (answer.json() as { readonly operations: readonly { request_key?: string }[] }).operations)
    .flatMap(({ request_key: key }) => (key === undefined ? [] : [key]))
}

describe.each(HOMES)('two tabs, in the home "%s"', (home) => {
  const signedIn = async (api: ReturnType<typeof startApi>): Promise<Visitor> => {
    const visitor = api.visit()
    await visitor.signIn(SUB)
    await confirmByCode(visitor)
    return visitor
  }

  it('[REL-15] on the last euro: everything that is released is taken once, the second tab meets nothing left', async () => {
    const visitor = await signedIn(startApi(home))
    const everything = releaseBody({ event_date: '20/11/2026', policies: [{ policy_id: NADIA_PEE, amount: null, funds: [] }] })
    expect((await send(visitor, 'withdraw', 'first', everything)).status).toBe(200)
    const other = { ...everything, release_id: 'pee-over_indebtedness' }
    expect(problemOf(await send(visitor, 'withdraw', 'second', other)).slice(0, 2)).toEqual([400, 'ERR_INVALID'])
    expect(await keysOf(visitor)).toEqual(['first'])
  })

  it('[REL-15] at the same moment on the same free euros: one is recorded, the other is told what is left', async () => {
    const visitor = await signedIn(startApi(home))
    const body = await refundBody(visitor)
    const [part] = body.context.avoirs
    const accounts = (await visitor.post(`${S2E}/accounts`)).json() as {
      readonly s2e_accounts: readonly {
        readonly policy_id: string
        readonly investments: readonly {
          readonly id: string
          readonly lots: readonly { available_on: string | null; amount: number }[]
        }[]
      }[]
    }
    const free = accounts.s2e_accounts
      .find(({ policy_id: policy }) => policy === NADIA_PEE)
      ?.investments.find(({ id }) => id === part?.investment_id)
      ?.lots.filter(({ available_on: day }) => day !== null && day.split('/').toReversed().join('') <= '20261120')
      .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    const all = { ...body, context: { ...body.context, avoirs: [{ ...part, amount: (free ?? 0) / 100 }] } }
    const answers = await Promise.all([send(visitor, 'refunds', 'one', all), send(visitor, 'refunds', 'two', all)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    expect((await keysOf(visitor)).length).toBe(1)
  })

  it('[LEDG-08] a session that ended before a request leaves nothing, one that ended after it leaves the operation in the history', async () => {
    const api = startApi(home)
    const visitor = await signedIn(api)
    api.pass(EIGHT_HOURS_MS)
    expect((await send(visitor, 'withdraw', 'too-late', releaseBody())).status).toBe(401)
    const again = await signedIn(api)
    expect(await keysOf(again)).toEqual([])
    await again.post('/api/faults', { call: 's2e-withdraw', fault: 'lost', times: 1 })
    await send(again, 'withdraw', 'lost', releaseBody()).catch(() => undefined)
    api.pass(EIGHT_HOURS_MS)
    expect((await send(again, 'withdraw', 'lost', releaseBody())).status).toBe(401)
    const later = await signedIn(api)
    expect(await keysOf(later)).toEqual(['lost'])
    expect((await send(later, 'withdraw', 'lost', releaseBody())).status).toBe(200)
    expect(await keysOf(later)).toEqual(['lost'])
  })
})
