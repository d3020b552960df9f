import { memberOf, type Viewer } from '@hautelisse/domain/portal'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { isSameViewer, modalsMachine, viewerOf, type developerKeyMachine, type surroundingsMachine } from '../portal/index.ts'
import type { EntryName } from '../ports/index.ts'
import { lightSessionMachine, selectIsMirror, type SessionInput, type SessionSnapshot } from '../session/index.ts'
import { selectLanguage, settingsMachine, type Settings } from '../settings/index.ts'
import { DRAFT_NAME as TAX_SAVING } from '../tax-saving/index.ts'
import { clientOf } from './client-of.ts'
import { connectionMachine } from './connection.ts'
import { openContext, type ApplicationContext, type ApplicationEvent, type ApplicationInput } from './context.ts'
import type { ApplicationPorts, Home } from './ports.ts'

/** Entries of rooms in session storage that the session must know of: they survive the way to the door. */
const ENTRIES: readonly EntryName[] = [TAX_SAVING]

const openHome = fromPromise<Home, Pick<ApplicationPorts, 'openHome'>>(({ input }) => input.openHome())

const loadSurroundings = fromPromise<typeof surroundingsMachine>(
  async () => (await import('./late-children.ts')).surroundingsMachine,
)
const loadDeveloperKey = fromPromise<typeof developerKeyMachine>(
  async () => (await import('./late-children.ts')).developerKeyMachine,
)

const sessionInput = ({ ports, home, client, session }: ApplicationContext): SessionInput => {
  if (home === undefined || client === undefined) throw new Error('The session was started before the API’s home was open.')
  const { sessionStorage, localStorage, navigation, address, clock, random, mayFollow } = ports
  const { tabs, marker } = home
  return {
    entries: ENTRIES,
    ...session,
    ports: { client, sessionStorage, localStorage, navigation, address, clock, random, mayFollow, tabs, marker },
  }
}

const isOf = (viewer: Viewer, userId: string): boolean => {
  const user = memberOf(viewer)
  return user !== undefined && (user.id ?? '') === userId
}

type Seen = { readonly viewer: Viewer }
type Spoken = { readonly language: Settings['language'] }

const base = setup({
  types: {
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    input: {} as ApplicationInput,
    children: {} as { settings: 'settings'; connection: 'connection'; session: 'session'; modals: 'modals' },
  },
  actors: {
    openHome,
    loadSurroundings,
    loadDeveloperKey,
    settings: settingsMachine,
    connection: connectionMachine,
    session: lightSessionMachine,
    modals: modalsMachine,
  },
  guards: {
    isAnotherViewer: ({ context }, { viewer }: Seen) => !isSameViewer(viewer, context.viewer),
    isMember: ({ context }) => context.viewer.kind === 'member',
    isDevelopment: ({ context }) => context.home?.environment === 'development',
  },
  actions: {
    hear: assign({ changes: ({ context }) => context.changes + 1 }),
    takeHome: assign(({ context, self, system }, { home }: { readonly home: Home }) => ({
      home,
      client: clientOf(home, context.ports, {
        onReaction: (reaction) => self.send({ type: 'reactionRaised', reaction }),
        isMirror: () => {
          const session: SessionSnapshot | undefined = system.get('session')?.getSnapshot()
          return session !== undefined && selectIsMirror(session)
        },
        person: () => {
          const session: SessionSnapshot | undefined = system.get('session')?.getSnapshot()
          return session?.context.user?.id
        },
      }),
    })),
    followDay: ({ context }, { home }: { readonly home: Home }) => context.ports.clock.follow(home.today),
    /** The estimator of one person is nobody else's, and ends with their session. */
    dropPension: enqueueActions(({ context: { pension }, enqueue }, { viewer }: Seen) => {
      if (pension === undefined || isOf(viewer, pension.getSnapshot().context.asker.userId)) return
      enqueue.stopChild(pension)
      enqueue.assign({ pension: undefined })
    }),
    keepPension: assign(({ context: { pension, viewer }, event, spawn }) => {
      if (event.type !== 'pensionRequested' || pension !== undefined) return {}
      const { machine, input } = event
      return isOf(viewer, input.asker.userId) ? { pension: spawn(machine, { systemId: 'pension', input }) } : {}
    }),
    takeViewer: assign(({ context }, { viewer }: Seen) => ({ viewer, changes: context.changes + 1 })),
    tellViewer: ({ context, system }, { viewer }: Seen) => {
      for (const child of [system.get('modals'), context.surroundings]) child?.send({ type: 'viewerChanged', viewer })
    },
    tellReaction: ({ event, system }) => {
      if (event.type === 'reactionRaised') system.get('session')?.send(event)
    },
    tellLanguage: ({ system }, { language }: Spoken) =>
      system.get('session')?.send({ type: 'localizationChosen', localization: language }),
    keepSurroundings: assign(
      ({ context: { client, viewer, ports }, spawn, self }, { machine }: { readonly machine: typeof surroundingsMachine }) => {
        if (client === undefined) throw new Error('The surroundings were asked for before the API’s home was open.')
        const child = spawn(machine, { systemId: 'surroundings', input: { client, viewer, mayFollow: ports.mayFollow } })
        child.subscribe(() => self.send({ type: 'childChanged' }))
        return { surroundings: child }
      },
    ),
    keepDeveloperKey: assign(
      ({ context: { ports }, spawn, self }, { machine }: { readonly machine: typeof developerKeyMachine }) => {
        const child = spawn(machine, { systemId: 'developerKey', input: { ports } })
        child.subscribe(() => self.send({ type: 'childChanged' }))
        return { developerKey: child }
      },
    ),
  },
})

/** The surroundings of a member: their code is loaded with the first member, and stays for the next one. */
const surroundings = base.createStateConfig({
  initial: 'absent',
  states: {
    absent: { always: { guard: 'isMember', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadSurroundings',
        onDone: { target: 'present', actions: { type: 'keepSurroundings', params: ({ event }) => ({ machine: event.output }) } },
        onError: 'missing',
      },
    },
    present: {},
    /** Nothing waits for them: the menu does without. */
    missing: {},
  },
})

/** The developer key: nobody listens to it but in development (P-DEV-09). */
const developerKey = base.createStateConfig({
  initial: 'absent',
  states: {
    absent: { always: { guard: 'isDevelopment', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadDeveloperKey',
        onDone: { target: 'present', actions: { type: 'keepDeveloperKey', params: ({ event }) => ({ machine: event.output }) } },
        onError: 'missing',
      },
    },
    present: {},
    missing: {},
  },
})

/**
 * The whole application: from looking for the API's home to the pages, and everything that lasts longer than a page as its children.
 *
 * A snapshot of this root tells everything (`readApplication`); each child also has its name in the actor system. Settings and connection
 * are there from the start; session and modals once the API answers, because the session is asked for through its client.
 */
export const applicationMachine = base.createMachine({
  id: 'application',
  context: ({ input }) => openContext(input),
  invoke: [
    {
      id: 'settings',
      systemId: 'settings',
      src: 'settings',
      input: ({ context }) => ({ storage: context.ports.localStorage }),
      onSnapshot: {
        actions: ['hear', { type: 'tellLanguage', params: ({ event }) => ({ language: selectLanguage(event.snapshot) }) }],
      },
    },
    {
      id: 'connection',
      systemId: 'connection',
      src: 'connection',
      input: ({ context }) => ({ connection: context.ports.connection }),
      onSnapshot: { actions: 'hear' },
    },
  ],
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'openHome',
        input: ({ context }) => ({ openHome: context.ports.openHome }),
        onDone: {
          target: 'running',
          actions: [
            { type: 'followDay', params: ({ event }) => ({ home: event.output }) },
            { type: 'takeHome', params: ({ event }) => ({ home: event.output }) },
          ],
        },
        onError: 'silent',
      },
    },
    /** The API says nothing: the saver tries again. */
    silent: { on: { retryRequested: 'opening' } },
    running: {
      type: 'parallel',
      invoke: [
        {
          id: 'modals',
          systemId: 'modals',
          src: 'modals',
          input: ({ context }) => ({ ports: context.ports }),
          onSnapshot: { actions: 'hear' },
        },
        {
          id: 'session',
          systemId: 'session',
          src: 'session',
          input: ({ context }) => sessionInput(context),
          onSnapshot: [
            {
              guard: { type: 'isAnotherViewer', params: ({ event }) => ({ viewer: viewerOf(event.snapshot) }) },
              actions: [
                { type: 'takeViewer', params: ({ event }) => ({ viewer: viewerOf(event.snapshot) }) },
                { type: 'dropPension', params: ({ event }) => ({ viewer: viewerOf(event.snapshot) }) },
                { type: 'tellViewer', params: ({ event }) => ({ viewer: viewerOf(event.snapshot) }) },
              ],
            },
            { actions: 'hear' },
          ],
        },
      ],
      on: {
        reactionRaised: { actions: 'tellReaction' },
        childChanged: { actions: 'hear' },
        pensionRequested: { actions: ['keepPension', 'hear'] },
      },
      states: { surroundings, developerKey },
    },
  },
})
