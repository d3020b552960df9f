import { todayInParis } from '@hautelisse/domain/calendar'
import { KEPT_ACTS, type KeptAct } from '@hautelisse/domain/kept'
import { describe, expect, it } from 'vitest'

import { movingClock, sweep } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import {
  answersPath,
  confirmByCode,
  HOMES,
  keyed,
  releaseBody,
  transferDraft,
  draftPath,
  paymentDraft,
  pensionAnswers,
  releaseDraft,
  startApi,
  type HomeName,
  type Received,
  type Visitor,
} from '../testing/index.ts'

const LIST = '/api/v2/services/kept/drafts'
const LOGOUT = '/api/v3/login/oauth/logout'

const put = (visitor: Visitor, act: KeptAct, content: unknown): Promise<Received> =>
  visitor.send({ method: 'PUT', path: draftPath(act), body: { content } })
const erase = (visitor: Visitor, act: KeptAct): Promise<Received> => visitor.send({ method: 'DELETE', path: draftPath(act) })
const keptOf = ({ json }: Received): unknown => (json() as { readonly kept: unknown }).kept
const listOf = async (visitor: Visitor): Promise<unknown> => keptOf(await visitor.get(LIST))
const refusalOf = ({ status, json }: Received) => [status, (json() as { readonly errorData?: string }).errorData]

/** An API that lives on the real day, which a test turns. */
const start = (home: HomeName = 'server') => {
  let now = Date.parse('2026-11-20T09:00:00Z')
  const storage = memoryStorage()
  const clock = movingClock({ now: () => now, firstDay: () => todayInParis(now), storage })
  const { visit } = startApi(home, { storage, clock })
  const signedIn = async (sub = 'sylvie-garnier'): Promise<Visitor> => {
    const visitor = visit()
    await visitor.signIn(sub)
    return visitor
  }
  return { storage, signedIn, turn: (instant: string) => (now = Date.parse(instant)) }
}

const PAYMENT = {
  id: 'payment',
  begun: '20/11/2026',
  until: '20/12/2026',
  policy_id: '00482190',
  amount: 1200.5,
  step: 2,
  steps: 5,
  files: ['justificatif.pdf'],
}

describe.each(HOMES)('what is kept of acts that are begun, in the home "%s"', (home) => {
  it('[KEPT-01] [KEPT-04] is one draft of each act and person, told in the list and given as it was typed', async () => {
    const { signedIn, turn } = start(home)
    const [sylvie, nadia] = [await signedIn(), await signedIn('nadia-belkhir')]
    expect(await listOf(sylvie)).toEqual([])
    expect(keptOf(await put(sylvie, 'payment', paymentDraft()))).toEqual(PAYMENT)
    turn('2026-11-20T09:00:01Z')
    await put(sylvie, 'release', releaseDraft('HOME'))
    await put(nadia, 'payment', paymentDraft('75'))
    expect((await sylvie.get(LIST)).text).not.toMatch(/monetaire|key-of|250 000/)
    expect(await listOf(sylvie)).toMatchObject([{ id: 'release', amount: 5000 }, PAYMENT])
    expect((await sylvie.get(draftPath('payment'))).json()).toEqual({ kept: PAYMENT, content: paymentDraft() })

    // Another person has their own, and what becomes of it is theirs alone.
    expect(refusalOf(await nadia.get(draftPath('release')))).toEqual([404, 'ERR_UNKNOWN'])
    expect((await erase(nadia, 'payment')).json()).toBe('OK')
    expect(await listOf(nadia)).toEqual([])
    expect((await erase(sylvie, 'release')).json()).toBe('OK')
    expect((await erase(sylvie, 'release')).json()).toBe('OK')
    expect(refusalOf(await sylvie.get(draftPath('release')))).toEqual([404, 'ERR_UNKNOWN'])
    expect(await listOf(sylvie)).toEqual([PAYMENT])
  })
})

describe('what is kept of acts that are begun', () => {
  it('[KEPT-01] outlives a sign-out, ends with its thirtieth day whatever is changed, and is removed then', async () => {
    const { storage, signedIn, turn } = start()
    const first = await signedIn()
    await put(first, 'payment', paymentDraft())
    await first.post(LOGOUT)
    expect((await first.get(LIST)).status).toBe(401)
    turn('2026-12-05T09:00:00Z')
    const other = await signedIn()
    expect(await listOf(other)).toEqual([PAYMENT])
    expect(keptOf(await put(other, 'payment', paymentDraft('80')))).toEqual({ ...PAYMENT, amount: 80 })
    await put(other, 'transfer', transferDraft('Interval Épargne'))
    expect(await listOf(other)).toMatchObject([{ id: 'transfer', begun: '05/12/2026' }, { id: 'payment' }])

    turn('2026-12-20T22:59:59.999Z')
    const late = await signedIn()
    await put(late, 'payment', paymentDraft('90'))
    expect(await listOf(late)).toMatchObject([{ id: 'transfer' }, { ...PAYMENT, amount: 90 }])
    turn('2026-12-20T23:00:00Z')
    expect(await listOf(late)).toMatchObject([{ id: 'transfer' }])
    expect(refusalOf(await late.get(draftPath('payment')))).toEqual([404, 'ERR_UNKNOWN'])
    const leftAt = async (instant: string) => {
      await sweep(storage, Date.parse(instant))
      return (await storage.kept.of('sylvie-garnier')).length
    }
    expect(await leftAt('2026-12-20T22:59:59.999Z')).toBe(2)
    expect(await leftAt('2026-12-20T23:00:00Z')).toBe(1)

    // Before it is removed, what is typed then is a draft of that day; in summer a day ends an hour earlier by UTC.
    turn('2027-06-10T09:00:00Z')
    expect(keptOf(await put(await signedIn(), 'transfer', transferDraft('Banque Sainte-Ambre')))).toMatchObject({
      until: '10/07/2027',
    })
    expect([await leftAt('2027-07-10T21:59:59.999Z'), await leftAt('2027-07-10T22:00:00Z')]).toEqual([1, 0])
  })

  it('[KEPT-01] is erased with the act that it was a draft of, even if the saver leaves first; another draft stays', async () => {
    const { signedIn } = start()
    const visitor = await signedIn('nadia-belkhir')
    await confirmByCode(visitor)
    await put(visitor, 'release', releaseDraft('HOME'))
    await put(visitor, 'payment', paymentDraft())
    const ask = (key: string) =>
      visitor.send({ method: 'POST', path: '/api/v2/services/api-s2e/withdraw', body: releaseBody(), headers: keyed(key) })
    expect((await ask('key-of-the-release')).status).toBe(200)
    expect(await listOf(visitor)).toMatchObject([{ id: 'payment' }])
    // What was under way when it was recorded, or another browser still has, does not bring it back.
    expect(refusalOf(await put(visitor, 'release', releaseDraft('HOME')))).toEqual([409, 'ERR_CONFLICT'])
    await put(visitor, 'release', { ...releaseDraft('HOME'), requestKey: 'another-key' })
    expect((await ask('key-of-the-release')).status).toBe(200)
    expect(await listOf(visitor)).toMatchObject([{ id: 'payment' }, { id: 'release' }])
  })

  it('[KEPT-01] ends by the day that a developer moved, too', async () => {
    const { signedIn } = start()
    const visitor = await signedIn()
    await put(visitor, 'payment', paymentDraft())
    await visitor.post('/api/clock', { days: 30 })
    expect(await listOf(visitor)).toEqual([PAYMENT])
    await visitor.post('/api/clock', { days: 1 })
    expect(await listOf(visitor)).toEqual([])
    expect(keptOf(await put(visitor, 'payment', paymentDraft()))).toMatchObject({ begun: '21/12/2026' })
  })

  it('[KEPT-01] ends by real time where the day stands still', async () => {
    const { visit, pass } = startApi('page')
    const visitor = visit()
    await visitor.signIn('sylvie-garnier')
    await put(visitor, 'payment', paymentDraft())
    for (const [days, kept] of [
      [30, [PAYMENT]],
      [1, []],
    ] as const) {
      pass(days * 86_400_000)
      await visitor.signIn('sylvie-garnier')
      expect(await listOf(visitor)).toEqual(kept)
    }
  })

  const typed = paymentDraft()
  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
  it.each<readonly [string, KeptAct, unknown]>([
    [
      '[KEPT-02] an IBAN in a field',
      'payment',
      { ...typed, form: { ...typed.form, amount: 'FR14 2004 1010 0505 0001 3M02 606' } },
    ],
    ['[KEPT-02] an IBAN in the name of a file', 'payment', { ...typed, files: ['FR1420041010050500013M02606.pdf'] }],
    ['[KEPT-02] a code', 'payment', { ...typed, code: '123456' }],
    ['[KEPT-02] the bytes of a file', 'payment', { ...typed, files: [{ name: 'rib.pdf', bytes: 'JVBERi0=' }] }],
    ['[KEPT-03] a disability as reason of a release', 'release', releaseDraft('DISABILITY')],
    [
      '[KEPT-03] a reason that this server has no line for',
      'release',
      { ...releaseDraft('HOME'), form: { ...releaseDraft('HOME').form, releaseId: 'new' } },
    ],
    ['a draft of another act', 'transfer', typed],
    [
      'more than somebody types',
      'payment',
      {
        ...typed,
        form: { ...typed.form, shares: Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`fund-${at}`, '10'])) },
      },
    ],
    ['lists in lists without end', 'payment', { ...typed, files: nested(20_000) }],
    ['no object', 'payment', [typed]],
  ])('refuses %s, and leaves what was kept as it was', async (_, act, content) => {
    const { signedIn } = start()
    const visitor = await signedIn()
    await put(visitor, 'payment', typed)
    expect(refusalOf(await put(visitor, act, content))).toEqual([400, 'ERR_INVALID'])
    expect(await listOf(visitor)).toEqual([PAYMENT])
    expect((await visitor.get(draftPath('payment'))).json()).toMatchObject({ content: typed })
  })

  it('knows no other act, and no other kind', async () => {
    const visitor = await start().signedIn()
    for (const path of [`${LIST}/bank-account`, `${LIST}/constructor`, '/api/v2/services/kept/answers/payment'])
      expect([(await visitor.get(path)).status, (await visitor.send({ method: 'DELETE', path })).status]).toEqual([404, 404])
  })

  it('[KEPT-05] is neither told, given, kept nor erased in a mirror session', async () => {
    const hugo = await start().signedIn('hugo-delmas')
    const asked = [await hugo.get(LIST)]
    for (const act of KEPT_ACTS) asked.push(await hugo.get(draftPath(act)), await put(hugo, act, typed), await erase(hugo, act))
    expect(new Set(asked.map((answer) => refusalOf(answer).join(' ')))).toEqual(new Set(['403 ERR_MIRROR']))
  })

  it('is for who is signed in, and erased by them whatever they wrote before', async () => {
    const { visit } = startApi('server', { limits: { writesPerMinute: 1 } })
    const visitor = visit()
    await visitor.get('/api/v3/version')
    const asked = [await visitor.get(LIST), await visitor.get(draftPath('payment')), await erase(visitor, 'payment')]
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401])
    await visitor.signIn('sylvie-garnier')
    await put(visitor, 'payment', typed)
    expect(refusalOf(await put(visitor, 'payment', typed))).toEqual([429, 'ERR_LIMIT'])
    expect((await erase(visitor, 'payment')).json()).toBe('OK')
    expect(await listOf(visitor)).toEqual([])
  })
})

it('[BEY-09] [KEPT-02] answers of a simulator are kept apart from drafts, for the same 30 days, without a secret', async () => {
  const { signedIn, turn } = start()
  const visitor = await signedIn()
  const answers = (content: unknown) => visitor.send({ method: 'PUT', path: answersPath('pension'), body: { content } })
  expect(keptOf(await answers(pensionAnswers()))).toEqual({ id: 'pension', begun: '20/11/2026', until: '20/12/2026', files: [] })
  expect(await listOf(visitor)).toEqual([])
  expect((await visitor.get(answersPath('pension'))).json()).toMatchObject({ content: pensionAnswers() })
  for (const refused of [{ form: { salary: 'FR14 2004 1010 0505 0001 3M02 606' } }, { form: { password: 'x' } }, { answers: {} }])
    expect(refusalOf(await answers(refused))).toEqual([400, 'ERR_INVALID'])
  expect(refusalOf(await visitor.get(answersPath('transmission')))).toEqual([404, 'ERR_UNKNOWN'])
  turn('2026-12-20T23:00:00Z')
  expect(refusalOf(await (await signedIn()).get(answersPath('pension')))).toEqual([404, 'ERR_UNKNOWN'])
})
