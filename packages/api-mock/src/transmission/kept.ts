import { parseJson } from '@hautelisse/domain/contract'
import { transmissionSimulationCall, type Told } from '@hautelisse/domain/transmission'

import type { Storage } from '../storage/index.ts'

const told = transmissionSimulationCall.request.omit({ user_id: true })

const NAME = 'transmission'

type Kept = Pick<Storage, 'documents'>

/** Reads what a person told; undefined where nothing is kept. */
export const readTold = async ({ documents }: Kept, sub: string): Promise<Told | undefined> => {
  const kept = parseJson((await documents.read(sub, NAME))?.value)
  return kept === undefined ? undefined : told.safeDecode(kept as Parameters<typeof told.safeDecode>[0]).data
}

/** Keeps what a person told. */
export const keepTold = ({ documents }: Kept, sub: string, { heirs, patrimony, life_insurances }: Told): Promise<void> => {
  const value = JSON.stringify(told.encode({ heirs, patrimony, life_insurances }))
  return documents.update(sub, NAME, () => ({ value, result: undefined }))
}

/** Forgets what a person told. */
export const forgetTold = ({ documents }: Kept, sub: string): Promise<void> =>
  documents.update(sub, NAME, () => ({ value: null, result: undefined }))
