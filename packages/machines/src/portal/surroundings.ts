import { memberOf } from '@hautelisse/domain/portal'
import type { Viewer } from '@hautelisse/domain/portal'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import type { Coaching } from '../coaching/index.ts'
import { resourceOnce } from '../resource/index.ts'
import type { Given } from '../resource/index.ts'

export type SurroundingsEvent = { readonly type: 'viewerChanged'; readonly viewer: Viewer }

export type SurroundingsInput = {
  readonly client: Client
  /** Says whether an address that the API named may be followed: an item that leads nowhere is not shown. */
  readonly mayFollow: (address: string) => boolean
  /** Who is there when the surroundings are first asked for. */
  readonly viewer: Viewer
}

type SurroundingsContext = {
  readonly client: Client
  readonly mayFollow: (address: string) => boolean
  /** Who the surroundings belong to; nobody while nobody is signed in. */
  readonly userId: string | undefined
  readonly coachingUrl: string | undefined
  readonly mirrorConsent: boolean | undefined
  readonly roboEntities: number
}

type Asked = Pick<SurroundingsContext, 'client' | 'mayFollow' | 'userId'>

/** The calls are loaded when there is somebody to ask for: a visitor's page does not carry them. */
const askCoaching = fromPromise<Coaching, Asked>(async ({ input: { client, mayFollow }, signal }) =>
  (await import('./surroundings-calls.ts')).askCoaching(client, mayFollow, signal),
)
const askMirrorConsent = fromPromise<boolean, Asked>(async ({ input: { client, userId = '' }, signal }) =>
  (await import('./surroundings-calls.ts')).askMirrorConsent(client, userId, { signal }),
)

const addressOf = (coaching: Coaching): string | undefined => (coaching.kind === 'offered' ? coaching.address : undefined)

const askRoboEntities = fromPromise<number, Asked>(async ({ input: { client, userId = '' }, signal }) =>
  (await import('./surroundings-calls.ts')).askRoboEntities(client, userId, { signal }),
)

const userIdOf = (viewer: Viewer): string | undefined => memberOf(viewer)?.id

const asked = ({ client, mayFollow, userId }: SurroundingsContext): Asked => ({ client, mayFollow, userId })

/**
 * What the menu needs to know beyond the person (P-NAV-19, P-NAV-20, P-NAV-26): the coaching partner's address, the consent to be looked
 * at and the plans that can be advised, asked for once after each sign-in, forgotten with the person. One that fails hides its item and keeps no page waiting.
 */
export const surroundingsMachine = setup({
  types: { context: {} as SurroundingsContext, events: {} as SurroundingsEvent, input: {} as SurroundingsInput },
  actors: { askCoaching, askMirrorConsent, askRoboEntities },
  guards: {
    isSomebody: ({ context }) => context.userId !== undefined,
    isAnother: ({ context, event }) => userIdOf(event.viewer) !== context.userId,
  },
  actions: {
    takePerson: assign(({ event }) => ({
      userId: userIdOf(event.viewer),
      coachingUrl: undefined,
      mirrorConsent: undefined,
      roboEntities: 0,
    })),
    takeCoaching: assign((_, { given }: Given<Coaching>) => ({ coachingUrl: addressOf(given) })),
    takeMirrorConsent: assign((_, { given }: Given<boolean>) => ({ mirrorConsent: given })),
    takeRoboEntities: assign((_, { given }: Given<number>) => ({ roboEntities: given })),
  },
}).createMachine({
  id: 'surroundings',
  context: ({ input: { client, mayFollow, viewer } }) => ({
    client,
    mayFollow,
    userId: userIdOf(viewer),
    coachingUrl: undefined,
    mirrorConsent: undefined,
    roboEntities: 0,
  }),
  type: 'parallel',
  on: {
    viewerChanged: {
      guard: 'isAnother',
      target: ['.coaching.absent', '.consents.absent', '.robo.absent'],
      actions: 'takePerson',
    },
  },
  states: {
    coaching: resourceOnce<Coaching>()({ read: 'askCoaching', input: asked, when: 'isSomebody', take: 'takeCoaching' }),
    consents: resourceOnce<boolean>()({ read: 'askMirrorConsent', input: asked, when: 'isSomebody', take: 'takeMirrorConsent' }),
    robo: resourceOnce<number>()({ read: 'askRoboEntities', input: asked, when: 'isSomebody', take: 'takeRoboEntities' }),
  },
})

type Snapshot = SnapshotFrom<typeof surroundingsMachine>

/** How far a part of the surroundings is. */
export type SurroundingState = Snapshot['value']['coaching' | 'consents' | 'robo']

/** Address of the coaching partner, once it is known and if there is one (P-NAV-19). */
export const selectCoachingUrl = (snapshot: Snapshot | undefined): string | undefined => snapshot?.context.coachingUrl

/** How far the coaching partner's address is. */
export const selectCoaching = (snapshot: Snapshot | undefined): SurroundingState => snapshot?.value.coaching ?? 'absent'

/** How far the consents are: their menu item shows once they are loaded (P-NAV-26, P-CALL-84). */
export const selectConsents = (snapshot: Snapshot | undefined): SurroundingState => snapshot?.value.consents ?? 'absent'

/** How far the plans that can be advised are: menu and home show them once they are known. */
export const selectRobo = (snapshot: Snapshot | undefined): SurroundingState => snapshot?.value.robo ?? 'absent'

/** Number of plans that can be advised (P-NAV-20); none until they are known, and where they could not be read. */
export const selectRoboEntities = (snapshot: Snapshot | undefined): number => snapshot?.context.roboEntities ?? 0
