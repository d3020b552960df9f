import { oauthProfileCall, readStoredClock, STORED_CLOCK_KEY, writeStoredClock } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import { SESSION_LIMITS } from './limits.ts'
import type { SessionLimits } from './limits.ts'
import type { WatchReport } from './reports.ts'
import type { WatchEvent } from './watch-base.ts'
import { watchMachine } from './watch-machine.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Given = {
  readonly isSignIn?: boolean
  readonly authTime?: number
  readonly kept?: string
  readonly limits?: Partial<SessionLimits>
}

const watched = ({ isSignIn = true, authTime, kept, limits }: Given = {}) => {
  const fake = fakes.fakeSession(kept === undefined ? {} : { sessionStorage: { [STORED_CLOCK_KEY]: kept } })
  const reports: WatchReport[] = []
  const timers = new SimulatedClock()
  const actor = createActor(watchMachine, {
    input: {
      ports: fake.ports,
      session: { send: (report) => void reports.push(report) },
      limits: { ...SESSION_LIMITS, ...limits },
      origin: 'collective',
      isSignIn,
      authTime,
    },
    clock: timers,
  }).start()
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 1000) {
      fake.clock.now += 1000
      timers.increment(1000)
    }
  }
  /** Lets time pass at one stroke: the timer rings once, at its end. */
  const leap = (milliseconds: number) => {
    fake.clock.now += milliseconds
    timers.increment(1000)
  }
  const send = (event: WatchEvent) => actor.send(event)
  const seconds = () => reports.flatMap((report) => (report.type === 'warningTold' ? [report.secondsLeft] : []))
  const ends = () => reports.flatMap((report) => (report.type === 'limitReached' ? [report.limit] : []))
  return { ...fake, actor, timers, reports, pass, leap, send, seconds, ends }
}

describe('inactivity', () => {
  it('[P-SESS-01] [P-SESS-02] warns after nine minutes without activity, second by second, and ends the session after ten', () => {
    const { pass, seconds, ends } = watched()
    pass(9 * MINUTE - 1000)
    expect([seconds(), ends()]).toEqual([[], []])
    pass(1000)
    expect(seconds()).toEqual([60])
    pass(59_000)
    expect([seconds().slice(0, 3), seconds().at(-1), ends()]).toEqual([[60, 59, 58], 1, []])
    pass(1000)
    expect([seconds().at(-1), ends()]).toEqual([1, ['inactivity']])
    pass(MINUTE)
    expect(ends()).toEqual(['inactivity'])
  })

  it('begins anew with each activity, here or in another tab', () => {
    const { pass, send, seconds, ends } = watched()
    for (let times = 0; times < 5; times += 1) {
      pass(8 * MINUTE)
      send({ type: times % 2 === 0 ? 'activitySeen' : 'activeElsewhere' })
    }
    expect([seconds(), ends()]).toEqual([[], []])
    pass(9 * MINUTE)
    expect(seconds()).toEqual([60])
  })

  it('is not ended by a hand that moves while the warning is shown: only the button keeps the session', () => {
    const { pass, send, ends } = watched()
    pass(9 * MINUTE)
    send({ type: 'activitySeen' })
    pass(MINUTE)
    expect(ends()).toEqual(['inactivity'])
  })

  it('[P-SESS-02] goes on after "Rester connecté", and the server hears of it at once', async () => {
    const { pass, send, api, seconds, ends, tabs } = watched()
    pass(9 * MINUTE + 30_000)
    send({ type: 'stayRequested' })
    expect([seconds().at(-1), api.waiting(), tabs.posted]).toEqual([undefined, [oauthProfileCall.name], ['active']])
    api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
    await settled()
    pass(9 * MINUTE - 1000)
    expect([seconds().at(-1), ends()]).toEqual([undefined, []])
    pass(1000)
    expect(seconds().at(-1)).toBe(60)
  })

  it('warns no longer when the saver is at work in another tab', () => {
    const { pass, send, seconds, ends, api } = watched()
    pass(9 * MINUTE)
    send({ type: 'activeElsewhere' })
    expect(seconds()).toEqual([60, undefined])
    pass(9 * MINUTE - 1000)
    expect([ends(), api.asked]).toEqual([[], []])
  })

  it('follows the limits that it is given', () => {
    const { pass, seconds, ends } = watched({ limits: { inactivityMs: 20_000, warningMs: 15_000, absoluteMs: HOUR } })
    pass(15_000)
    expect(seconds()).toEqual([5])
    pass(5000)
    expect(ends()).toEqual(['inactivity'])
  })
})

describe('the absolute limit', () => {
  it('[P-SESS-02] ends a session eight hours after the sign-in although the saver never rested', () => {
    const { pass, leap, send, ends } = watched()
    for (let minute = 0; minute < 8 * 60 - 1; minute += 1) {
      leap(MINUTE)
      send({ type: 'activitySeen' })
    }
    pass(59_000)
    expect(ends()).toEqual([])
    send({ type: 'activitySeen' })
    pass(1000)
    expect(ends()).toEqual(['absolute'])
  })

  it('counts from the sign-in, whenever the sign-in service asked for the password', () => {
    const authTime = (fakes.FAKE_NOW - 7 * HOUR) / 1000
    expect(watched({ authTime }).actor.getSnapshot().context.bornMs).toBe(0)
  })

  it.each([
    ['as the sign-in service says it', { authTime: (fakes.FAKE_NOW - 7 * HOUR) / 1000 }, 7 * HOUR],
    ['as this tab kept it', { kept: writeStoredClock(fakes.FAKE_NOW - 6 * HOUR) }, 6 * HOUR],
    [
      'as the service says it rather than this tab',
      { authTime: (fakes.FAKE_NOW - HOUR) / 1000, kept: writeStoredClock(fakes.FAKE_NOW - 6 * HOUR) },
      HOUR,
    ],
    ['from now on where nobody knows', {}, 0],
    ['from now on where the entry is broken', { kept: '{' }, 0],
    ['from now on where the clocks differ', { authTime: (fakes.FAKE_NOW + HOUR) / 1000 }, 0],
  ])('goes on after a reload %s', (_, given, age) => {
    const { actor, sessionStorage } = watched({ ...given, isSignIn: false })
    expect(actor.getSnapshot().context.bornMs).toBe(age)
    expect(readStoredClock(sessionStorage.read(STORED_CLOCK_KEY))).toBe(fakes.FAKE_NOW - age)
  })

  it('ends a session at once that is found again too late', () => {
    expect(watched({ isSignIn: false, authTime: (fakes.FAKE_NOW - 9 * HOUR) / 1000 }).ends()).toEqual(['absolute'])
  })

  it('begins anew when the same person signed in again elsewhere', () => {
    const { pass, send, ends, clock, sessionStorage } = watched({
      isSignIn: false,
      authTime: (fakes.FAKE_NOW - 7.9 * HOUR) / 1000,
    })
    send({ type: 'renewed', authTime: clock.now / 1000 })
    expect(readStoredClock(sessionStorage.read(STORED_CLOCK_KEY))).toBe(clock.now)
    pass(9 * MINUTE)
    expect(ends()).toEqual([])
  })
})

describe('the clock', () => {
  it.each([
    ['the page is shown again', (session: ReturnType<typeof watched>) => session.send({ type: 'pageShown' })],
    ['the timer rings', (session: ReturnType<typeof watched>) => session.timers.increment(1000)],
    ['the saver moves', (session: ReturnType<typeof watched>) => session.send({ type: 'activitySeen' })],
    ['another tab speaks', (session: ReturnType<typeof watched>) => session.send({ type: 'activeElsewhere' })],
  ])('ends the session at once after a night asleep, when %s', (_, wake) => {
    const session = watched()
    session.pass(MINUTE)
    session.clock.now += 9 * HOUR
    wake(session)
    expect(session.ends()).toEqual(['absolute'])
  })

  it.each([
    ['the page is shown again', { type: 'pageShown' }],
    ['the saver clicks on the warning', { type: 'stayRequested' }],
    ['another tab speaks', { type: 'activeElsewhere' }],
  ] as const)('ends the session at once after a short sleep under the warning, when %s', (_, event) => {
    const session = watched()
    session.pass(9 * MINUTE + 10_000)
    session.clock.now += 5 * MINUTE
    session.send(event)
    expect([session.ends(), session.api.asked]).toEqual([['inactivity'], []])
  })

  it('warns as soon as the page is shown again after nine minutes asleep', () => {
    const { clock, send, seconds } = watched()
    clock.now += 9 * MINUTE + 12_400
    send({ type: 'pageShown' })
    expect(seconds()).toEqual([48])
  })

  it('wins nothing by being set back', () => {
    const { pass, clock, ends } = watched()
    pass(5 * MINUTE)
    clock.now -= 24 * HOUR
    pass(5 * MINUTE)
    expect(ends()).toEqual(['inactivity'])
  })
})

describe('what others hear of activity', () => {
  it('tells the other tabs at most every five seconds', () => {
    const { pass, send, tabs } = watched()
    for (let times = 0; times < 100; times += 1) send({ type: 'activitySeen' })
    expect(tabs.posted).toEqual(['active'])
    pass(5000)
    expect(tabs.posted).toEqual(['active'])
    send({ type: 'activitySeen' })
    send({ type: 'activitySeen' })
    expect(tabs.posted).toEqual(['active', 'active'])
  })

  it('repeats nothing that it heard from another tab', () => {
    const { pass, send, tabs, api } = watched()
    for (let minute = 0; minute < 20; minute += 1) {
      pass(MINUTE)
      send({ type: 'activeElsewhere' })
    }
    expect([tabs.posted, api.asked]).toEqual([[], []])
  })

  it('asks nothing of the server while nothing is done', () => {
    const { pass, api } = watched()
    pass(10 * MINUTE)
    expect(api.asked).toEqual([])
  })

  it('lets the server’s own clock of inactivity begin anew, at most every two minutes and never later than that after an activity', async () => {
    const { pass, send, api } = watched()
    const answer = async () => {
      api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
      await settled()
    }
    pass(30_000)
    send({ type: 'activitySeen' })
    pass(89_000)
    expect(api.asked).toEqual([])
    pass(1000)
    expect(api.waiting()).toEqual(['oauth-profile'])
    expect(api.inputOf(oauthProfileCall)).toEqual({ params: { origin: 'collective' } })
    await answer()
    for (let second = 0; second < 240; second += 1) {
      send({ type: 'activitySeen' })
      pass(1000)
      if (api.waiting().length > 0) await answer()
    }
    expect(api.asked).toHaveLength(3)
    send({ type: 'activitySeen' })
    pass(2 * MINUTE)
    await answer()
    expect(api.asked).toHaveLength(4)
    pass(5 * MINUTE)
    expect(api.asked).toHaveLength(4)
  })

  it('tries again with a later activity when the server was silent', async () => {
    const { pass, send, api, reports } = watched()
    send({ type: 'activitySeen' })
    pass(2 * MINUTE)
    api.refuse(oauthProfileCall, 'NETWORK')
    await settled()
    pass(MINUTE)
    expect([api.waiting(), reports]).toEqual([[], []])
    send({ type: 'activitySeen' })
    pass(MINUTE)
    expect(api.waiting()).toEqual(['oauth-profile'])
  })

  it.each(['ERR_TOKEN', 'ERR_EXP'])('says that the session is lost when the server answers %s', async (code) => {
    const { pass, send, api, reports } = watched()
    send({ type: 'activitySeen' })
    pass(2 * MINUTE)
    api.refuse(oauthProfileCall, code, 401)
    await settled()
    expect(reports).toEqual([{ type: 'sessionLost' }])
  })
})
