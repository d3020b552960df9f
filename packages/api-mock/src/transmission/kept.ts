import { parseJson } from '@hautelisse/domain/contract'
import { transmissionSimulationCall, type Told } from '@hautelisse/domain/transmission'

import type { Storage } from '../storage/index.ts'

const told = transmissionSimulationCall.request.omit({ user_id: true })

const keyOf = (sub: string): string => `transmission/${sub}`

/** Reads what a person told; nothing where nothing is kept. */
export const readTold = async (storage: Storage, sub: string): Promise<Told | undefined> => {
  const kept = parseJson(await storage.get(keyOf(sub)))
  return kept === undefined ? undefined : told.safeDecode(kept as Parameters<typeof told.safeDecode>[0]).data
}

/** Keeps what a person told. */
export const keepTold = (storage: Storage, sub: string, { heirs, patrimony, life_insurances }: Told): Promise<void> =>
  storage.set(keyOf(sub), JSON.stringify(told.encode({ heirs, patrimony, life_insurances })))

/** Forgets what a person told. */
export const forgetTold = (storage: Storage, sub: string): Promise<void> => storage.delete(keyOf(sub))
