import { createApi, memoryStorage, openClock, pageCredentials } from '@hautelisse/api-mock'
import { fc, it as test } from '@fast-check/vitest'
import { daysBetween, plainDate } from '@hautelisse/domain/calendar'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { basePath, clockAnswer, LAST_DAY, versionAnswer, versionCall } from '@hautelisse/domain/contract'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { FollowingClockPort } from '../ports/index.ts'
import { dayMachine, selectMove, selectMoving } from './day.ts'

const DAY = plainDate('2026-11-20')

const pageClock = (): FollowingClockPort => {
  let day = DAY
  return { now: () => 0, today: () => day, follow: (followed) => void (day = followed ?? DAY) }
}

const open = (move: (days: number) => Promise<PlainDate>, clock = pageClock()) => {
  const actor = createActor(dayMachine, { input: { clock, move: (days) => move(days) } }).start()
  const moveBy = async (text: string) => {
    actor.send({ type: 'daysTyped', text })
    actor.send({ type: 'submitted' })
    await waitFor(actor, (snapshot) => !snapshot.matches('moving'))
    return selectMoving(actor.getSnapshot())
  }
  return { actor, clock, moveBy }
}

/** An API of development in the page, and the form that moves its day. */
const withApi = async () => {
  const storage = memoryStorage()
  const jar = new Map<string, string>()
  const credentials = {
    read: (name: string) => jar.get(name),
    write: (name: string, value: string) => void jar.set(name, value),
    remove: (name: string) => void jar.delete(name),
  }
  const api = createApi({
    clock: await openClock({ environment: 'development', storage, now: () => 0 }),
    storage,
    credentials: pageCredentials,
    random: () => 'text',
    environment: 'development',
  })
  const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await api.fetch(new Request(`http://localhost${path}`, init), { credentials })).json()
  const move = async (days: number): Promise<PlainDate> => {
    const headers = { 'content-type': 'application/json' }
    return clockAnswer.parse(await ask('/api/clock', { method: 'POST', headers, body: JSON.stringify({ days }) })).today
  }
  const apiDay = async () => versionAnswer.parse(await ask(`${basePath(versionCall.version)}${versionCall.path}`)).today
  return { ...open(move), apiDay }
}

describe('the day of page and API', () => {
  test.prop([fc.array(fc.integer({ min: -1, max: 3000 }).map(String), { maxLength: 8 })], SLOW)(
    '[DAY-01] is one and the same after any moves, and moves by what was typed or stays',
    async (moves) => {
      const { clock, moveBy, apiDay, actor } = await withApi()
      for (const days of moves) {
        const before = clock.today()
        const isMoved = (await moveBy(days)) === 'moved'
        expect(clock.today()).toBe(await apiDay())
        expect(selectMove(actor.getSnapshot()).today).toBe(clock.today())
        expect(daysBetween(before, clock.today())).toBe(isMoved ? Number(days) : 0)
        expect(isMoved).toBe(Number(days) >= 1 && Number(days) <= daysBetween(before, LAST_DAY))
      }
    },
  )

  it.each(['', '0', '-1', '1,5', '1e2', '10001', 'deux'])(
    'stays for %j, which is said at the field and kept in it',
    async (text) => {
      const { clock, moveBy, actor } = open(() => Promise.reject(new Error('not asked for')))
      expect(await moveBy(text)).toBe('wrong')
      expect([clock.today(), selectMove(actor.getSnapshot()).days]).toEqual([DAY, text])
      expect(await moveBy('0')).toBe('wrong')
    },
  )

  it('stays where the API refuses, and moves when it is asked again', async () => {
    let refused = true
    const { clock, moveBy } = open(() =>
      refused ? Promise.reject(new Error('refused')) : Promise.resolve(plainDate('2026-11-23')),
    )
    expect([await moveBy('3'), clock.today()]).toEqual(['refused', DAY])
    refused = false
    expect([await moveBy('3'), clock.today()]).toEqual(['moved', '2026-11-23'])
  })
})
