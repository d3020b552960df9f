import { loadTransmissionCall } from '@hautelisse/domain/advisor'
import { transmissionDeletionCall, transmissionInitializeCall, transmissionSimulationCall } from '@hautelisse/domain/transmission'
import * as z from 'zod'
import type { Client } from '../api/index.ts'
import { failureCode } from '../api/index.ts'
import { type StoragePort, storedEntry } from '../ports/index.ts'
import { portOf } from '../stepper/index.ts'
import type { TransmissionPorts } from './context.ts'

/** The API's answer where no simulation is saved. */
const NONE_SAVED = 'ERR_UNKNOWN'

/** That the advisor was told in this session; a sign-out removes it. */
const notice = storedEntry({ key: 'hautelisse.transmission-told', version: 1, schema: z.strictObject({ userId: z.string() }) })

const simulatePort = portOf(transmissionSimulationCall)

/**
 * Makes the ports of the simulator out of the API's client.
 *
 * @param client client of the API
 * @param asker whose simulation it is, the address of their advisor, and the storage of the tab, which keeps that the advisor was told
 */
export const apiPorts = (
  client: Client,
  {
    userId,
    advisorEmail,
    storage,
  }: { readonly userId: string; readonly advisorEmail: string | undefined; readonly storage: StoragePort },
): Omit<TransmissionPorts, 'clock'> => ({
  simulate: simulatePort(client),
  read: async (user_id, options) => {
    try {
      return await client.call(transmissionInitializeCall, { body: { user_id } }, options)
    } catch (error) {
      if (failureCode(error) === NONE_SAVED) return undefined
      throw error
    }
  },
  remove: (user_id, options) => client.call(transmissionDeletionCall, { body: { user_id } }, options),
  tellAdvisor: () => {
    if (advisorEmail === undefined || notice.read(storage)?.userId === userId) return
    notice.write(storage, { userId })
    const body = { user_id: userId, advisor_email: advisorEmail }
    // A notice that is lost is not the saver's concern.
    client.call(loadTransmissionCall, { body }).catch(() => undefined)
  },
})
