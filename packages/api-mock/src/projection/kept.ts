import { parseJson } from '@hautelisse/domain/contract'
import { projectionInputs, retirementRequest, type RetirementRequest } from '@hautelisse/domain/projection'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

type Kept = Pick<Storage, 'documents'>

const ASKED = 'projection-asked'
const SAVED = 'projection-saved'

const asked = z.object({ request: retirementRequest })

/** What a person saved: their answers, and the question that these answers were last asked with. */
const saved = z.object({ inputs: projectionInputs, validated: z.boolean(), request: retirementRequest.nullable() })
export type Saved = z.output<typeof saved>

const read = async <Schema extends z.ZodType>(
  { documents }: Kept,
  sub: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> => {
  const kept = parseJson((await documents.read(sub, name))?.value)
  return kept === undefined ? undefined : schema.safeDecode(kept as z.input<Schema>).data
}

const keep = ({ documents }: Kept, sub: string, name: string, value: unknown): Promise<void> =>
  documents.update(sub, name, () => ({ value: JSON.stringify(value), result: undefined }))

/** Reads what a person asked last. */
export const readAsked = async (storage: Kept, sub: string): Promise<RetirementRequest | undefined> =>
  (await read(storage, sub, ASKED, asked))?.request

/** Keeps what a person asked, in place of what they asked before. */
export const keepAsked = (storage: Kept, sub: string, request: RetirementRequest): Promise<void> =>
  keep(storage, sub, ASKED, asked.encode({ request }))

/** Reads what a person saved. */
export const readSaved = (storage: Kept, sub: string): Promise<Saved | undefined> => read(storage, sub, SAVED, saved)

/** Keeps what a person saved, in place of what they saved before. */
export const keepSaved = (storage: Kept, sub: string, given: Saved): Promise<void> =>
  keep(storage, sub, SAVED, saved.encode(given))
