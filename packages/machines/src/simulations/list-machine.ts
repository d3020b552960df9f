import type { PlainDate } from '@hautelisse/domain/calendar'
import { MOST_COMPARED } from '@hautelisse/domain/case'
import { simulationName, type KeptSimulation } from '@hautelisse/domain/simulations'
import { assign, fromPromise, raise, setup, type SnapshotFrom } from 'xstate'
import {
  contentOf,
  freshResource,
  resourceGuards,
  type Content,
  type Given,
  type RefreshRequested,
  type RetryRequested,
} from '../resource/index.ts'
import type { LoadSimulator } from './answer.ts'
import { describeKept, type ListedSimulation, type RenewCase } from './list.ts'
import { keepFailureOf, type KeepFailure, type KeepingPorts, type ToKeep } from './ports.ts'

const PART = 'simulations'
type Part = typeof PART

export type SimulationsInput = {
  readonly ports: KeepingPorts
  readonly load: LoadSimulator
  readonly today: PlainDate
  readonly renew: RenewCase
  /** How many are answered, the newest first; all of them unless it is said. */
  readonly most?: number | undefined
}

export type SimulationsEvent =
  | RetryRequested<Part>
  | RefreshRequested<Part>
  | { readonly type: 'chosen'; readonly id: string; readonly isChosen: boolean }
  | { readonly type: 'renameRequested'; readonly id: string }
  | { readonly type: 'nameTyped'; readonly name: string }
  | { readonly type: 'eraseRequested'; readonly id: string }
  | { readonly type: 'confirmed' }
  | { readonly type: 'givenUp' }

type Read = { readonly items: readonly ListedSimulation[]; readonly count: number }

type SimulationsContext = SimulationsInput & {
  readonly read: Read | undefined
  readonly chosen: readonly string[]
  /** Which one is renamed or erased, or was last. */
  readonly which: string | undefined
  readonly name: string
  readonly hasAttempted: boolean
  readonly failure: KeepFailure | undefined
}

const readAll = async ({ ports, most, ...listing }: SimulationsInput, signal: AbortSignal): Promise<Read> => {
  const kept = await ports.list({ signal })
  const items: ListedSimulation[] = []
  // One after the other: several engines at once would hold up the page.
  for (const one of kept.slice(0, most)) items.push(await describeKept(one, listing))
  return { items, count: kept.length }
}

const inputOf = ({ ports, load, today, renew, most }: SimulationsContext): SimulationsInput => ({
  ports,
  load,
  today,
  renew,
  most,
})

const itemOf = ({ read }: SimulationsContext, id: string | undefined): ListedSimulation | undefined =>
  read?.items.find(({ kept }) => kept.id === id)

const simulatorOf = (context: SimulationsContext, id: string | undefined): string | undefined =>
  itemOf(context, id)?.kept.case.simulator

/** Why one cannot stand beside those that are chosen: it has no figures, is of another simulator, or as many as may be are chosen. BEY-06. */
export type ChoiceRefusal = 'no-result' | 'other-simulator' | 'most'

const refusalOf = (context: SimulationsContext, id: string): ChoiceRefusal | undefined => {
  const [first, ...others] = context.chosen
  if (itemOf(context, id)?.answer.kind !== 'answered') return 'no-result'
  if (first === undefined || context.chosen.includes(id)) return undefined
  if (simulatorOf(context, first) !== simulatorOf(context, id)) return 'other-simulator'
  return others.length + 1 < MOST_COMPARED ? undefined : 'most'
}

const withNew = (read: Read | undefined, kept: KeptSimulation): Read | undefined =>
  read && { ...read, items: read.items.map((item) => (item.kept.id === kept.id ? { ...item, kept } : item)) }

const base = setup({
  types: { context: {} as SimulationsContext, events: {} as SimulationsEvent, input: {} as SimulationsInput },
  actors: {
    readSimulations: fromPromise<Read, SimulationsInput>(({ input, signal }) => readAll(input, signal)),
    rename: fromPromise<KeptSimulation, { readonly ports: KeepingPorts; readonly given: ToKeep | undefined }>(
      ({ input: { ports, given }, signal }) =>
        given === undefined ? Promise.reject(new Error('Nothing is renamed.')) : ports.keep(given, { signal }),
    ),
    erase: fromPromise<void, { readonly ports: KeepingPorts; readonly id: string }>(({ input: { ports, id }, signal }) =>
      ports.erase(id, { signal }),
    ),
  },
  guards: {
    ...resourceGuards,
    isNamed: ({ context: { name } }) => simulationName.safeParse(name).success,
  },
  actions: {
    takeRead: assign(({ context: { chosen } }, { given }: Given<Read>) => ({
      read: given,
      chosen: chosen.filter((id) => given.items.some(({ kept }) => kept.id === id)),
    })),
    choose: assign(({ context, event }) => {
      if (event.type !== 'chosen') return {}
      const others = context.chosen.filter((id) => id !== event.id)
      if (!event.isChosen) return { chosen: others }
      return refusalOf(context, event.id) === undefined ? { chosen: [...others, event.id] } : {}
    }),
    takeWish: assign(({ context, event }) => {
      if (event.type !== 'renameRequested' && event.type !== 'eraseRequested') return {}
      return { which: event.id, name: itemOf(context, event.id)?.kept.name ?? '', failure: undefined, hasAttempted: false }
    }),
    takeName: assign(({ event }) => (event.type === 'nameTyped' ? { name: event.name } : {})),
    noteAttempt: assign({ hasAttempted: true, failure: undefined }),
    noteFailure: assign((_, { given }: Given<unknown>) => ({ failure: keepFailureOf(given) })),
    takeRenamed: assign(({ context: { read } }, { given }: Given<KeptSimulation>) => ({ read: withNew(read, given) })),
    takeAway: assign(({ context: { read, which, chosen } }) => ({
      read: read && { items: read.items.filter(({ kept }) => kept.id !== which), count: read.count - 1 },
      chosen: chosen.filter((id) => id !== which),
    })),
    readAgain: raise({ type: 'refreshRequested', part: PART }),
  },
})

const WISHES = {
  renameRequested: { target: 'naming', actions: 'takeWish' },
  eraseRequested: { target: 'asking', actions: 'takeWish' },
} as const
const failureOf = ({ event }: { readonly event: { readonly error: unknown } }): Given<unknown> => ({ given: event.error })

/** A new name, or the question before one is erased; what was confirmed is not given up half-way. */
const change = base.createStateConfig({
  initial: 'none',
  states: {
    none: { on: WISHES },
    naming: {
      on: {
        nameTyped: { actions: 'takeName' },
        confirmed: [{ guard: 'isNamed', target: 'renaming', actions: 'noteAttempt' }, { actions: 'noteAttempt' }],
        givenUp: 'none',
      },
    },
    renaming: {
      invoke: {
        src: 'rename',
        input: ({ context }) => {
          const kept = itemOf(context, context.which)?.kept
          return { ports: context.ports, given: kept && { id: kept.id, name: context.name.trim(), case: kept.case } }
        },
        onDone: {
          target: 'renamed',
          actions: { type: 'takeRenamed', params: ({ event }) => ({ given: event.output }) },
        },
        onError: { target: 'naming', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    asking: { on: { confirmed: { target: 'erasing', actions: 'noteAttempt' }, givenUp: 'none' } },
    erasing: {
      invoke: {
        src: 'erase',
        input: ({ context: { ports, which = '' } }) => ({ ports, id: which }),
        onDone: { target: 'erased', actions: ['takeAway', 'readAgain'] },
        onError: { target: 'asking', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    /** What was done is said until the next wish. */
    renamed: { on: WISHES },
    erased: { on: WISHES },
  },
})

/**
 * The simulations that are kept: each with the figures of its day and what has changed since, up to four to be compared, renamed, erased after a question. BEY-05 to BEY-07.
 */
export const simulationsMachine = base.createMachine({
  id: 'simulations',
  context: ({ input }) => ({
    ...input,
    read: undefined,
    chosen: [],
    which: undefined,
    name: '',
    hasAttempted: false,
    failure: undefined,
  }),
  type: 'parallel',
  on: { chosen: { actions: 'choose' } },
  states: {
    simulations: freshResource<Read>()({ part: PART, read: 'readSimulations', input: inputOf, take: 'takeRead' }),
    change,
  },
})

export type SimulationsSnapshot = SnapshotFrom<typeof simulationsMachine>

/** What the page shows of the list. */
export type SimulationsView = {
  readonly items: readonly ListedSimulation[]
  /** How many are kept, where not all are shown. */
  readonly count: number
  readonly chosen: readonly string[]
  /** Why one cannot be chosen; undefined for one that is, or may be. */
  readonly refusalOf: (id: string) => ChoiceRefusal | undefined
}

/** The list as far as it is known. */
export const selectSimulations = ({ value, context }: SimulationsSnapshot): Content<SimulationsView> => {
  const { read, chosen } = context
  return contentOf(value.simulations, read && { ...read, chosen, refusalOf: (id) => refusalOf(context, id) })
}

/** What is being done with one of them. */
export type ChangeView = {
  readonly step: 'none' | 'naming' | 'asking' | 'renamed' | 'erased'
  readonly item: ListedSimulation | undefined
  readonly name: string
  readonly isBusy: boolean
  /** The name may not be, and somebody tried it. */
  readonly isWrongName: boolean
  readonly failure: KeepFailure | undefined
}

/** Says what is being done with one of them, or was last. */
export const selectChange = ({ value, context }: SimulationsSnapshot): ChangeView => {
  const { which, name, hasAttempted, failure } = context
  const { change: state } = value
  const step = state === 'renaming' ? 'naming' : state === 'erasing' ? 'asking' : state
  return {
    step,
    item: itemOf(context, which),
    name,
    isBusy: state === 'renaming' || state === 'erasing',
    isWrongName: hasAttempted && step === 'naming' && !simulationName.safeParse(name).success,
    failure,
  }
}
