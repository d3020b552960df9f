import type { PlainDate } from '../calendar/index.ts'
import { subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { answerFor } from './check.ts'
import { eventOf, lineOfForm, lotsOfForm, type ReleaseForm } from './form.ts'
import type { ReleaseOffer } from './offers.ts'
import { freeLots, worthOf } from './taking.ts'

/** What an account is made of for a release: its parts add up to its balance. */
export type ReleaseSplit = {
  /** Free already: it needs no reason. */
  readonly free: Euros
  /** What the reason releases; the most that any could while `isUpTo`. */
  readonly releasable: Euros
  /** No day says yet what the reason releases. */
  readonly isUpTo: boolean
  /** Acquired after the event, so that it stays blocked. */
  readonly later: Euros
  /** Day of the event that decides; undefined without one. */
  readonly event: PlainDate | undefined
  /** Blocked before the event already, and not released by this reason. */
  readonly otherwise: Euros
  /** In orders under way. */
  readonly asked: Euros
}

/**
 * Splits an account into what is free, what the chosen reason releases, what came after its event, and what orders under way hold. REL-21.
 *
 * Until an event is there that the reason takes, all that is blocked may be released: the answer says "up to".
 *
 * @param form the answers
 * @param offer account that was chosen; its lots are what no order has claimed
 * @param today day of the request
 * @returns five parts in euros, which add up to the balance
 * @example splitFor(form, offer, plainDate('2026-11-20')).later // 634,67 €
 */
export const splitFor = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): ReleaseSplit => {
  const { account, lots } = offer
  const [free, all] = [worthOf(freeLots(lots, today)), worthOf(lots)]
  const blocked = subtractEuros(all, free)
  const asked = subtractEuros(account.balance, all)
  const line = form.kind === 'blocked' ? lineOfForm(form, offer) : undefined
  const event = eventOf(form, line)
  const isDecided = line !== undefined && answerFor(account, { line, event }, today).kind === 'allowed'
  if (!isDecided)
    return { free, releasable: blocked, isUpTo: true, later: ZERO_EUROS, event: undefined, otherwise: ZERO_EUROS, asked }
  const released = lotsOfForm(form, offer, today)
  const kept = lots.filter((lot) => !released.includes(lot) && !freeLots([lot], today).includes(lot))
  const later = worthOf(kept.filter(({ acquired_on }) => event !== undefined && acquired_on > event))
  return {
    free,
    releasable: worthOf(released),
    isUpTo: false,
    later,
    event,
    otherwise: subtractEuros(worthOf(kept), later),
    asked,
  }
}
