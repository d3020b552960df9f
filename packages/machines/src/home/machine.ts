import type { OperationsRead } from '@hautelisse/domain/operations'
import type { User } from '@hautelisse/domain/session'
import { assign, fromCallback, setup } from 'xstate'
import type { EventObject } from 'xstate'
import { OPERATION_HOLDERS, readOperations } from '../operations/index.ts'
import { BULLETIN_HOLDERS, readBulletins } from '../option-bulletin/index.ts'
import { freshResource, resource, resourceGuards } from '../resource/index.ts'
import type { Given, OfPart } from '../resource/index.ts'
import { NOTHING_LOADED, openContext } from './context.ts'
import type { HomeContext, HomeEvent, HomeMachineInput, Part } from './context.ts'
import type { HeldSavings, SavingsPort } from './held-savings.ts'
import { readAlerts, readDrafts, readElsewhere } from './reads.ts'
import type { Asker, ElsewhereRead } from './reads.ts'

/** Reports every change of what the session knows. */
const followSavings = fromCallback<EventObject, SavingsPort>(({ input, sendBack }) =>
  input.subscribe((held) => sendBack({ type: 'savingsChanged', held } satisfies HomeEvent)),
)

/** Families of savings that have what each part lists. */
const HOLDERS: Readonly<Record<Part, readonly User['scopes'][number][]>> = {
  operations: OPERATION_HOLDERS,
  alerts: ['s2e'],
  bulletins: BULLETIN_HOLDERS,
  elsewhere: ['bi'],
  drafts: ['s2e', 'ais'],
}

const asker = ({ client, held }: HomeContext): Asker => ({ client, userId: held.user?.id ?? '' })

const base = setup({
  types: { context: {} as HomeContext, events: {} as HomeEvent, input: {} as HomeMachineInput },
  actors: { followSavings, readOperations, readAlerts, readBulletins, readDrafts, readElsewhere },
  guards: {
    ...resourceGuards,
    holds: ({ context: { held } }, { part }: OfPart<Part>) =>
      held.user?.scopes.some((scope) => HOLDERS[part].includes(scope)) === true,
    /** Somebody else who looks at a space sees nothing of what was begun in it. KEPT-05. */
    isOwnSpace: ({ context: { held } }) =>
      held.user?.is_mirror === false && held.user.scopes.some((scope) => HOLDERS.drafts.includes(scope)),
    isSomebodyElse: ({ context }, { given }: Given<HeldSavings>) => given.user?.id !== context.held.user?.id,
  },
  actions: {
    noteTime: assign(({ context: { clock } }) => ({ today: clock.today(), now: clock.now() })),
    takeSavings: assign((_, { given }: Given<HeldSavings>) => ({ held: given })),
    forgetParts: assign(NOTHING_LOADED),
    askFamiliesAgain: ({ context }) => context.savings.askAgain(),
    takeOperations: assign((_, { given }: Given<OperationsRead>) => ({
      operations: given.operations,
      operationScopesMissing: given.missing,
      operationsUnreadable: given.unreadable,
    })),
    takeTaken: assign((_, { given }: Given<number>) => ({ taken: given })),
    takeBulletins: assign((_, { given }: Given<HomeContext['bulletins']>) => ({ bulletins: given })),
    takeDrafts: assign((_, { given }: Given<HomeContext['drafts']>) => ({ drafts: given })),
    takeElsewhere: assign((_, { given }: Given<ElsewhereRead>) => ({
      elsewhere: given.accounts,
      elsewhereUnreadable: given.unreadable,
    })),
  },
})

/** What all parts have in common: a part is read if the person holds something of the kind; each answer and each failure reads the day again. */
const each = <const P extends Part>(part: P) =>
  ({ part, input: asker, when: { type: 'holds', params: { part } }, also: 'noteTime' }) as const

/**
 * The connected home (P-ERR-20 to P-ERR-24): the accounts as the session knows them, and beside them operations, choices and accounts of
 * other banks. Each part loads, fails and is asked for again alone; none keeps the page waiting, and what is read anew stays meanwhile. Another person starts everything afresh.
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
        target: ['.operations.absent', '.alerts.absent', '.bulletins.absent', '.elsewhere.absent', '.drafts.absent'],
        actions: ['noteTime', 'forgetParts', { type: 'takeSavings', params: ({ event }) => ({ given: event.held }) }],
      },
      { actions: ['noteTime', { type: 'takeSavings', params: ({ event }) => ({ given: event.held }) }] },
    ],
    retryRequested: { guard: { type: 'asksFor', params: { part: 'savings' } }, actions: 'askFamiliesAgain' },
    refreshRequested: { guard: { type: 'asksFor', params: { part: 'savings' } }, actions: 'askFamiliesAgain' },
  },
  states: {
    operations: freshResource<OperationsRead>()({ ...each('operations'), read: 'readOperations', take: 'takeOperations' }),
    /** Choices that were taken into account. */
    alerts: resource<number>()({ ...each('alerts'), read: 'readAlerts', take: 'takeTaken' }),
    /** Choices that are still to be made. */
    bulletins: resource<HomeContext['bulletins']>()({ ...each('bulletins'), read: 'readBulletins', take: 'takeBulletins' }),
    /** Acts that were begun. */
    drafts: resource<HomeContext['drafts']>()({
      part: 'drafts',
      read: 'readDrafts',
      input: asker,
      when: 'isOwnSpace',
      take: 'takeDrafts',
      also: 'noteTime',
    }),
    /** Accounts held with other banks: until they are known, the total says that it waits for them. */
    elsewhere: freshResource<ElsewhereRead>()({ ...each('elsewhere'), read: 'readElsewhere', take: 'takeElsewhere' }),
  },
})
