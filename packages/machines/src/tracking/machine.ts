import type { CookieChoice } from '@hautelisse/domain/consents'
import { memberOf } from '@hautelisse/domain/portal'
import type { RouteId, Viewer } from '@hautelisse/domain/portal'
import type { User } from '@hautelisse/domain/session'
import { shouldTrack, tagOf, trackingIdOf } from '@hautelisse/domain/tracking'
import type { Digest, Tag, Visit } from '@hautelisse/domain/tracking'
import { assign, fromPromise, setup } from 'xstate'

/** The audience measure, as far as it is configured: without an address of its script nothing is ever measured (P-TRACK-04, P-TRACK-06). */
export type TrackingPorts = {
  /** Adds the script to the page; asked for once, after the consent. */
  readonly loadScript: () => void
  /** Puts a tag in the queue that the script reads. */
  readonly push: (tag: Tag) => void
  readonly digest: Digest
  readonly salt: string
}

export type TrackingEvent =
  | { readonly type: 'viewerChanged'; readonly viewer: Viewer }
  /** What the visitor answered about cookies; nothing when they are to be asked again. */
  | { readonly type: 'cookiesChosen'; readonly choice: CookieChoice['choice'] | undefined }
  | { readonly type: 'pageShown'; readonly page: RouteId }
  | { readonly type: 'elementUsed'; readonly target: string }

export type TrackingInput = {
  /** Absent where no audience measure is configured. */
  readonly ports: TrackingPorts | undefined
  readonly viewer: Viewer
  readonly choice: CookieChoice['choice'] | undefined
}

type TrackingContext = TrackingInput & {
  readonly page: RouteId | undefined
  /** Id under which the visits are counted, once it is made. */
  readonly visitor: string | undefined
  readonly hasScript: boolean
}

type Named = { readonly ports: TrackingPorts; readonly user: User; readonly sub: string }

/** Somebody whose visits may be measured and who agreed to it, where a measure is configured (P-TRACK-01, P-CONST-06). */
const consentingIn = ({ ports, viewer, choice }: TrackingContext): Named | undefined => {
  const user = memberOf(viewer)
  const sub = user?.oauth_profile?.sub
  if (ports === undefined || user === undefined || sub === undefined) return undefined
  return choice === 'accepted' && shouldTrack(user.scopes) ? { ports, user, sub } : undefined
}

const makeId = fromPromise<string, TrackingContext>(async ({ input }) => {
  const named = consentingIn(input)
  if (named === undefined) throw new Error('Nobody agreed to be measured.')
  return trackingIdOf(named.sub, named.ports.salt, named.ports.digest)
})

const pushIn = (context: TrackingContext, visit: Visit): void => {
  const named = consentingIn(context)
  const tag = named === undefined ? undefined : tagOf(visit, context.visitor ?? '', named.user)
  if (tag !== undefined) named?.ports.push(tag)
}

/**
 * The audience measure: silent until somebody whose visits may be measured has agreed to it, silent again as soon as they no longer do
 * (P-TRACK-01 to P-TRACK-07). What happens before is not told afterwards, but for the page that is shown when it begins.
 */
export const trackingMachine = setup({
  types: { context: {} as TrackingContext, events: {} as TrackingEvent, input: {} as TrackingInput },
  actors: { makeId },
  guards: {
    mayMeasure: ({ context }) => consentingIn(context) !== undefined,
    isSamePerson: ({ context, event }) => {
      const sub = consentingIn(context)?.sub
      return (
        event.type === 'viewerChanged' && sub !== undefined && consentingIn({ ...context, viewer: event.viewer })?.sub === sub
      )
    },
  },
  actions: {
    notePage: assign(({ event }) => (event.type === 'pageShown' ? { page: event.page } : {})),
    loadScript: assign(({ context: { ports, hasScript } }) => {
      if (!hasScript) ports?.loadScript()
      return { hasScript: true }
    }),
    tagPage: ({ context }) => {
      if (context.page !== undefined) pushIn(context, { kind: 'page', page: context.page })
    },
    tagElement: ({ context, event }) => {
      if (event.type === 'elementUsed' && context.page !== undefined)
        pushIn(context, { kind: 'click', page: context.page, target: event.target })
    },
    takeViewer: assign(({ event }) => (event.type === 'viewerChanged' ? { viewer: event.viewer } : {})),
    takeChoice: assign(({ event }) => (event.type === 'cookiesChosen' ? { choice: event.choice } : {})),
    takeVisitor: assign((_, { visitor }: { readonly visitor: string }) => ({ visitor })),
    forgetVisitor: assign({ visitor: undefined }),
  },
}).createMachine({
  id: 'tracking',
  context: ({ input }) => ({ ...input, page: undefined, visitor: undefined, hasScript: false }),
  initial: 'silent',
  on: {
    viewerChanged: [
      // If only the person's data have changed, no page is counted again.
      { guard: 'isSamePerson', actions: 'takeViewer' },
      // Another person has another id, so start again from whether they may be counted.
      { target: '.silent', actions: 'takeViewer' },
    ],
    cookiesChosen: { target: '.silent', actions: 'takeChoice' },
    pageShown: { actions: 'notePage' },
  },
  states: {
    silent: { entry: 'forgetVisitor', always: { guard: 'mayMeasure', target: 'naming' } },
    naming: {
      invoke: {
        src: 'makeId',
        input: ({ context }) => context,
        onDone: {
          target: 'measuring',
          actions: [{ type: 'takeVisitor', params: ({ event }) => ({ visitor: event.output }) }, 'loadScript', 'tagPage'],
        },
        // Without SHA-256 nobody is counted.
        onError: 'unable',
      },
    },
    measuring: {
      on: { pageShown: { actions: ['notePage', 'tagPage'] }, elementUsed: { actions: 'tagElement' } },
    },
    unable: {},
  },
})
