import { plainDate } from '@hautelisse/domain/calendar'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { ENVIRONMENTS, writeError } from '@hautelisse/domain/contract'
import type { Environment } from '@hautelisse/domain/contract'
import { oauthProfileCall, otpCallbackCall } from '@hautelisse/domain/session'
import { simulateCall } from '@hautelisse/domain/withdrawal'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { LogPort } from '../ports/index.ts'
import { selectCoachingUrl } from '../portal/index.ts'
import { selectUser } from '../session/index.ts'
import { COLLECTIVE_PROFILE, FAKE_NOW, fakeConnection, fakePages, fakeStorage, fakeTabs, json } from '../testing/index.ts'
import { selectIsComplete } from './complete.ts'
import { applicationMachine } from './machine.ts'
import type { ApplicationPorts, Home } from './ports.ts'
import { readApplication } from './read-application.ts'
import * as select from './selectors.ts'

type Given = {
  readonly marker?: string
  readonly environment?: Environment
  /** Day on which the API says that it lives. */
  readonly today?: PlainDate | undefined
  readonly isMirror?: boolean
  readonly start?: string
  /** Whether the API is found: one entry for each try, the last one for all further ones. */
  readonly finds?: readonly boolean[]
}

const browser = (given: Given = {}) => {
  const { marker, environment = 'development', today, isMirror = false, start = '/epargne', finds = [true] } = given
  const pages = fakePages(start)
  const connection = fakeConnection()
  const sent: string[] = []
  const lines: Parameters<LogPort>[0][] = []
  const jar = { marker }
  /** What the API answers, by the end of the path; whatever is not here is an unknown path. */
  const answers = new Map<string, { readonly status: number; readonly body: string }>([
    ['/login/oauth/profile/collective', json({ oauth_profile: { ...COLLECTIVE_PROFILE, is_mirror: isMirror } })],
    ['/services/filib/iframe', json({ data: '/stand-in/coaching' })],
    ['/consents/mirror?user_id=sylvie', json({ mirror_consent: true })],
    ['/login/oauth/logout', json('OK')],
  ])
  const home: Home = {
    kind: 'http',
    environment,
    today,
    transport: async ({ path }) => {
      sent.push(path)
      const version = path.startsWith('/api/v2') ? 'v2' : 'v3'
      return answers.get(path.replace(/^\/api\/v[23]/, '')) ?? json(writeError(version, 'ERR_UNKNOWN'), 404)
    },
    csrf: () => 'token',
    marker: {
      read: () => jar.marker,
      clear: () => {
        jar.marker = undefined
      },
    },
    tabs: fakeTabs(),
  }
  const followed: (PlainDate | undefined)[] = []
  let tries = 0
  const ports: ApplicationPorts = {
    openHome: async () => {
      tries += 1
      if (finds[Math.min(tries, finds.length) - 1] !== true) throw new Error('The API does not answer.')
      return home
    },
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
    navigation: pages.navigation,
    address: pages.address,
    connection,
    clock: { now: () => FAKE_NOW, today: () => plainDate('2026-11-20'), follow: (day) => void followed.push(day) },
    random: () => 'text',
    log: (line) => lines.push(line),
    mayFollow: () => true,
  }
  const root = createActor(applicationMachine, { input: { ports } })
  const now = () => readApplication(root.getSnapshot())
  const running = async () => {
    await vi.waitUntil(() => select.selectRunning(root.getSnapshot()) !== undefined)
    const found = select.selectRunning(root.getSnapshot())
    if (found === undefined) throw new Error('The application does not run.')
    return found
  }
  const signedIn = async () => {
    const found = await running()
    await vi.waitUntil(() => now().viewer === 'member' && now().surroundings.consents === 'loaded')
    return found
  }
  return { root, pages, connection, sent, lines, answers, now, running, signedIn, followed, tries: () => tries }
}

describe('opening', () => {
  it('[P-NET-10] looks for the API first, and runs once it is found', async () => {
    const { root, now, running } = browser({ marker: 'collective' })
    root.start()
    expect(now()).toMatchObject({ stage: 'opening', home: undefined, session: { state: 'none' } })
    await running()
    expect(now()).toMatchObject({ stage: 'running', home: 'http', environment: 'development' })
  })

  it.each([plainDate('2027-02-01'), undefined])(
    'has the page live on the day of its API, or on the real one: %s',
    async (today) => {
      const { root, running, followed } = browser({ today })
      root.start()
      await running()
      expect(followed).toEqual([today])
    },
  )

  it('says that the API is silent and tries again when the saver asks', async () => {
    const { root, now, running, tries } = browser({ finds: [false, false, true] })
    root.start()
    await vi.waitUntil(() => now().stage === 'silent')
    expect(select.selectRunning(root.getSnapshot())).toBeUndefined()
    root.send({ type: 'retryRequested' })
    expect(now().stage).toBe('opening')
    await vi.waitUntil(() => now().stage === 'silent')
    root.send({ type: 'retryRequested' })
    await running()
    expect(tries()).toBe(3)
  })

  it('knows settings and connection before the API is found', async () => {
    const { root, now, connection } = browser({ finds: [false] })
    root.start()
    await vi.waitUntil(() => now().stage === 'silent')
    root.getSnapshot().children.settings?.send({ type: 'languageChosen', language: 'en' })
    connection.become(false)
    expect(now()).toMatchObject({ settings: { language: 'en' }, connection: 'offline' })
  })
})

describe('running', () => {
  it('asks nothing for a visitor, and loads nothing of a member', async () => {
    const { root, now, running, sent } = browser({ environment: 'production' })
    root.start()
    await running()
    await vi.waitUntil(() => now().session.state === 'signedOut')
    expect(sent).toEqual([])
    expect(now()).toMatchObject({
      viewer: 'visitor',
      surroundings: { coaching: 'absent', consents: 'absent' },
      developerKey: 'none',
    })
    expect(select.selectSurroundings(root.getSnapshot())).toBeUndefined()
  })

  it('[P-NAV-19] [P-NAV-26] finds a member again with their surroundings, and forgets both when they sign out', async () => {
    const { root, now, signedIn, pages } = browser({ marker: 'collective' })
    root.start()
    const { session } = await signedIn()
    const surroundings = select.selectSurroundings(root.getSnapshot())
    expect(selectCoachingUrl(surroundings?.getSnapshot())).toBe('/stand-in/coaching')
    expect(now()).toMatchObject({ viewer: 'member', session: { origin: 'collective', isMirror: false } })
    session.send({ type: 'signOutRequested' })
    await vi.waitUntil(() => now().viewer === 'visitor' && now().session.state === 'signedOut')
    expect(now().surroundings).toEqual({ coaching: 'absent', consents: 'absent' })
    expect([selectCoachingUrl(surroundings?.getSnapshot()), pages.place()]).toEqual([undefined, '/'])
  })

  it('[P-ERR-06] [P-SESS-05] ends the session and opens its modal when any call says that the session is gone', async () => {
    const { root, now, signedIn, answers, pages } = browser({ marker: 'collective' })
    root.start()
    const { client } = await signedIn()
    answers.set('/login/oauth/otp/callback/collective', json(writeError('v3', 'ERR_TOKEN'), 401))
    await expect(client.call(otpCallbackCall, {})).rejects.toMatchObject({ code: 'ERR_TOKEN' })
    await vi.waitUntil(() => now().viewer === 'ended')
    expect(now()).toMatchObject({
      session: { state: expect.stringMatching(/^ended/), expiry: 'server' },
      modal: 'auto_logout',
      surroundings: { coaching: 'absent' },
    })
    expect(pages.place()).toBe('/epargne#auto_logout')
  })

  it('[P-ERR-08] [P-ERR-09] reacts to every other code that concerns the whole application', async () => {
    const { root, now, signedIn, answers, pages } = browser({ marker: 'collective' })
    root.start()
    const { client } = await signedIn()
    answers.set('/login/oauth/otp/callback/collective', json(writeError('v3', 'ERR_MIRROR'), 403))
    await expect(client.call(otpCallbackCall, {})).rejects.toMatchObject({ code: 'ERR_MIRROR' })
    expect([now().modal, pages.place()]).toEqual(['forbidden_mirror', '/epargne#forbidden_mirror'])
    answers.set('/login/oauth/otp/callback/collective', json(writeError('v3', 'ERR_CONSENT'), 403))
    await expect(client.call(otpCallbackCall, {})).rejects.toMatchObject({ code: 'ERR_CONSENT' })
    expect([now().modal, pages.place()]).toEqual([undefined, '/error-page?reason=ERR_CONSENT'])
  })

  it('[S-ROLE-07] refuses an action in a mirror session without sending it, and says so', async () => {
    const { root, now, signedIn, pages, sent } = browser({ marker: 'collective', isMirror: true })
    root.start()
    const { client } = await signedIn()
    expect(now().session.isMirror).toBe(true)
    const before = sent.length
    const action = { ...simulateCall, acts: true }
    await expect(client.call(action, { body: {} } as never)).rejects.toMatchObject({ code: 'ERR_MIRROR' })
    expect([sent.length, pages.place()]).toEqual([before, '/epargne#forbidden_mirror'])
  })

  it('[P-I18N-03] tells the session the language that the saver chose', async () => {
    const { root, signedIn } = browser({ marker: 'collective' })
    root.start()
    const { settings, session } = await signedIn()
    settings.send({ type: 'languageChosen', language: 'en' })
    expect(selectUser(session.getSnapshot())?.localization).toBe('en')
  })

  it('is complete for a visitor at once, and for a member once their surroundings are known or have failed', async () => {
    const visitor = browser()
    visitor.root.start()
    expect(selectIsComplete(visitor.root.getSnapshot())).toBe(false)
    await visitor.running()
    await vi.waitUntil(() => visitor.now().session.state === 'signedOut')
    expect(selectIsComplete(visitor.root.getSnapshot())).toBe(true)

    const member = browser({ marker: 'collective' })
    member.answers.delete('/services/filib/iframe')
    const seen: boolean[] = []
    member.root.subscribe((snapshot) => {
      if (readApplication(snapshot).surroundings.consents === 'loading') seen.push(selectIsComplete(snapshot))
      if (snapshot.context.surroundings?.getSnapshot().value.robo === 'loading') seen.push(selectIsComplete(snapshot))
    })
    member.root.start()
    await member.signedIn()
    await vi.waitUntil(() => selectIsComplete(member.root.getSnapshot()))
    expect([new Set(seen), member.now().surroundings]).toEqual([new Set([false]), { coaching: 'failed', consents: 'loaded' }])
  })

  it('says when the network is gone and when it is back, and keeps everything', async () => {
    const { root, now, signedIn, connection } = browser({ marker: 'collective' })
    root.start()
    await signedIn()
    const before = now()
    connection.become(false)
    expect([select.selectIsOffline(root.getSnapshot()), now()]).toEqual([true, { ...before, connection: 'offline' }])
    connection.become(true)
    expect(now()).toEqual(before)
  })

  it.each(ENVIRONMENTS)(
    '[P-DEV-09] [P-NET-06] listens to the developer key and keeps the log in development alone: %s',
    async (environment) => {
      const { root, now, signedIn, lines, pages } = browser({ marker: 'collective', environment })
      root.start()
      await signedIn()
      const isDevelopment = environment === 'development'
      await vi.waitUntil(() => !isDevelopment || now().developerKey === 'inPortal')
      select.selectDeveloperKey(root.getSnapshot())?.send({ type: 'keyPressed', key: '<', isTyping: false })
      expect([pages.place(), now().developerKey]).toEqual(
        isDevelopment ? ['/developer', 'onDeveloperPage'] : ['/epargne', 'none'],
      )
      expect(lines.filter(({ path }) => path === oauthProfileCall.path)).toHaveLength(isDevelopment ? 1 : 0)
      expect(lines.every(({ path }) => !path.startsWith('/services'))).toBe(true)
      expect(JSON.stringify(lines)).not.toContain('sylvie')
    },
  )
})

describe('the root', () => {
  it('names each child in the actor system', async () => {
    const { root, signedIn, now } = browser({ marker: 'collective' })
    root.start()
    const { settings, session, modals } = await signedIn()
    await vi.waitUntil(() => now().developerKey !== 'none')
    const { surroundings, developerKey } = root.getSnapshot().context
    for (const [name, child] of Object.entries({ settings, session, modals, surroundings, developerKey })) {
      expect([name, root.system.get(name) === child]).toEqual([name, true])
    }
    expect(root.system.get('connection')).toBeDefined()
  })

  it('changes with each of its children: who watches it hears of everything', async () => {
    const { root, now, signedIn, pages, connection } = browser({ marker: 'collective' })
    root.start()
    const { settings, session } = await signedIn()
    await vi.waitUntil(() => now().developerKey !== 'none')
    const snapshots = new Set<unknown>()
    root.subscribe((snapshot) => snapshots.add(snapshot))
    const changes: readonly (() => void)[] = [
      () => settings.send({ type: 'amountsToggled' }),
      () => pages.open('/epargne#lexicon-home'),
      () => connection.become(false),
      () => select.selectDeveloperKey(root.getSnapshot())?.send({ type: 'keyPressed', key: 'x', isTyping: false }),
      () => session.send({ type: 'signOutRequested' }),
    ]
    for (const change of changes) {
      const before = snapshots.size
      change()
      expect(snapshots.size).toBeGreaterThan(before)
    }
  })

  it('is read without anything of a person', async () => {
    const { root, now, signedIn } = browser({ marker: 'collective', start: '/developer#lexicon-home' })
    root.start()
    await signedIn()
    await vi.waitUntil(() => now().developerKey !== 'none' && now().viewer === 'member')
    expect(now()).toEqual({
      stage: 'running',
      home: 'http',
      environment: 'development',
      connection: 'online',
      settings: { language: 'fr', scheme: 'auto', hiddenAmounts: false, euros: 'today' },
      viewer: 'member',
      session: {
        state: expect.stringMatching(/^signedIn/),
        origin: 'collective',
        isMirror: false,
        warning: undefined,
        expiry: undefined,
        otp: 'none',
      },
      modal: 'lexicon',
      surroundings: { coaching: 'loaded', consents: 'loaded' },
      developerKey: 'inPortal',
    })
  })
})
