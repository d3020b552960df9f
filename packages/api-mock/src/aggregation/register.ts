import { consentUntil, type ConsentRecord } from '@hautelisse/domain/aggregation'
import { compareDates, isPlainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Person } from '../people/index.ts'
import type { Storage } from '../storage/index.ts'
import { connectorOf } from './connectors.ts'
import type { KeptLink } from './kept.ts'

const day = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))

/** What happened to a consent, as proof of it: which bank, which day, and never an amount. */
const consentEvent = z.object({
  aggregation: z.enum(['GIVEN', 'RENEWED', 'DELETED', 'ERASED']),
  link: z.string(),
  name: z.string(),
  /** Day on which the consent was given; it stays as it was at the end. */
  given: day,
  on: day,
})
type ConsentEvent = z.output<typeof consentEvent>

type Proofs = Pick<Storage, 'proofs'>

const KIND = 'aggregation'

/** Events that one person may leave: they are proof and are never dropped, so that no more visits to banks are opened; a consent ends in any case. */
export const MOST_EVENTS = 1000

/** Whether the register of a person takes no more consents. */
export const isRegisterFull = async ({ proofs }: Proofs, { oauth_profile: { sub } }: Person): Promise<boolean> =>
  (await proofs.count(sub, KIND, MOST_EVENTS)) >= MOST_EVENTS

/** Keeps what happened to the consent of a link. */
export const keepConsent = async (
  { proofs }: Proofs,
  { oauth_profile: { sub } }: Person,
  {
    at,
    kind,
    link,
    on,
  }: { readonly at: number; readonly kind: ConsentEvent['aggregation']; readonly link: KeptLink; readonly on: PlainDate },
): Promise<void> => {
  const name = connectorOf(link.connector)?.name ?? ''
  const event: ConsentEvent = { aggregation: kind, link: link.id, name, given: link.given, on }
  await proofs.append(sub, { at, value: JSON.stringify(event) })
}

const next = (before: ConsentRecord | undefined, { aggregation, name, given, on }: ConsentEvent): ConsentRecord => {
  const known = before ?? { name, given_on: given, until: consentUntil(given), renewed_on: [] }
  if (aggregation === 'GIVEN') return known
  if (aggregation === 'RENEWED') return { ...known, until: consentUntil(on), renewed_on: [...known.renewed_on, on] }
  return { ...known, ended_on: on, ended_by: aggregation }
}

/**
 * Reads the register of consents to other banks: those that run, of the links as they stand, and those that ended.
 *
 * @param storage where answers of consent are kept
 * @param person whose consents
 * @param links links as they stand
 */
export const readRegister = async (
  { proofs }: Proofs,
  { oauth_profile: { sub } }: Person,
  links: readonly KeptLink[],
): Promise<readonly ConsentRecord[]> => {
  const records = new Map<string, ConsentRecord>()
  for (const { value } of await proofs.read(sub, KIND)) {
    const event = consentEvent.safeParse(parseJson(value)).data
    if (event !== undefined) records.set(event.link, next(records.get(event.link), event))
  }
  for (const { id, connector, given } of links)
    if (!records.has(id))
      records.set(id, { name: connectorOf(connector)?.name ?? '', given_on: given, until: consentUntil(given), renewed_on: [] })
  return [...records.values()].toSorted((one, other) => compareDates(one.given_on, other.given_on))
}
