import { frenchDateOnWire } from '@hautelisse/domain/calendar'
import { parseJson } from '@hautelisse/domain/contract'
import { access, keptEstimate, NO_ACCESS, pensionPayload, type Access, type AccessAfter } from '@hautelisse/domain/pension'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

type Kept = Pick<Storage, 'documents'>

const ACCESS = 'pension-access'
const DRAFT = 'pension-draft'
const SAVED = 'pension-saved'
const SITE = 'pension-site'

const readAccess = (text: string | undefined): Access => access.safeParse(parseJson(text)).data ?? NO_ACCESS

/** Changes a person's sessions and attempts in one step, so that two requests at the same time cannot overwrite each other. */
export const changeAccess = <Result>(
  { documents }: Kept,
  sub: string,
  change: (held: Access) => AccessAfter<Result>,
): Promise<Result> =>
  documents.update(sub, ACCESS, (kept) => {
    const { access: after, result } = change(readAccess(kept?.value))
    return { value: JSON.stringify(after), result }
  })

/** What a session computed last: its answers, and the estimate without its trees. */
const draft = z.object({ session: z.string(), payload: pensionPayload.nullable(), estimate: keptEstimate })
export type Draft = z.output<typeof draft>

const saved = z.object({ on: frenchDateOnWire, estimate: keptEstimate })
export type Saved = z.output<typeof saved>

/** What a person chose at the pension site, each secret as a hash. */
const site = z.object({
  /** Session of the portal in which a registration was begun. */
  begun: z.string().optional(),
  password: z.string().optional(),
  question: z.string().optional(),
  answer: z.string().optional(),
})
export type Site = z.output<typeof site>

const decoded = <Schema extends z.ZodType>(schema: Schema, text: string | undefined): z.output<Schema> | undefined => {
  const kept = parseJson(text)
  return kept === undefined ? undefined : schema.safeDecode(kept as z.input<Schema>).data
}

const keep = ({ documents }: Kept, sub: string, name: string, value: unknown): Promise<void> =>
  documents.update(sub, name, () => ({ value: JSON.stringify(value), result: undefined }))

/** Reads what a person's session computed last. */
export const readDraft = async ({ documents }: Kept, sub: string): Promise<Draft | undefined> =>
  decoded(draft, (await documents.read(sub, DRAFT))?.value)

/** Keeps what a session computed, in place of what was computed before. */
export const keepDraft = (storage: Kept, sub: string, given: Draft): Promise<void> =>
  keep(storage, sub, DRAFT, draft.encode(given))

/** Reads the estimate that a person saved. */
export const readSaved = async ({ documents }: Kept, sub: string): Promise<Saved | undefined> =>
  decoded(saved, (await documents.read(sub, SAVED))?.value)

/** Keeps an estimate, in place of the one before. */
export const keepSaved = (storage: Kept, sub: string, given: Saved): Promise<void> =>
  keep(storage, sub, SAVED, saved.encode(given))

/** Reads what a person chose at the pension site. */
export const readSite = async ({ documents }: Kept, sub: string): Promise<Site> =>
  decoded(site, (await documents.read(sub, SITE))?.value) ?? {}

/** Keeps what a person chose at the pension site. */
export const keepSite = (storage: Kept, sub: string, given: Site): Promise<void> => keep(storage, sub, SITE, given)
