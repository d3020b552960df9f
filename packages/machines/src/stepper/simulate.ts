import type { AnswerOf, Call, InputOf } from '@hautelisse/domain/contract'
import type { Client } from '../api/index.ts'

/** Asks the API for a simulation; rejects with an `ApiFailure`, and gives up when the signal says so. */
export type SimulatePort<Request, Answer> = (request: Request, options: { readonly signal: AbortSignal }) => Promise<Answer>

type BodyOf<C extends Call> = InputOf<C> extends { readonly body: infer Body } ? Body : never

/**
 * Makes the port that asks the API for a simulation, out of its call.
 *
 * @param call call that takes the request as its body alone
 * @example const simulatePort = portOf(simulateCall); simulatePort(client)(request, { signal })
 */
export const portOf =
  <C extends Call>(call: C): ((client: Client) => SimulatePort<BodyOf<C>, AnswerOf<C>>) =>
  (client) =>
  (request, options) =>
    client.call(call, { body: request } as InputOf<C>, options)
