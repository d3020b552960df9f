import { BI_STATES } from '@hautelisse/domain/accounts'
import { isBefore, VISIT_RESULTS } from '@hautelisse/domain/aggregation'
import { isPlainDate, plainDate, type PlainDate, type PlainMoment } from '@hautelisse/domain/calendar'
import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Person } from '../people/index.ts'
import type { Storage } from '../storage/index.ts'
import { accountsAt } from './accounts-at.ts'
import { CONNECTORS } from './connectors.ts'

const day = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))
const moment = z.object({ day, time: z.string() })

const keptLink = z.object({
  id: z.string(),
  connector: z.string(),
  given: day,
  /** What stands between us and the bank, and when it told something last; nothing of it while the bank answers. */
  state: z.enum(BI_STATES).nullable(),
  told: moment.optional(),
  /** When the person asked anew last. */
  asked: moment.optional(),
  /** Ids of the accounts that are shown; none chosen yet while it is null. */
  shown: z.array(z.string()).nullable(),
})
export type KeptLink = z.output<typeof keptLink>

const visit = z.object({
  state: z.string(),
  connector: z.string(),
  /** Whether the box of the consent was ticked. */
  consent: z.boolean(),
  /** Milliseconds since 1970. */
  openedAt: z.number(),
  /** How it ended at the bank; nothing while it goes on. */
  result: z.enum(VISIT_RESULTS).optional(),
  link: z.string().optional(),
  isNew: z.boolean().optional(),
  /** Whether the portal has asked for its end: it is told once. */
  isTold: z.boolean().optional(),
})
export type Visit = z.output<typeof visit>

const kept = z.object({ links: z.array(keptLink), visits: z.array(visit) })
export type Kept = z.output<typeof kept>

const NAME = 'aggregation'
const [SEEDED_DAY, SEEDED_TIME] = [plainDate('2026-09-02'), '21:12']

/** Links of a seeded person before anything was changed: one for each bank that they hold accounts with. */
const seeded = (person: Person): Kept => {
  const banks = new Set((person.elsewhere ?? []).map(({ company_name }) => company_name))
  const links = CONNECTORS.filter(({ name }) => banks.has(name)).map(({ id, name }): KeptLink => {
    const { given = SEEDED_DAY, stopped } = person.links?.[name] ?? {}
    const shown = accountsAt(person, id).map((account) => account.id)
    const link = { id: `${id}-${person.oauth_profile.sub}`, connector: id, given, shown, state: stopped?.state ?? null }
    return stopped === undefined ? link : Object.assign(link, { told: { day: stopped.on, time: SEEDED_TIME } })
  })
  return { links, visits: [] }
}

const read = (text: string | undefined, person: Person): Kept => {
  const known = text === undefined ? undefined : kept.safeParse(parseJson(text)).data
  return known ?? seeded(person)
}

type Documents = Pick<Storage, 'documents'>

/** Reads what is kept of a person's links. */
export const readKept = async ({ documents }: Documents, person: Person): Promise<Kept> =>
  read((await documents.read(person.oauth_profile.sub, NAME))?.value, person)

/**
 * Changes what is kept of a person's links, in one go.
 *
 * @param storage where it is kept
 * @param person whose links
 * @param change what follows from them; without `kept` nothing is written
 */
export const updateKept = <Result>(
  { documents }: Documents,
  person: Person,
  change: (now: Kept) => { readonly kept?: Kept; readonly result: Result },
): Promise<Result> =>
  documents.update(person.oauth_profile.sub, NAME, (document) => {
    const { kept: next, result } = change(read(document?.value, person))
    return next === undefined ? { result } : { value: JSON.stringify(next), result }
  })

/** The later of two moments. */
export const laterOf = (one: PlainMoment, other: PlainMoment | undefined): PlainMoment =>
  other === undefined || isBefore(other, one) ? one : other
