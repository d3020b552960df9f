import { openSessionsCall } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { deviceOf, type SecurityNote } from '../server/index.ts'
import { confirmByCode, HOMES, startApi, type Visitor } from '../testing/index.ts'

const ADDRESS = '/api/v3/login/sessions'
const PROFILE = '/api/v3/login/oauth/profile/collective'
const SAVER = 'sylvie-garnier'
const MINUTE = 60_000

const listed = async (visitor: Visitor) => openSessionsCall.answer.parse((await visitor.get(ADDRESS)).json())
/** The name of one of the sessions in the list that a visitor sees. */
const idOf = async (visitor: Visitor, place = 0): Promise<string> => (await listed(visitor))[place]?.id ?? ''
const end = (visitor: Visitor, id?: string) =>
  visitor.send({ method: 'DELETE', path: id === undefined ? ADDRESS : `${ADDRESS}/${id}` })
const statusOf = async (visitor: Visitor) => (await visitor.get(PROFILE)).status

describe.each(HOMES)('the open sessions of a person, in the home "%s"', (home) => {
  const start = async (given: Parameters<typeof startApi>[1] = {}) => {
    const api = startApi(home, given)
    const enter = async (sub = SAVER): Promise<Visitor> => {
      const visitor = api.visit()
      await visitor.signIn(sub)
      return visitor
    }
    return { ...api, enter }
  }

  it('are seen from each of them: this one first, then by their last use, none of another person', async () => {
    const { enter, pass } = await start()
    const [one, two] = [await enter(), await enter()]
    await enter('nadia-belkhir')
    pass(2 * MINUTE)
    await one.get(PROFILE)
    pass(MINUTE)
    const seen = await listed(two)
    expect(seen.map(({ is_this, started_at, last_used_at }) => [is_this, started_at, last_used_at])).toEqual([
      [true, '2026-11-20T09:00:00.000Z', '2026-11-20T09:03:00.000Z'],
      [false, '2026-11-20T09:00:00.000Z', '2026-11-20T09:02:00.000Z'],
    ])
    expect(new Set(seen.map(({ id }) => id)).size).toBe(2)
  })

  it('are named by texts that open nothing', async () => {
    const { enter, visit } = await start()
    const visitor = await enter()
    const id = await idOf(visitor)
    expect([...visitor.credentials.values()]).not.toContain(id)
    const thief = visit()
    thief.credentials.set('session', id)
    expect(await statusOf(thief)).toBe(401)
  })

  it('one is ended from another: its next call answers 401, the others go on', async () => {
    const { enter } = await start()
    const [owner, thief, third] = [await enter(), await enter(), await enter()]
    const id = await idOf(thief, 1)
    const ended = await end(thief, id)
    const after = await Promise.all([owner, thief, third].map(statusOf))
    expect(ended.json()).toBe('OK')
    expect(after.toSorted((left, right) => left - right)).toEqual([200, 200, 401])
    expect((await end(thief, id)).json()).toBe('OK')
  })

  it('all others are ended at once, one that got a new id at its confirmation included', async () => {
    const { enter } = await start()
    const [owner, thief, third] = [await enter(), await enter(), await enter()]
    await confirmByCode(thief)
    expect((await end(owner)).json()).toBe('OK')
    expect(await Promise.all([owner, thief, third].map(statusOf))).toEqual([200, 401, 401])
    expect(await listed(owner)).toHaveLength(1)
  })

  it('one’s own is not ended so, and nobody ends another person’s', async () => {
    const { enter } = await start()
    const [owner, stranger] = [await enter(), await enter('nadia-belkhir')]
    const id = await idOf(owner)
    expect((await end(owner, id)).status).toBe(409)
    expect((await end(stranger, id)).json()).toBe('OK')
    await end(stranger)
    expect(await statusOf(owner)).toBe(200)
  })

  it('ending them costs nothing of a limit, and is noted', async () => {
    const notes: SecurityNote[] = []
    const { enter } = await start({ limits: { writesPerMinute: 0, actsPerMinute: 0 }, onSecurity: (one) => notes.push(one) })
    const owner = await enter()
    expect((await end(owner)).json()).toBe('OK')
    const noted = notes.find(({ event }) => event === 'sessions-ended')
    expect([noted?.call, typeof noted?.person]).toEqual(['end-other-sessions', 'string'])
  })

  it('an employee in a customer’s space ends none', async () => {
    const { enter } = await start()
    const mirrored = PEOPLE.find(({ oauth_profile }) => oauth_profile.is_mirror === true)?.oauth_profile.sub ?? ''
    const employee = await enter(mirrored)
    expect((await end(employee)).status).toBe(403)
  })
})

describe('the device of a session', () => {
  const MOZILLA = 'Mozilla/5.0'
  it.each([
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36`,
      'computer',
      'chrome',
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0`,
      'computer',
      'edge',
    ],
    [`${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'computer', 'firefox'],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Version/26.0 Mobile/15E148 Safari/604.1`,
      'phone',
      'safari',
    ],
    [`${MOZILLA} (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36`, 'phone', 'chrome'],
    [`${MOZILLA} (Linux; Android 16; SM-X710) AppleWebKit/537.36 Chrome/141.0 Safari/537.36`, 'tablet', 'chrome'],
    [`${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/141.0 Mobile/15E148 Safari/604.1`, 'tablet', 'chrome'],
    ['curl/8.5', 'unknown', 'unknown'],
    [undefined, 'unknown', 'unknown'],
  ] as const)('is told by its browser: %j', (userAgent, device, browser) => {
    expect(deviceOf(userAgent)).toEqual({ device, browser })
  })
})
