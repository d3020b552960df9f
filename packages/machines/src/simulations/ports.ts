import type { Case } from '@hautelisse/domain/case'
import { eraseSimulationCall, keepSimulationCall, keptSimulationsCall, type KeptSimulation } from '@hautelisse/domain/simulations'
import { failureCode, type Client } from '../api/index.ts'

type Signal = { readonly signal: AbortSignal }

/** A simulation as it is given to be kept. */
export type ToKeep = { readonly id: string; readonly name: string; readonly case: Case }

/** Where simulations are kept: with the person's, or in the browser of somebody without an account. */
export type KeepingPorts = {
  /** Those that are kept, the newest first. */
  readonly list: (options: Signal) => Promise<readonly KeptSimulation[]>
  readonly keep: (given: ToKeep, options: Signal) => Promise<KeptSimulation>
  readonly erase: (id: string, options: Signal) => Promise<void>
}

/** A simulation cannot be kept: as many as may be are kept. */
export class TooManyKept extends Error {}

/** Why a simulation could not be kept: the person has as many as may be, or the server did not do it. */
export type KeepFailure = 'full' | 'failed'

/**
 * Says why a simulation could not be kept.
 *
 * @param error what `keep` was refused with
 */
export const keepFailureOf = (error: unknown): KeepFailure =>
  error instanceof TooManyKept || failureCode(error) === 'ERR_CONFLICT' ? 'full' : 'failed'

/**
 * Makes the ports of what is kept for the person. A server without the extension keeps nothing.
 *
 * @param client client of the API
 */
export const personPorts = (client: Client): KeepingPorts => ({
  list: async (options) => {
    try {
      const { kept } = await client.call(keptSimulationsCall, {}, options)
      return kept.filter((one) => one !== undefined)
    } catch (error) {
      if (failureCode(error) === 'ERR_UNKNOWN') return []
      throw error
    }
  },
  keep: async ({ id, ...body }, options) => (await client.call(keepSimulationCall, { params: { id }, body }, options)).kept,
  erase: async (id, options) => {
    await client.call(eraseSimulationCall, { params: { id } }, options)
  },
})
