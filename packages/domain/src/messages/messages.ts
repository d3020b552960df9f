import { compareDates, type PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import { pendingBulletins, type OptionBulletin } from '../option-bulletin/index.ts'
import { pathTo } from '../portal/index.ts'
import type { S2eAlert } from '../session/index.ts'

/** A message of the inbox, as data for its words, and where it leads (OPS-18). */
export type Message = {
  readonly id: string
  /** `choice-pending`: a choice to make; `choice-taken`: one that was taken into account. */
  readonly kind: 'choice-pending' | 'choice-taken'
  /** Type of the premium, where the message is about one. */
  readonly type: string | undefined
  readonly amount: Euros | undefined
  /** Last day of the choice, or the day on which it was taken into account. */
  readonly date: PlainDate | undefined
  readonly to: string
}

/** What the messages are made of. */
export type MessageSources = { readonly bulletins: readonly OptionBulletin[]; readonly alerts: readonly S2eAlert[] }

/**
 * Lists the messages of an inbox: choices that wait come first, the most urgent before the others, then those that were taken into account, the newest
 * before the others.
 *
 * @param sources choices to make, and those that were taken into account
 * @param today the day that it is in Paris
 * @example messagesOf({ bulletins: [], alerts: [] }, plainDate('2026-11-20')) // []
 */
export const messagesOf = ({ bulletins, alerts }: MessageSources, today: PlainDate): readonly Message[] => {
  const pending = pendingBulletins(bulletins, today).map(({ id, type, amount, deadline_date: date }): Message => ({
    id: `bulletin-${id}`,
    kind: 'choice-pending',
    type,
    amount,
    date,
    to: pathTo('bulletin-option', { idBulletin: id }),
  }))
  const taken = alerts
    .toSorted((one, other) => compareDates(other.date, one.date))
    .map(({ id_transaction, amount, date }): Message => ({
      id: `alert-${id_transaction}`,
      kind: 'choice-taken',
      type: undefined,
      amount,
      date,
      to: pathTo('operation', { transaction_id: id_transaction }),
    }))
  return [...pending, ...taken]
}
