import { standingOf } from '@hautelisse/domain/accounts'
import { consentPhase } from '@hautelisse/domain/aggregation'
import type { PlainMoment } from '@hautelisse/domain/calendar'

import { connectorOf } from './connectors.ts'
import type { KeptLink } from './kept.ts'

/** Whether a silent bank answers again: from the day after it fell silent, unless it is down for good. */
const answersAgain = ({ connector, told }: KeptLink, { day }: PlainMoment): boolean =>
  connectorOf(connector)?.state !== 'DOWN' && (told === undefined || told.day < day)

/**
 * Asks the bank of a link anew.
 *
 * @param link the link
 * @param now moment of the question
 * @returns the link after it; undefined where the bank cannot be asked, for want of a consent or of a confirmed access
 */
export const askedAnew = (link: KeptLink, now: PlainMoment): KeptLink | undefined => {
  const phase = consentPhase(link.given, now.day)
  const standing = standingOf(link.state)
  if (phase === 'ended' || standing === 'confirm' || standing === 'credentials' || standing === 'closed') return undefined
  const isSilent = standing === 'silent' && !answersAgain(link, now)
  return isSilent ? { ...link, asked: now } : { ...link, asked: now, state: null, told: now }
}
