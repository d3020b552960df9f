import type { AnyStateMachine, EventObject } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import type { Flow } from '../stepper/index.ts'
import { settled } from './client.ts'

/** A stepper that runs in a test, with the calls that wait for an answer. */
type Run<Snapshot> = {
  readonly actor: { readonly getSnapshot: () => Snapshot; readonly stop: () => unknown }
  readonly api: { readonly waiting: () => readonly unknown[] }
}

/** Something that can happen: as the graph knows it in a state, and as it comes about between a running machine and its ports. */
export type StepperMove<Snapshot, Running> = {
  readonly event: (snapshot: Snapshot) => EventObject | undefined
  readonly happen: (run: Running) => void
}

type Walks<Snapshot, Running> = {
  readonly input: unknown
  readonly moves: readonly StepperMove<Snapshot, Running>[]
  /** What tells two moments apart. */
  readonly keyOf: (snapshot: Snapshot) => string
  readonly start: () => Running
  /** What is wrong at one moment. */
  readonly faultsOf: (run: Running) => readonly string[]
  /** What is wrong at the end of a path, given the types of its events. */
  readonly faultsOfPath?: (run: Running, types: readonly string[]) => readonly string[]
  /** All simple paths, checked at each of their moments, or the shortest one to each moment, checked at its end. */
  readonly paths: 'simple' | 'shortest'
}

/**
 * Walks the paths of a stepper's graph with running machines.
 *
 * @param machine the statechart
 * @param flow its flow: every step of the saver must be reached
 * @param walks moves, start and invariants
 * @returns what was wrong anywhere, and the states that were reached
 */
export const stepperPaths = async <
  Context extends { readonly step: Step | undefined },
  Step extends string,
  Running extends Run<Snapshot>,
  Snapshot extends { readonly context: Context; readonly value: unknown },
>(
  machine: AnyStateMachine,
  flow: Flow<Context, Step>,
  { input, moves, keyOf, start, faultsOf, faultsOfPath = () => [], paths }: Walks<Snapshot, Running>,
): Promise<{ readonly faults: readonly string[]; readonly states: readonly string[] }> => {
  const happened = new Map<object, StepperMove<Snapshot, Running>>()
  const eventsOf = (snapshot: Snapshot): readonly EventObject[] =>
    moves.flatMap((move) => {
      const event = move.event(snapshot)
      if (event !== undefined) happened.set(event, move)
      return event ?? []
    })
  const find = paths === 'simple' ? getSimplePaths : getShortestPaths
  const walks = find(machine, {
    input,
    events: eventsOf as never,
    serializeState: keyOf as never,
    stopWhen: (({ status }: { readonly status: string }) => status === 'done') as never,
  })
  const faults = new Set<string>()
  const states = new Set<string>()
  const steps = new Set<Step>()
  for (const { steps: path, state: end } of walks) {
    const run = start()
    const check = (expected: unknown): void => {
      const snapshot = run.actor.getSnapshot()
      states.add(JSON.stringify(snapshot.value))
      if (snapshot.context.step !== undefined) steps.add(snapshot.context.step)
      if (keyOf(snapshot) !== keyOf(expected as Snapshot)) faults.add(`another moment than the graph's: ${keyOf(snapshot)}`)
      for (const fault of faultsOf(run)) faults.add(fault)
    }
    for (const { event, state } of path) {
      happened.get(event)?.happen(run)
      await settled()
      if (paths === 'simple') check(state)
    }
    if (paths === 'shortest') check(end)
    for (const fault of faultsOfPath(
      run,
      path.map(({ event }) => event.type),
    ))
      faults.add(fault)
    const { context } = run.actor.getSnapshot()
    run.actor.stop()
    if (run.api.waiting().length > 0) faults.add('a call that outlives its machine')
    if (walks.at(-1)?.steps === path)
      for (const step of flow.steps(context)) if (!steps.has(step)) faults.add(`a step that is never reached: ${step}`)
  }
  return { faults: [...faults], states: [...states].toSorted() }
}
