import type { OperationsRead } from '@hautelisse/domain/operations'
import { assign, sendTo } from 'xstate'
import type { AnyActorRef, EventObject } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { ClockPort, RandomPort } from '../ports/index.ts'
import type { ActEvent, ActOutcome } from './machine.ts'

/** What a page shows of an act that is under way. */
export type ActScreen = 'sending' | 'code' | 'verifying' | 'not-found' | 'unverified'

/** What the context of every form that sends a request holds. */
export type ActContext = {
  /** What is shown of the act that is under way; undefined while none is. */
  readonly act: ActScreen | undefined
}

/** What the context of a form holds whose answers are kept over a reload. */
export type KeptContext<Draft> = {
  /**
   * What was kept before a reload, until its account is found among the offers. Where that is not there it may only not have been read: what was kept stays as
   * it was, beside an empty form, until the saver answers anew. What an address does not ask for stays likewise.
   */
  readonly aside: Draft | undefined
  /** The request was sent under this key before a reload, and what became of it is not known. */
  readonly wasSent: boolean
}

/** What every form that sends a request and looks for it reaches the outside with. */
export type ActPorts = {
  readonly readOperations: (options: { readonly signal: AbortSignal }) => Promise<OperationsRead>
  readonly clock: Pick<ClockPort, 'today' | 'now'>
  readonly random: RandomPort
}

/** A form whose request has a key: it is done once under it, and another one is taken after any change of the answers. */
type Keyed = { readonly requestKey: string; readonly ports: Pick<ActPorts, 'random'> }

const WAITING: ReadonlySet<ActScreen | undefined> = new Set<ActScreen>(['code', 'not-found', 'unverified'])

/** TypeScript cannot see that a change of what every such form holds is a change of a room's wider context. */
const inRoom = <Context>(change: Partial<ActContext & Keyed & Pick<KeptContext<unknown>, 'wasSent'>>): Partial<Context> =>
  change as Partial<Context>

/**
 * Gives what a page shows in the place of its form while the request is looked for.
 *
 * @returns undefined while there is no act, while it is sent, and while the one-time code is asked for
 */
export const lookOf = ({ act }: ActContext): 'verifying' | 'not-found' | 'unverified' | undefined =>
  act === 'sending' || act === 'code' ? undefined : act

/**
 * Gives why an act was not recorded.
 *
 * @returns undefined where it was recorded or given up
 */
export const errorOf = (outcome: ActOutcome<unknown>): unknown => ('error' in outcome ? outcome.error : undefined)

/** Tells whether the files of a recorded request came too late: nobody waits for them, or the request is not known any more. */
export const isTooLate = (error: unknown): boolean => ['ERR_CONFLICT', 'ERR_UNKNOWN'].includes(failureCode(error) ?? '')

/**
 * Makes the request of an act out of what the answers make; a form that lets answers be confirmed which make none is a mistake of ours.
 *
 * @example send: async (options) => ports.pay(madeOf(request), key, options)
 */
export const madeOf = <Request>(request: Request | undefined): Request => {
  if (request === undefined) throw new Error('An act was confirmed whose answers make no request.')
  return request
}

/**
 * Tells whether a request may be recorded under its key: it is sent or looked for, or was before a reload.
 *
 * @returns false where nothing was sent, where it was refused, and where the one-time code is asked for
 */
export const isSentIn = ({ act, wasSent }: ActContext & Pick<KeptContext<unknown>, 'wasSent'>): boolean =>
  wasSent || (act !== undefined && act !== 'code')

type Ending = { readonly outcome: ActOutcome<unknown> }
type Shown = { readonly screen: ActScreen | undefined }

/** Guards that every form that sends a request reads by, for `setup`. */
export const actGuards = {
  wasRecorded: (_: unknown, { outcome }: Ending): boolean => outcome.kind === 'recorded',
  wasGivenUp: (_: unknown, { outcome }: Ending): boolean => outcome.kind === 'given-up',
  hasChanged: (_: unknown, { outcome }: Ending): boolean => outcome.kind === 'changed',
  /** The act has not ended: what is shown of it stands. */
  isUnderWay: (_: unknown, { screen }: Shown): boolean => screen !== undefined,
  /** The request is not there: a form that looks for it first goes on. */
  isNotFound: (_: unknown, { screen }: Shown): boolean => screen === 'not-found',
  isActAt: ({ context }: { readonly context: ActContext }, { screen }: Shown): boolean => context.act === screen,
  /** The act waits for the saver. */
  isActWaiting: ({ context }: { readonly context: ActContext }): boolean => WAITING.has(context.act),
}

/**
 * Makes the actions that every form that sends a request reads by, for `setup`.
 *
 * @example setup({ actions: { ...actActions<Context, Event>(), ...keyActions<Context, Event>() } })
 */
export const actActions = <Context extends ActContext, Event extends EventObject>() => ({
  /** Sends again what was not found, or once the code was given; looks again for what cannot be told. */
  retryAct: sendTo<Context, Event, undefined, AnyActorRef, Event>('act', { type: 'retryRequested' } satisfies ActEvent),
  /** Goes back where the one-time code is asked for. */
  giveUpAct: sendTo<Context, Event, undefined, AnyActorRef, Event>('act', { type: 'previousRequested' } satisfies ActEvent),
  showAct: assign<Context, Event, Shown, Event, never>((_, { screen }) => inRoom<Context>({ act: screen })),
})

/** Makes the action that takes a new key, under which nothing was sent, for `setup`. */
export const keyActions = <Context extends Keyed, Event extends EventObject>() => ({
  takeNewKey: assign<Context, Event, undefined, Event, never>(({ context }) =>
    inRoom<Context>({ requestKey: context.ports.random(), wasSent: false }),
  ),
})
