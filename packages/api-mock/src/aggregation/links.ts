import type { Account } from '@hautelisse/domain/accounts'
import {
  addMinutes,
  consentPhase,
  consentUntil,
  isBefore,
  lastRead,
  REFRESH_MINUTES,
  type Connection,
} from '@hautelisse/domain/aggregation'
import { hourInParis, type PlainMoment } from '@hautelisse/domain/calendar'
import { sumEuros } from '@hautelisse/domain/money'

import type { Person } from '../people/index.ts'
import type { ApiClock } from '../server/index.ts'
import { accountsAt } from './accounts-at.ts'
import { investmentsOn, type BankAccount } from './bank.ts'
import { connectorOf } from './connectors.ts'
import { laterOf, type KeptLink } from './kept.ts'

/** The moment at which banks live: the day of what people hold, at the hour that it is. */
export const momentAt = ({ today, now }: ApiClock): PlainMoment => ({ day: today(), time: hourInParis(now()) })

/** Minutes for which a bank updates what it tells. */
const UPDATE_MINUTES = 2
const LAST_MINUTE = '23:59'

/** What stands between us and a bank now: an update ends by itself. */
const stateOf = ({ state, told }: KeptLink, now: PlainMoment): KeptLink['state'] =>
  state === 'validating' && told !== undefined && !isBefore(now, addMinutes(told, UPDATE_MINUTES)) ? null : state

/** When a bank told something last. While it answers it is read four times a day without the person; after the consent it is read no more. */
const toldAt = (link: KeptLink, now: PlainMoment): PlainMoment | undefined => {
  if (stateOf(link, now) !== null) return link.told
  const until = consentUntil(link.given)
  const latest = now.day > until ? { day: until, time: LAST_MINUTE } : now
  return laterOf(lastRead(latest), link.told)
}

/**
 * Writes a link as the wire knows it.
 *
 * @param link what is kept of it
 * @param now moment of the question
 */
export const connectionOf = (link: KeptLink, now: PlainMoment): Connection => {
  const told = toldAt(link, now)
  const from = link.asked && addMinutes(link.asked, REFRESH_MINUTES)
  const isEnded = consentPhase(link.given, now.day) === 'ended'
  return {
    id: link.id,
    connector_id: link.connector,
    name: connectorOf(link.connector)?.name ?? '',
    bi_state: isEnded ? 'SCARequired' : stateOf(link, now),
    given_on: link.given,
    consent_until: consentUntil(link.given),
    ...(told === undefined ? {} : { last_update: told }),
    ...(from === undefined || !isBefore(now, from) ? {} : { refresh_from: from }),
  }
}

/** An account at a bank with its link, on the day that the bank told something last. */
export type LinkedAccount = { readonly link: KeptLink; readonly at: BankAccount; readonly told: PlainMoment }

/** Accounts of a link that its bank has told something of: all of them, or those that are shown. */
export const accountsOf = (person: Person, link: KeptLink, now: PlainMoment): readonly LinkedAccount[] => {
  const told = toldAt(link, now)
  return told === undefined ? [] : accountsAt(person, link.connector).map((at) => ({ link, at, told }))
}

export const isShown = ({ link, at }: LinkedAccount): boolean => link.shown?.includes(at.id) === true

/** What an account is worth: the sum of what it is invested in. */
export const worthOf = ({ at, told }: LinkedAccount) => sumEuros(investmentsOn(at, told.day).map(({ amount }) => amount))

/** Writes an account of a link as the wire knows it. */
export const accountOfLink = (linked: LinkedAccount, now: PlainMoment): Account => {
  const { link, at, told } = linked
  const { name, bi_state, consent_until } = connectionOf(link, now)
  return {
    type: at.type,
    scope: 'bi',
    title: at.title,
    policy_id: at.policy_id,
    company_name: name,
    administrator: name,
    balance: worthOf(linked),
    date: told.day,
    id: at.id,
    bi_state,
    connection_id: link.id,
    last_update: told,
    consent_until,
  }
}
