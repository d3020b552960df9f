import { parseJson } from '@hautelisse/domain/contract'
import { opinion } from '@hautelisse/domain/opinion'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

const NAME = 'opinions'

/** An opinion and when it was given, in milliseconds since 1970. */
const given = z.object({ at: z.number(), opinion })
type Given = z.output<typeof given>

const opinions = z.array(given)

const parse = (text: string | undefined): readonly Given[] => opinions.safeParse(parseJson(text)).data ?? []

/** Opinions that are kept of one person; older ones are dropped. */
const MOST = 20

/** Keeps an opinion after those that the person gave before. */
export const keepOpinion = ({ documents }: Pick<Storage, 'documents'>, sub: string, one: Given): Promise<void> =>
  documents.update(sub, NAME, (kept) => ({
    value: JSON.stringify([...parse(kept?.value), one].slice(-MOST)),
    result: undefined,
  }))
