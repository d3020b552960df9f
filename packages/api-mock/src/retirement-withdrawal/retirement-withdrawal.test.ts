import { CSRF_COOKIE, PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import {
  confirmByCode,
  HOMES,
  keyed,
  retirementWithdrawalBody,
  startApi,
  TODAY,
  type HomeName,
  type Visitor,
} from '../testing/index.ts'

const PATH = '/api/v2/services/esign/withdraw/retirement'
const LARGE = 'marie-antoinette-de-la-rochebrune'

const personOf = (sub: string) => {
  const person = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === sub)
  if (person === undefined) throw new Error(`Nobody is called ${sub}.`)
  return person
}

const start = async (home: HomeName, sub = LARGE) => {
  const api = startApi(home)
  const visitor = api.visit()
  await visitor.signIn(sub)
  await confirmByCode(visitor)
  return { ...api, visitor, body: retirementWithdrawalBody(personOf(sub), TODAY) }
}

const ask = (visitor: Visitor, key: string, body: unknown) =>
  visitor.send({ method: 'POST', path: PATH, body, headers: keyed(key) })

type Line = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly status: string
  readonly policy_id: string
  readonly amount: number
  readonly gross_amount: number
}

const listed = async (visitor: Visitor): Promise<readonly Line[]> => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers
    .flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
    .filter(({ id }) => id.startsWith('4172'))
}

const balances = async (visitor: Visitor): Promise<readonly number[]> => {
  const answer = await visitor.post('/api/v2/services/api-ais/accounts')
  const { ais_accounts: accounts } = answer.json() as { readonly ais_accounts: readonly { readonly balance: number }[] }
  return accounts.map(({ balance }) => balance)
}

const codeOn = (text: string): string => /Votre code <b>(\d{6})<\/b>/.exec(text)?.[1] ?? ''

const answer = (visitor: Visitor, envelope: string, fields: Readonly<Record<string, string>>) =>
  visitor.send({
    method: 'POST',
    path: '/stand-in/signature',
    body: new URLSearchParams({ envelope, csrf: visitor.credentials.get(CSRF_COOKIE) ?? '', ...fields }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

const refusal = (reply: { readonly status: number; readonly json: () => unknown }) => {
  const { errorData, fields } = reply.json() as { readonly errorData: string; readonly fields?: readonly unknown[] }
  return [reply.status, errorData, ...(fields ?? [])]
}

describe.each(HOMES)('a withdrawal at retirement, in the home "%s"', (home) => {
  it('[P-CALL-86] [O-CALL-76] [WDR-01] [RWD-05] is signed at the door, sold two market days later and paid after four, and the contracts are empty', async () => {
    const { visitor, body } = await start(home)
    const asked = await ask(visitor, 'a-key', body)
    expect([asked.status, asked.json()]).toEqual([200, '/stand-in/signature?envelope=41720001'])
    const waiting = await listed(visitor)
    expect(waiting.map(({ status }) => status)).toEqual(waiting.map(() => 'En cours'))
    expect(waiting.find(({ id }) => id === '41720001')).toMatchObject({
      request_key: 'a-key',
      url: '/stand-in/signature?envelope=41720001',
      cancellable: true,
      timeline: [
        { step: 'requested', day: '20/11/2026', done: true },
        { step: 'signature', day: '05/12/2026', done: false },
      ],
    })
    const door = await visitor.get('/stand-in/signature?envelope=41720001')
    expect(door.text).toMatch(/[0-9a-f]{64}/)
    expect((await answer(visitor, '41720001', { answer: 'sign', code: '000001' })).status).toBe(400)
    const signed = await answer(visitor, '41720001', { answer: 'sign', code: codeOn(door.text) })
    expect([signed.status, signed.headers.get('Location')]).toEqual([303, '/operations/41720001'])
    await visitor.post('/api/clock', { days: 14 })
    const settled = await listed(visitor)
    expect(settled.map(({ status }) => status)).toEqual(settled.map(() => 'Traité'))
    const capital = settled.find(({ policy_id: policy }) => policy === '00999901')
    expect(capital?.amount).toBeLessThanOrEqual(capital?.gross_amount ?? 0)
    expect(await balances(visitor)).toEqual([0, 0, 0])
    expect((await visitor.get('/stand-in/signature?envelope=41720001')).text).toContain('n’attend plus de signature')
  })

  it('[RWD-05] that is refused, taken back or left for fifteen days ends, and the contracts stay', async () => {
    const { visitor, body } = await start(home)
    const before = await balances(visitor)
    await ask(visitor, 'refused', body)
    expect((await answer(visitor, '41720001', { answer: 'later' })).status).toBe(303)
    expect((await answer(visitor, '41720001', { answer: 'refuse' })).status).toBe(303)
    expect((await listed(visitor)).every(({ status, reason }) => status === 'Annulé' && reason === 'cancelled')).toBe(true)
    await ask(visitor, 'left', body)
    await visitor.post('/api/clock', { days: 16 })
    expect((await listed(visitor)).find(({ request_key: key }) => key === 'left')).toMatchObject({
      status: 'Annulé',
      reason: 'lapsed',
    })
    expect((await balances(visitor)).map((one) => one > 0)).toEqual(before.map((one) => one > 0))
  })

  it('[LEDG-08] [RWD-07] is done once under its key, and a second one meets what the first holds back', async () => {
    const { visitor, body } = await start(home)
    expect((await ask(visitor, 'one', body)).json()).toBe('/stand-in/signature?envelope=41720001')
    expect((await ask(visitor, 'one', body)).json()).toBe('/stand-in/signature?envelope=41720001')
    expect(refusal(await ask(visitor, 'two', body))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: 'simulation', code: 'pending-operation', params: { id: expect.stringMatching(/^41720001/), until: '05/12/2026' } },
    ])
  })

  it('[RWD-01] [RWD-04] is refused below the legal age without a pension, without agreement, and with another annuity', async () => {
    const { visitor, body } = await start(home, 'sylvie-garnier')
    expect(refusal(await ask(visitor, 'young', body))).toEqual([
      400,
      'ERR_INVALID',
      { path: 'pension_started', code: 'required' },
    ])
    expect((await ask(visitor, 'pension', { ...body, pension_started: true, agreed: false })).status).toBe(400)
    const [first] = body.options
    const another = { ...body, pension_started: true, options: [{ ...first, type: 'RV_R' }] }
    expect(refusal(await ask(visitor, 'another', another)).slice(0, 2)).toEqual([400, 'ERR_INVALID'])
    expect((await ask(visitor, 'good', { ...body, pension_started: true })).status).toBe(200)
  })

  it('is asked for by nobody without the one-time code, and signed by nobody without a session', async () => {
    const api = startApi(home)
    const visitor = api.visit()
    await visitor.signIn(LARGE)
    const body = retirementWithdrawalBody(personOf(LARGE), TODAY)
    expect(refusal(await ask(visitor, 'no-code', body)).slice(0, 2)).toEqual([403, 'ERR_OTP'])
    expect((await api.visit().get('/stand-in/signature?envelope=41720001')).status).toBe(400)
    expect((await visitor.get('/stand-in/signature?envelope=41720099')).status).toBe(404)
  })

  it('[P-CALL-73] [O-CALL-72] [WDR-19] an individual contract says whether money may be taken out of it', async () => {
    const api = startApi(home)
    const visitor = api.visit()
    await visitor.signIn('marc-delorme', 'individual')
    const person = personOf('marc-delorme')
    const path = '/api/v2/services/api-client/withdraw/authorization'
    const own = person.accounts.filter(({ scope }) => scope === PROVIDER_SCOPE)
    const answers = await Promise.all(own.map(({ policy_id }) => visitor.post(path, { policy_id })))
    expect(answers.map((one) => [one.status, one.json()])).toEqual(own.map(() => [200, { authorized: true }]))
    const other = person.accounts.find(({ scope }) => scope !== PROVIDER_SCOPE)
    expect((await visitor.post(path, { policy_id: other?.policy_id })).status).toBe(404)
    expect((await visitor.post(path, { policy_id: 'nobody' })).status).toBe(404)
  })
})
