import type { BiState } from '@hautelisse/domain/accounts'
import { consentPhase, type Connector, type VisitResult } from '@hautelisse/domain/aggregation'

import type { Person } from '../people/index.ts'
import type { Api } from '../server/index.ts'
import { connectorOf } from './connectors.ts'
import { updateKept, type Kept, type KeptLink, type Visit } from './kept.ts'
import { momentAt } from './links.ts'
import { keepConsent } from './register.ts'

/** Milliseconds for which a visit to a bank stays open. */
const VISIT_MS = 15 * 60_000
/** Visits that are remembered, so that one that was told is told no more. */
const REMEMBERED = 20

/** What a visit comes to: an address to follow, a consent that is missing, or a bank that cannot be linked. */
type Opened = { readonly kind: 'opened'; readonly state: string } | { readonly kind: 'no-consent' | 'closed' }

/**
 * Opens a visit to a bank. An access whose consent still runs can be confirmed without a new one.
 *
 * @param api the API
 * @param person who goes there
 * @param visit the bank, and whether the box of the consent was ticked
 */
export const openVisit = (
  { options: { storage, clock, random } }: Api,
  person: Person,
  { connector, consent }: { readonly connector: Connector; readonly consent: boolean },
): Promise<Opened> =>
  updateKept<Opened>(storage, person, (kept) => {
    if (connector.state === 'CLOSED') return { result: { kind: 'closed' } }
    const link = kept.links.find((one) => one.connector === connector.id)
    const phase = link && consentPhase(link.given, clock.today())
    const isRunning = phase === 'running' || phase === 'renewable'
    if (!consent && !isRunning) return { result: { kind: 'no-consent' } }
    const visit: Visit = { state: random(), connector: connector.id, consent, openedAt: clock.now() }
    return {
      kept: { ...kept, visits: [...kept.visits, visit].slice(-REMEMBERED) },
      result: { kind: 'opened', state: visit.state },
    }
  })

/** Finds the visit that a state opens: the person's own, still open, and at no end yet. */
export const openVisitOf = ({ visits }: Kept, state: string, now: number): Visit | undefined =>
  visits.find((one) => one.state === state && one.result === undefined && one.isTold !== true && now - one.openedAt < VISIT_MS)

/** What happened at the bank: how the visit ended, and what stands between us and the bank from then on. */
export type AtBank = { readonly result: VisitResult; readonly state: BiState | null }

const linked = (
  api: Api,
  kept: Kept,
  visit: Visit,
  { result, state }: AtBank,
): Kept & { readonly link?: KeptLink; readonly isNew?: boolean } => {
  const { clock, random } = api.options
  const before = kept.links.find(({ connector }) => connector === visit.connector)
  // A bank that is down is linked all the same: it is asked again later.
  const isDown = result === 'UNAVAILABLE' && connectorOf(visit.connector)?.state === 'DOWN'
  if (result !== 'CONNECTED' && !isDown) return kept
  const now = momentAt(clock)
  const told = result === 'CONNECTED' ? { told: now } : before?.told === undefined ? {} : { told: before.told }
  const link: KeptLink = {
    id: before?.id ?? random(),
    connector: visit.connector,
    given: before === undefined || visit.consent ? now.day : before.given,
    state: isDown ? 'websiteUnavailable' : state,
    shown: before?.shown ?? null,
    ...told,
  }
  const links = [...kept.links.filter(({ id }) => id !== link.id), link]
  return { ...kept, links, link, isNew: before === undefined }
}

/**
 * Keeps how a visit ended at the bank, as the bank tells it: the person's return proves nothing.
 *
 * @param api the API
 * @param person who was there
 * @param state state of the visit
 * @param happened what happened
 * @returns whether the visit was still open
 */
export const endVisit = async (api: Api, person: Person, state: string, happened: AtBank): Promise<boolean> => {
  const { storage, clock } = api.options
  const ended = await updateKept<{ readonly link?: KeptLink; readonly isNew?: boolean; readonly consent: boolean } | undefined>(
    storage,
    person,
    (kept) => {
      const visit = openVisitOf(kept, state, clock.now())
      if (visit === undefined) return { result: undefined }
      const { link, isNew, ...after } = linked(api, kept, visit, happened)
      const done = { ...visit, result: happened.result, ...(link && { link: link.id }), ...(isNew !== undefined && { isNew }) }
      return {
        kept: { links: after.links, visits: after.visits.map((one) => (one.state === state ? done : one)) },
        result: { consent: visit.consent, ...(link && { link }), ...(isNew !== undefined && { isNew }) },
      }
    },
  )
  if (ended === undefined) return false
  const { link, isNew, consent } = ended
  if (link !== undefined && (isNew === true || consent))
    await keepConsent(storage, person, {
      at: clock.now(),
      kind: isNew === true ? 'GIVEN' : 'RENEWED',
      link,
      on: clock.today(),
    })
  return true
}

/** How a visit ended, told once; one that was left without an end was cancelled. */
export const tellVisit = (
  { options: { storage, clock } }: Api,
  person: Person,
  state: string,
): Promise<Visit | 'told' | 'unknown'> =>
  updateKept<Visit | 'told' | 'unknown'>(storage, person, (kept) => {
    const visit = kept.visits.find((one) => one.state === state)
    if (visit === undefined || clock.now() - visit.openedAt >= 2 * VISIT_MS) return { result: 'unknown' }
    if (visit.isTold === true) return { result: 'told' }
    const told: Visit = { ...visit, result: visit.result ?? 'CANCELLED', isTold: true }
    return { kept: { ...kept, visits: kept.visits.map((one) => (one.state === state ? told : one)) }, result: told }
  })
