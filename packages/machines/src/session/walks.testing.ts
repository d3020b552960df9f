import type { ActorLogic, EventObject, Snapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'

type Given<State, Input> = {
  readonly input: Input
  /** What callers send, and what actors and timers report. */
  readonly events: readonly EventObject[]
  readonly keyOf: (snapshot: State) => string
}

type Step<State> = { readonly event: EventObject; readonly state: State }

/**
 * Lists one walk for each transition of a machine's graph: the shortest way to its state, then the transition.
 *
 * @param machine - the machine
 * @param given - its input, its events, and what tells two states apart
 */
export const everyTransition = <State extends Snapshot<unknown>, Event extends EventObject, Input>(
  machine: ActorLogic<State, Event, Input>,
  { input, events, keyOf }: Given<State, Input>,
): readonly (readonly Step<State>[])[] => {
  // The graph also takes the events by which actors report, which no caller sends.
  const options = { input, events: events as readonly Event[], serializeState: keyOf }
  const edges = adjacencyMapToArray(getAdjacencyMap(machine, options))
  return getShortestPaths(machine, options).flatMap(({ state, steps }) =>
    edges
      .filter((edge) => edge.state.status === 'active' && keyOf(edge.state) === keyOf(state))
      // What an actor or a timer reports happens only while it runs; what a caller sends may happen at any time.
      .filter((edge) => !edge.event.type.startsWith('xstate.') || keyOf(edge.nextState) !== keyOf(state))
      .map((edge) => (steps as readonly Step<State>[]).concat({ event: edge.event, state: edge.nextState })),
  )
}
