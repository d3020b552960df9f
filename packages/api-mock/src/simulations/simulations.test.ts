import { test } from '@fast-check/vitest'
import { plainDate, todayInParis } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import { MOST_KEPT } from '@hautelisse/domain/simulations'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { movingClock, sweep } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import {
  HOMES,
  keptTax,
  simulationPath,
  startApi,
  taxCase,
  type HomeName,
  type Received,
  type Visitor,
} from '../testing/index.ts'

const LIST = '/api/v2/services/kept/simulations'
const LOGOUT = '/api/v3/login/oauth/logout'
const ID = (at: number): string => `0c4f1c1e-8a1d-4f0e-9a53-${`${at}`.padStart(12, '0')}`
const CASE = taxCase()

const put = (visitor: Visitor, at: number, body: unknown = keptTax()): Promise<Received> =>
  visitor.send({ method: 'PUT', path: simulationPath(ID(at)), body })
const erase = (visitor: Visitor, at: number): Promise<Received> =>
  visitor.send({ method: 'DELETE', path: simulationPath(ID(at)) })
const keptOf = ({ json }: Received): unknown => (json() as { readonly kept: unknown }).kept
const listOf = async (visitor: Visitor): Promise<unknown> => keptOf(await visitor.get(LIST))
const refusalOf = ({ status, json }: Received) => [status, (json() as { readonly errorData?: string }).errorData]

/** An API that lives on the real day, which a test turns. */
const start = (home: HomeName = 'server') => {
  let now = Date.parse('2026-11-20T09:00:00Z')
  const storage = memoryStorage()
  const clock = movingClock({ now: () => now, firstDay: () => todayInParis(now), storage })
  const { visit } = startApi(home, { storage, clock, limits: { writesPerMinute: Number.MAX_SAFE_INTEGER } })
  const signedIn = async (sub = 'sylvie-garnier'): Promise<Visitor> => {
    const visitor = visit()
    await visitor.signIn(sub)
    return visitor
  }
  return { storage, signedIn, turn: (instant: string) => (now = Date.parse(instant)) }
}

const KEPT = { id: ID(1), name: keptTax().name, kept_on: '20/11/2026', until: '20/11/2028', case: CASE }

describe.each(HOMES)('simulations that are kept, in the home "%s"', (home) => {
  it('[BEY-05] are a person’s own, the newest first, renamed and erased by them', async () => {
    const { signedIn, turn } = start(home)
    const [sylvie, nadia] = [await signedIn(), await signedIn('nadia-belkhir')]
    expect(await listOf(sylvie)).toEqual([])
    expect(keptOf(await put(sylvie, 1))).toEqual(KEPT)
    turn('2026-11-20T09:00:01Z')
    await put(sylvie, 2, { name: 'Le double', case: taxCase(9274) })
    await put(nadia, 1, { name: 'La mienne', case: CASE })
    expect(await listOf(sylvie)).toMatchObject([{ name: 'Le double' }, KEPT])
    expect(keptOf(await sylvie.get(simulationPath(ID(1))))).toEqual(KEPT)
    expect(keptOf(await put(sylvie, 1, { name: '  Autre nom ', case: CASE }))).toEqual({ ...KEPT, name: 'Autre nom' })

    expect(await listOf(nadia)).toMatchObject([{ name: 'La mienne' }])
    expect(refusalOf(await nadia.get(simulationPath(ID(2))))).toEqual([404, 'ERR_UNKNOWN'])
    for (const at of [1, 1]) expect((await erase(sylvie, at)).json()).toBe('OK')
    expect(await listOf(sylvie)).toMatchObject([{ name: 'Le double' }])
    expect(await listOf(nadia)).toMatchObject([{ name: 'La mienne' }])
  })
})

describe('simulations that are kept', () => {
  it('[BEY-05] outlive a sign-out; another name adds no day, another day does; two years later they are gone', async () => {
    const { storage, signedIn, turn } = start()
    const first = await signedIn()
    await put(first, 1)
    await put(first, 2)
    await first.post(LOGOUT)
    turn('2027-06-01T09:00:00Z')
    const other = await signedIn()
    await put(other, 1, { name: 'Autre nom', case: CASE })
    const again = { name: 'Refaite', case: taxCase(4637, plainDate('2027-06-01')) }
    expect(keptOf(await put(other, 2, again))).toMatchObject({ kept_on: '01/06/2027', until: '01/06/2029' })
    expect(await listOf(other)).toMatchObject([{ name: 'Refaite' }, { name: 'Autre nom', until: '20/11/2028' }])

    turn('2028-11-20T22:59:59.999Z')
    const late = await signedIn()
    expect(await listOf(late)).toMatchObject([{ name: 'Refaite' }, { name: 'Autre nom' }])
    turn('2028-11-20T23:00:00Z')
    expect(await listOf(late)).toMatchObject([{ name: 'Refaite' }])
    expect(refusalOf(await late.get(simulationPath(ID(1))))).toEqual([404, 'ERR_UNKNOWN'])
    const leftAt = async (instant: string) => {
      await sweep(storage, Date.parse(instant))
      return (await storage.kept.of('sylvie-garnier')).length
    }
    expect(await leftAt('2028-11-20T22:59:59.999Z')).toBe(2)
    expect(await leftAt('2028-11-20T23:00:00Z')).toBe(1)
  })

  it('[BEY-05] are gone by the day that a developer moved, too', async () => {
    const visitor = await start().signedIn()
    await put(visitor, 1)
    await visitor.post('/api/clock', { days: 731 })
    expect(await listOf(visitor)).toMatchObject([{ id: ID(1) }])
    await visitor.post('/api/clock', { days: 1 })
    expect(await listOf(visitor)).toEqual([])
  })

  it('[BEY-05] are twenty at most, at the same moment too; one that is there can still be renamed', async () => {
    const { signedIn } = start()
    const visitor = await signedIn()
    const asked = await Promise.all(Array.from({ length: MOST_KEPT + 4 }, (_, at) => put(visitor, at)))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(MOST_KEPT)
    const kept = (await listOf(visitor)) as readonly { readonly id: string }[]
    expect(kept).toHaveLength(MOST_KEPT)
    const full = await put(visitor, 99)
    expect(refusalOf(full)).toEqual([409, 'ERR_CONFLICT'])
    expect(full.text).toContain('too-many')
    const at = Number(kept[0]?.id.slice(-3))
    expect((await put(visitor, at, keptTax('Autre nom'))).status).toBe(200)
    await erase(visitor, at)
    expect((await put(visitor, 99)).status).toBe(200)
  })

  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
  const withInputs = (more: object): unknown => ({ ...keptTax(), case: { ...CASE, inputs: { ...CASE.inputs, ...more } } })
  it.each<readonly [string, unknown]>([
    ['[BEY-01] a name in the case', withInputs({ name: 'Sylvie Garnier' })],
    ['[BEY-01] text in place of an amount', withInputs({ monthly_income: 'Ateliers Carmandel' })],
    ['[BEY-02] a later version', { ...keptTax(), case: { ...CASE, schema: 99 } }],
    ['[BEY-02] a simulator that there is not', { ...keptTax(), case: { ...CASE, simulator: 'horoscope' } }],
    ['an IBAN as name', keptTax('FR14 2004 1010 0505 0001 3M02 606')],
    ['a name of several lines', keptTax('Un\nDeux')],
    ['no name', keptTax('  ')],
    ['a long name', keptTax('a'.repeat(61))],
    ['more than a simulator asks', withInputs({ more: 'a'.repeat(20_000) })],
    ['lists in lists without end', withInputs({ more: nested(20_000) })],
  ])('refuses %s, and leaves what was kept as it was', async (_, body) => {
    const { signedIn } = start()
    const visitor = await signedIn()
    await put(visitor, 1)
    expect(refusalOf(await put(visitor, 1, body))).toEqual([400, 'ERR_INVALID'])
    expect(await listOf(visitor)).toEqual([KEPT])
  })

  it('[BEY-05] are neither told, given, kept nor erased in a mirror session', async () => {
    const hugo = await start().signedIn('hugo-delmas')
    const asked = [await hugo.get(LIST), await hugo.get(simulationPath(ID(1))), await put(hugo, 1), await erase(hugo, 1)]
    expect(new Set(asked.map((answer) => refusalOf(answer).join(' ')))).toEqual(new Set(['403 ERR_MIRROR']))
  })

  it('are for who is signed in, and erased by them whatever they wrote before', async () => {
    const { visit } = startApi('server', { limits: { writesPerMinute: 1 } })
    const visitor = visit()
    await visitor.get('/api/v3/version')
    const asked = [await visitor.get(LIST), await visitor.get(simulationPath(ID(1))), await erase(visitor, 1)]
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401])
    await visitor.signIn('sylvie-garnier')
    await put(visitor, 1)
    expect(refusalOf(await put(visitor, 2))).toEqual([429, 'ERR_LIMIT'])
    expect((await erase(visitor, 1)).json()).toBe('OK')
    expect(await listOf(visitor)).toEqual([])
  })
})

const { visit } = startApi('server', { limits: { writesPerMinute: Number.MAX_SAFE_INTEGER } })
const visitor = visit()
const signedIn = visitor.signIn('sylvie-garnier')
const names = fc
  .string({ unit: fc.constantFrom('a', 'é', ' ', '’', '1'), minLength: 1, maxLength: 60 })
  .filter((name) => name.trim() !== '')

test.prop([fc.integer({ min: 0, max: 9_999_999 }), names])(
  '[BEY-05] what was kept is what is read, whatever the order of its fields',
  async (payment, name) => {
    await signedIn
    const one: Case = taxCase(payment)
    const inputs = Object.fromEntries(Object.entries(one.inputs).toReversed())
    await put(visitor, 1, { case: { inputs, asOf: one.asOf, simulator: one.simulator, schema: one.schema }, name })
    expect(keptOf(await visitor.get(simulationPath(ID(1))))).toMatchObject({ name: name.trim(), case: one })
  },
)
