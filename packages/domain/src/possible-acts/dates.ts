import type { Account } from '../accounts/index.ts'
import { compareDates, type PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import { bulletinCards, type OptionBulletin } from '../option-bulletin/index.ts'
import type { AccountOutlook, ActOutlook } from './outlook.ts'

/** A day to come: an act becomes possible on accounts, or the last day of a choice. */
export type ActDate =
  | { readonly kind: 'act'; readonly on: PlainDate; readonly act: ActOutlook['act']; readonly accounts: readonly Account[] }
  /** `net`: what can be distributed, where the bulletin names its amount. */
  | { readonly kind: 'choice'; readonly on: PlainDate; readonly bulletin: OptionBulletin; readonly net: Euros | undefined }

/**
 * Lists the days to come, the first one first: an act that becomes possible on several accounts on one day is one line, and a premium that waits for a
 * choice names its last day. ACTS-09.
 *
 * @param outlooks accounts with their acts
 * @param bulletins premiums whose use is chosen
 * @param today day of the question
 * @example actDates([], [], plainDate('2026-11-20')) // []
 */
export const actDates = (
  outlooks: readonly AccountOutlook[],
  bulletins: readonly OptionBulletin[],
  today: PlainDate,
): readonly ActDate[] => {
  const days = new Map<string, Extract<ActDate, { kind: 'act' }>>()
  for (const { account, acts } of outlooks)
    for (const { act, from: on } of acts) {
      if (on === undefined) continue
      const known = days.get(`${on} ${act}`)
      days.set(`${on} ${act}`, { kind: 'act', on, act, accounts: [...(known?.accounts ?? []), account] })
    }
  const choices = bulletinCards(bulletins, today).flatMap(({ bulletin, premium, state, lastDay: on }): readonly ActDate[] =>
    state === 'to-choose' && on !== undefined ? [{ kind: 'choice', on, bulletin, net: premium?.parts.net }] : [],
  )
  return [...days.values(), ...choices].toSorted((one, other) => compareDates(one.on, other.on))
}
