import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

/** What a person answered, kept beyond their session; each answer as it was given is kept as proof of it. */
const consents = z.object({ b2v: z.boolean().optional() })
type Consents = z.output<typeof consents>

/** Reads what a person answered last; nothing when they were never asked. Consents to read other banks stand in the same log. */
export const readConsents = async ({ consents: log }: Pick<Storage, 'consents'>, sub: string): Promise<Consents> => {
  const given = await log.read(sub)
  const answers = given.map(({ value }) => consents.safeParse(parseJson(value)).data ?? {})
  return answers.findLast(({ b2v }) => b2v !== undefined) ?? {}
}

/** Keeps what a person answered, and when (milliseconds since 1970), after what they answered before. */
export const keepConsents = (
  { consents: log }: Pick<Storage, 'consents'>,
  sub: string,
  answers: Consents,
  at: number,
): Promise<void> => log.append(sub, { at, value: JSON.stringify(answers) })
