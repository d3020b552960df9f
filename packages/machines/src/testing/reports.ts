import type { EventObject } from 'xstate'

/**
 * Makes what an actor reports to its machine, for walks whose actors report nothing by themselves: an answer, and a failure.
 *
 * @param state - path of the state that invokes the actor, from the id of its machine on
 * @param output - the answer
 * @example reportsOf('home.operations.loading', { operations: [], missing: [] })
 */
export const reportsOf = (state: string, output: unknown): readonly EventObject[] => [
  Object.assign({ type: `xstate.done.actor.0.${state}` }, { output }),
  Object.assign({ type: `xstate.error.actor.0.${state}` }, { error: new Error('silent') }),
]
