import type { Viewer } from '@hautelisse/domain/portal'
import { signedInUser } from '@hautelisse/domain/session'
import { expect, it } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'
import type { EventObject } from 'xstate'
import { developerKeyMachine, surroundingsMachine } from '../portal/index.ts'
import { COLLECTIVE_PROFILE, FAKE_NOW, fakeConnection, fakePages, fakeStorage, fakeTabs } from '../testing/index.ts'
import { applicationMachine } from './machine.ts'
import type { ApplicationPorts, Home } from './ports.ts'
import type { ApplicationSnapshot } from './selectors.ts'

const SAVER: Viewer = { kind: 'member', user: signedInUser('collective', COLLECTIVE_PROFILE) }

/** A child that only stands there: what it would tell the root is an event of the walk. */
const standing = createMachine({ initial: 'signedOut', states: { signedOut: {} } }) as never
const endless = fromPromise(() => new Promise(() => {})) as never
const machine = applicationMachine.provide({
  actors: { openHome: endless, loadSurroundings: endless, loadDeveloperKey: endless, session: standing, modals: standing },
})

const HOME: Home = {
  kind: 'http',
  environment: 'development',
  transport: () => new Promise(() => {}),
  csrf: () => undefined,
  marker: { read: () => undefined, clear: () => {} },
  tabs: fakeTabs(),
}

const portsOf = (): ApplicationPorts => {
  const { navigation, address } = fakePages('/epargne')
  return {
    openHome: () => new Promise(() => {}),
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
    navigation,
    address,
    connection: fakeConnection(),
    clock: { now: () => FAKE_NOW, today: () => ({}) as never, follow: () => {} },
    random: () => 'text',
    log: () => {},
    mayFollow: () => false,
  }
}

const told = (type: string, given: object): EventObject => Object.assign({ type }, given)
const session = (viewer: Viewer): EventObject =>
  told('xstate.snapshot.session', {
    snapshot: {
      matches: (state: string) => state === (viewer.kind === 'member' ? 'signedIn' : 'signedOut'),
      context: { user: viewer.kind === 'member' ? viewer.user : undefined },
    },
  })

const EVENTS: readonly EventObject[] = [
  told('xstate.done.actor.0.application.opening', { output: HOME }),
  told('xstate.done.actor.0.application.opening', { output: { ...HOME, environment: 'production' } }),
  told('xstate.error.actor.0.application.opening', { error: new Error('silent') }),
  told('retryRequested', {}),
  told('reactionRaised', { reaction: { kind: 'open-modal', hash: 'forbidden_mirror' } }),
  told('childChanged', {}),
  session(SAVER),
  session({ kind: 'visitor' }),
  told('xstate.done.actor.0.application.running.surroundings.loading', { output: surroundingsMachine }),
  told('xstate.error.actor.0.application.running.surroundings.loading', { error: new Error('silent') }),
  told('xstate.done.actor.0.application.running.developerKey.loading', { output: developerKeyMachine }),
  told('xstate.error.actor.0.application.running.developerKey.loading', { error: new Error('silent') }),
]

const keyOf = ({ value, context: { home, viewer } }: ApplicationSnapshot): string =>
  JSON.stringify([value, home?.environment, viewer.kind])

const ABSENT = ['absent', 'loading', 'present', 'missing']

/** What holds wherever the application stands. */
const faultsOf = (snapshot: ApplicationSnapshot): readonly string[] => {
  const { home, client, viewer, surroundings, developerKey } = snapshot.context
  const { settings, connection, session: signIn, modals } = snapshot.children
  const isRunning = snapshot.matches('running')
  const faults: readonly (readonly [boolean, string])[] = [
    [snapshot.status !== 'active', `the root is ${snapshot.status}`],
    [settings === undefined || connection === undefined, 'settings or connection are missing'],
    [
      isRunning !== (home !== undefined && client !== undefined),
      'a home or a client without a running application, or none with it',
    ],
    [
      isRunning !== (signIn !== undefined && modals !== undefined),
      'session or modals without a running application, or none with it',
    ],
    [!isRunning && viewer.kind !== 'visitor', 'somebody is known before the API is found'],
    [
      (surroundings !== undefined) !== snapshot.matches({ running: { surroundings: 'present' } }),
      'surroundings without their state',
    ],
    [
      (developerKey !== undefined) !== snapshot.matches({ running: { developerKey: 'present' } }),
      'a developer key without its state',
    ],
    [developerKey !== undefined && home?.environment !== 'development', 'a developer key outside development'],
  ]
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault)
}

/** What an actor reports only happens while it runs; everything else may happen anywhere. */
const canHappen = (snapshot: ApplicationSnapshot, event: EventObject): boolean =>
  !event.type.startsWith('xstate.') || snapshot.can(event as never)

/** The root after these events, from a fresh start. */
const rootAfter = (events: readonly EventObject[]) => {
  const root = createActor(machine, { input: { ports: portsOf() } }).start()
  for (const event of events) root.send(event as never)
  return root
}

// The graph of xstate shares one actor system between its states, where a child can have its name only once: each walk starts anew.
it('[P-NET-10] [P-DEV-09] stands where its events lead, and whole, after every event in every state that it can reach', () => {
  const known = new Set<string>()
  const values = new Set<string>()
  const walks: (readonly EventObject[])[] = [[]]
  for (const walk of walks) {
    const root = rootAfter(walk)
    const snapshot = root.getSnapshot()
    expect([walk.map(({ type }) => type), faultsOf(snapshot)]).toEqual([walk.map(({ type }) => type), []])
    if (!known.has(keyOf(snapshot))) {
      known.add(keyOf(snapshot))
      values.add(JSON.stringify(snapshot.value))
      walks.push(...EVENTS.filter((event) => canHappen(snapshot, event)).map((event) => walk.concat([event])))
    }
    root.stop()
  }
  const running = ABSENT.flatMap((surroundings) => ABSENT.map((developerKey) => ({ running: { surroundings, developerKey } })))
  expect([...values].toSorted()).toEqual(['opening', 'silent', ...running].map((state) => JSON.stringify(state)).toSorted())
})
