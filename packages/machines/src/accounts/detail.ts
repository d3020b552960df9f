import type { BalanceCompartment, Span } from '@hautelisse/domain/accounts'
import { assign, fromCallback, setup } from 'xstate'
import type { EventObject } from 'xstate'
import { readElsewhere } from '../home/index.ts'
import type { ElsewhereRead, HeldSavings, SavingsPort } from '../home/index.ts'
import { freshResource, resourceGuards } from '../resource/index.ts'
import type { Given } from '../resource/index.ts'
import type { DetailContext, DetailEvent, DetailFigure, DetailMachineInput } from './detail-context.ts'

/** Reports every change of what the session knows. */
const followSavings = fromCallback<EventObject, SavingsPort>(({ input, sendBack }) =>
  input.subscribe((held) => sendBack({ type: 'savingsChanged', held } satisfies DetailEvent)),
)

const FRESH = {
  elsewhere: [],
  elsewhereUnreadable: 0,
  span: undefined,
  compartment: undefined,
  opened: undefined,
} as const satisfies Partial<DetailContext>

const asker = ({ client, held }: DetailContext) => ({ client, userId: held.user?.id ?? '' })

const base = setup({
  types: { context: {} as DetailContext, events: {} as DetailEvent, input: {} as DetailMachineInput },
  actors: { followSavings, readElsewhere },
  guards: {
    ...resourceGuards,
    holdsElsewhere: ({ context: { held } }) => held.user?.scopes.includes('bi') === true,
    isSomebodyElse: ({ context }, { given }: Given<HeldSavings>) => given.user?.id !== context.held.user?.id,
  },
  actions: {
    takeSavings: assign((_, { given }: Given<HeldSavings>) => ({ held: given })),
    startAfresh: assign(FRESH),
    takeElsewhere: assign((_, { given }: Given<ElsewhereRead>) => ({
      elsewhere: given.accounts,
      elsewhereUnreadable: given.unreadable,
    })),
    askFamiliesAgain: ({ context }) => context.savings.askAgain(),
    takeSpan: assign((_, { given }: Given<Span>) => ({ span: given, opened: undefined })),
    takeCompartment: assign((_, { given }: Given<BalanceCompartment | undefined>) => ({ compartment: given })),
    openFigure: assign((_, { given }: Given<DetailFigure>) => ({ opened: given })),
    closeFigure: assign({ opened: undefined }),
  },
})

/**
 * The detail of accounts: those of the session's families and, beside them, those of other banks, which load, fail and are asked for again alone.
 * All are read anew while what is shown stays. What the saver chose to see is kept for as long as the page stands; another person starts everything afresh.
 */
export const detailMachine = base.createMachine({
  id: 'detail',
  context: ({ input: { client, savings, clock } }) => ({ client, savings, today: clock.today(), held: savings.read(), ...FRESH }),
  invoke: { src: 'followSavings', input: ({ context }) => context.savings },
  type: 'parallel',
  on: {
    savingsChanged: [
      {
        guard: { type: 'isSomebodyElse', params: ({ event }) => ({ given: event.held }) },
        target: '.elsewhere.absent',
        actions: ['startAfresh', { type: 'takeSavings', params: ({ event }) => ({ given: event.held }) }],
      },
      { actions: { type: 'takeSavings', params: ({ event }) => ({ given: event.held }) } },
    ],
    retryRequested: { guard: { type: 'asksFor', params: { part: 'savings' } }, actions: 'askFamiliesAgain' },
    refreshRequested: { guard: { type: 'asksFor', params: { part: 'savings' } }, actions: 'askFamiliesAgain' },
    spanChosen: { actions: { type: 'takeSpan', params: ({ event }) => ({ given: event.span }) } },
    compartmentChosen: { actions: { type: 'takeCompartment', params: ({ event }) => ({ given: event.compartment }) } },
    figureOpened: { actions: { type: 'openFigure', params: ({ event }) => ({ given: event.figure }) } },
    figureClosed: { actions: 'closeFigure' },
  },
  states: {
    elsewhere: freshResource<ElsewhereRead>()({
      part: 'elsewhere',
      read: 'readElsewhere',
      input: asker,
      when: 'holdsElsewhere',
      take: 'takeElsewhere',
    }),
  },
})
