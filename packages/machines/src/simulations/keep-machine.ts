import type { Case } from '@hautelisse/domain/case'
import { simulationName, type KeptSimulation } from '@hautelisse/domain/simulations'
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Given } from '../resource/index.ts'
import { keepFailureOf, type KeepFailure, type KeepingPorts, type ToKeep } from './ports.ts'

type KeepInput = {
  readonly ports: Pick<KeepingPorts, 'keep'>
  readonly case: Case
  /** Id under which it is kept: the same for each try, so that an answer that is lost keeps nothing twice. */
  readonly id: string
  /** Name that the form opens with. */
  readonly name: string
}

export type KeepEvent =
  | { readonly type: 'keepRequested' }
  | { readonly type: 'nameTyped'; readonly name: string }
  | { readonly type: 'confirmed' }
  | { readonly type: 'givenUp' }

type KeepContext = KeepInput & {
  readonly hasAttempted: boolean
  readonly failure: KeepFailure | undefined
  readonly kept: KeptSimulation | undefined
}

const base = setup({
  types: { context: {} as KeepContext, events: {} as KeepEvent, input: {} as KeepInput },
  actors: {
    keep: fromPromise<KeptSimulation, { readonly ports: KeepInput['ports']; readonly given: ToKeep }>(
      ({ input: { ports, given }, signal }) => ports.keep(given, { signal }),
    ),
  },
  guards: { isNamed: ({ context: { name } }) => simulationName.safeParse(name).success },
  actions: {
    takeName: assign(({ event }) => (event.type === 'nameTyped' ? { name: event.name } : {})),
    noteAttempt: assign({ hasAttempted: true, failure: undefined }),
    forgetAttempt: assign({ hasAttempted: false, failure: undefined }),
    takeKept: assign((_, { given }: Given<KeptSimulation>) => ({ kept: given })),
    noteFailure: assign((_, { given }: Given<unknown>) => ({ failure: keepFailureOf(given) })),
  },
})

/** A simulation that is kept: it is named, then kept, and can be given up until then. BEY-05, BEY-08. */
export const keepMachine = base.createMachine({
  id: 'keep-simulation',
  context: ({ input }) => ({ ...input, hasAttempted: false, failure: undefined, kept: undefined }),
  initial: 'closed',
  states: {
    closed: { on: { keepRequested: 'naming' } },
    naming: {
      on: {
        nameTyped: { actions: 'takeName' },
        confirmed: [{ guard: 'isNamed', target: 'saving', actions: 'noteAttempt' }, { actions: 'noteAttempt' }],
        givenUp: { target: 'closed', actions: 'forgetAttempt' },
      },
    },
    saving: {
      invoke: {
        src: 'keep',
        input: ({ context: { ports, id, name, case: one } }) => ({ ports, given: { id, name: name.trim(), case: one } }),
        onDone: { target: 'kept', actions: { type: 'takeKept', params: ({ event }) => ({ given: event.output }) } },
        onError: { target: 'naming', actions: { type: 'noteFailure', params: ({ event }) => ({ given: event.error }) } },
      },
    },
    kept: {},
  },
})

export type KeepSnapshot = SnapshotFrom<typeof keepMachine>

/** What a page shows of a simulation that is being kept. */
export type KeepView = {
  readonly step: 'closed' | 'naming' | 'kept'
  readonly name: string
  readonly isBusy: boolean
  /** The name may not be, and somebody tried it. */
  readonly isWrongName: boolean
  readonly failure: KeepFailure | undefined
  readonly kept: KeptSimulation | undefined
}

/** Says how far keeping a simulation is. */
export const selectKeep = ({ value, context: { name, hasAttempted, failure, kept } }: KeepSnapshot): KeepView => ({
  step: value === 'saving' ? 'naming' : value,
  name,
  isBusy: value === 'saving',
  isWrongName: value === 'naming' && hasAttempted && !simulationName.safeParse(name).success,
  failure,
  kept,
})
