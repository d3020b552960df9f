import type { User } from '@hautelisse/domain/session'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'
import { assign, fromCallback, setup } from 'xstate'
import type { EventObject } from 'xstate'
import { NOTHING_LOADED, openContext } from './context.ts'
import type { HomeContext, HomeEvent, HomeMachineInput, Part } from './context.ts'
import type { HeldSavings, SavingsPort } from './held-savings.ts'
import { readAlerts, readBulletins, readElsewhere, readOperations } from './reads.ts'
import type { Asker, OperationsRead } from './reads.ts'

/** Reports every change of what the session knows. */
const followSavings = fromCallback<EventObject, SavingsPort>(({ input, sendBack }) =>
  input.subscribe((held) => sendBack({ type: 'savingsChanged', held } satisfies HomeEvent)),
)

/** Families of savings that have what each part lists. */
const HOLDERS: Readonly<Record<Part, readonly User['scopes'][number][]>> = {
  operations: ['ais', 's2e', PROVIDER_SCOPE],
  alerts: ['s2e'],
  bulletins: ['s2e'],
  elsewhere: ['bi'],
}

type Of = { readonly part: Part }
type Given<Value> = { readonly given: Value }

const asker = ({ client, held }: HomeContext): Asker => ({ client, userId: held.user?.id ?? '' })

const base = setup({
  types: { context: {} as HomeContext, events: {} as HomeEvent, input: {} as HomeMachineInput },
  actors: { followSavings, readOperations, readAlerts, readBulletins, readElsewhere },
  guards: {
    holds: ({ context: { held } }, { part }: Of) => held.user?.scopes.some((scope) => HOLDERS[part].includes(scope)) === true,
    isSomebodyElse: ({ context }, { given }: Given<HeldSavings>) => given.user?.id !== context.held.user?.id,
    asksFor: ({ event }, { part }: { readonly part: Part | 'savings' }) => event.type === 'retryRequested' && event.part === part,
  },
  actions: {
    noteTime: assign(({ context: { clock } }) => ({ today: clock.today(), now: clock.now() })),
    takeSavings: assign((_, { given }: Given<HeldSavings>) => ({ held: given })),
    forgetParts: assign(NOTHING_LOADED),
    askFamiliesAgain: ({ context }) => context.savings.askAgain(),
    takeOperations: assign((_, { given }: Given<OperationsRead>) => ({
      operations: given.operations,
      operationScopesMissing: given.missing,
    })),
    takeTaken: assign((_, { given }: Given<number>) => ({ taken: given })),
    takeBulletins: assign((_, { given }: Given<HomeContext['bulletins']>) => ({ bulletins: given })),
    takeElsewhere: assign((_, { given }: Given<HomeContext['elsewhere']>) => ({ elsewhere: given })),
  },
})

/** The operations of the saver: their failure takes nothing from the rest of the page. */
const operations = base.createStateConfig({
  initial: 'absent',
  states: {
    absent: { always: { guard: { type: 'holds', params: { part: 'operations' } }, target: 'loading' } },
    loading: {
      invoke: {
        src: 'readOperations',
        input: ({ context }) => asker(context),
        onDone: {
          target: 'loaded',
          actions: ['noteTime', { type: 'takeOperations', params: ({ event }) => ({ given: event.output }) }],
        },
        onError: { target: 'failed', actions: 'noteTime' },
      },
    },
    loaded: {},
    failed: { on: { retryRequested: { guard: { type: 'asksFor', params: { part: 'operations' } }, target: 'loading' } } },
  },
})

/** Choices that were taken into account. */
const alerts = base.createStateConfig({
  initial: 'absent',
  states: {
    absent: { always: { guard: { type: 'holds', params: { part: 'alerts' } }, target: 'loading' } },
    loading: {
      invoke: {
        src: 'readAlerts',
        input: ({ context }) => asker(context),
        onDone: {
          target: 'loaded',
          actions: ['noteTime', { type: 'takeTaken', params: ({ event }) => ({ given: event.output }) }],
        },
        onError: { target: 'failed', actions: 'noteTime' },
      },
    },
    loaded: {},
    failed: { on: { retryRequested: { guard: { type: 'asksFor', params: { part: 'alerts' } }, target: 'loading' } } },
  },
})

/** Choices that are still to be made. */
const bulletins = base.createStateConfig({
  initial: 'absent',
  states: {
    absent: { always: { guard: { type: 'holds', params: { part: 'bulletins' } }, target: 'loading' } },
    loading: {
      invoke: {
        src: 'readBulletins',
        input: ({ context }) => asker(context),
        onDone: {
          target: 'loaded',
          actions: ['noteTime', { type: 'takeBulletins', params: ({ event }) => ({ given: event.output }) }],
        },
        onError: { target: 'failed', actions: 'noteTime' },
      },
    },
    loaded: {},
    failed: { on: { retryRequested: { guard: { type: 'asksFor', params: { part: 'bulletins' } }, target: 'loading' } } },
  },
})

/** Accounts held with other banks: until they are known, the total says that it waits for them. */
const elsewhere = base.createStateConfig({
  initial: 'absent',
  states: {
    absent: { always: { guard: { type: 'holds', params: { part: 'elsewhere' } }, target: 'loading' } },
    loading: {
      invoke: {
        src: 'readElsewhere',
        input: ({ context }) => asker(context),
        onDone: {
          target: 'loaded',
          actions: ['noteTime', { type: 'takeElsewhere', params: ({ event }) => ({ given: event.output }) }],
        },
        onError: { target: 'failed', actions: 'noteTime' },
      },
    },
    loaded: {},
    failed: { on: { retryRequested: { guard: { type: 'asksFor', params: { part: 'elsewhere' } }, target: 'loading' } } },
  },
})

/**
 * The connected home (P-ERR-20 to P-ERR-24): the accounts as the session knows them, and beside them operations, choices and accounts of
 * other banks. Each part loads, fails and is asked for again alone; none keeps the page waiting. Another person starts everything afresh.
 */
export const homeMachine = base.createMachine({
  id: 'home',
  context: ({ input }) => openContext(input),
  invoke: { src: 'followSavings', input: ({ context }) => context.savings },
  type: 'parallel',
  on: {
    savingsChanged: [
      {
        guard: { type: 'isSomebodyElse', params: ({ event }) => ({ given: event.held }) },
        target: ['.operations.absent', '.alerts.absent', '.bulletins.absent', '.elsewhere.absent'],
        actions: ['noteTime', 'forgetParts', { type: 'takeSavings', params: ({ event }) => ({ given: event.held }) }],
      },
      { actions: ['noteTime', { type: 'takeSavings', params: ({ event }) => ({ given: event.held }) }] },
    ],
    retryRequested: { guard: { type: 'asksFor', params: { part: 'savings' } }, actions: 'askFamiliesAgain' },
  },
  states: { operations, alerts, bulletins, elsewhere },
})
