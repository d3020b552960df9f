import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

/** What a person answered, kept beyond their session. */
const consents = z.object({ b2v: z.boolean().optional() })
type Consents = z.output<typeof consents>

const keyOf = (sub: string): string => `consents/${sub}`

/** Reads what a person answered; nothing when they were never asked. */
export const readConsents = async (storage: Storage, sub: string): Promise<Consents> =>
  consents.safeParse(parseJson(await storage.get(keyOf(sub)))).data ?? {}

/** Keeps what a person answered. */
export const keepConsents = (storage: Storage, sub: string, answers: Consents): Promise<void> =>
  storage.set(keyOf(sub), JSON.stringify(answers))
