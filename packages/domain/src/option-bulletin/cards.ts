import type { PlainDate } from '../calendar/index.ts'
import { isPositive, sumOf, type Euros, type Sum } from '../money/index.ts'
import { accountsOf, placedIn, premiumOfBulletin } from './choice.ts'
import type { OptionBulletin } from './model.ts'
import { dueOf, periodOf } from './period.ts'

/** What a card says of a choice: it can be made, has been made and can still be changed, or is closed (S-BULL-04). */
export type BulletinState = 'to-choose' | 'changeable' | 'closed'

/** Where a part of a premium goes: a plan by its title, or the saver's bank account. */
export type ChosenPart = { readonly to: string | undefined; readonly amount: Euros }

/** A premium whose use is chosen, as a card shows it. */
export type BulletinCard = {
  readonly bulletin: OptionBulletin
  readonly state: BulletinState
  /** What is distributed and what contributions take, which make the gross; undefined where the bulletin names no amount. */
  readonly premium: Sum<'net' | 'contributions'> | undefined
  /** Days until the last day; undefined without one, or once nothing can be done. */
  readonly daysLeft: number | undefined
  /** Last day of what can still be done: of a choice, or of a change; of the choice once it is closed. */
  readonly lastDay: PlainDate | undefined
  /** What was chosen, or placed by default; empty while there is no answer. */
  readonly chosen: readonly ChosenPart[]
}

/** Where an answer puts a premium: plans in their order, those that the bulletin does not name by their number, the bank account last. */
const chosenOf = (bulletin: Pick<OptionBulletin, 'allocable_accounts' | 'answer'>): readonly ChosenPart[] => {
  const { answer } = bulletin
  if (answer === undefined) return []
  const titles = new Map(accountsOf(bulletin).map(({ policy_id, title }) => [policy_id, title]))
  const policies = new Set([...titles.keys(), ...answer.instructions.map(({ policy_id }) => policy_id)])
  return [
    ...[...policies].map((policy) => ({ to: titles.get(policy) ?? policy, amount: placedIn(answer, policy) })),
    { to: undefined, amount: answer.payment_amount },
  ].filter(({ amount }) => isPositive(amount))
}

const sumOfPremium = (bulletin: OptionBulletin, today: PlainDate): Sum<'net' | 'contributions'> => {
  const { net, contributions } = premiumOfBulletin(bulletin, today)
  return sumOf({ net, contributions })
}

/**
 * Lists the cards of premiums, the first deadline first: a bulletin is not shown before its start or after its end, and closed after its deadline.
 *
 * @param bulletins bulletins as the server lists them
 * @param today the day that it is in Paris
 * @example bulletinCards([{ id: '1', type: 'PARTICIPATION', end_date: plainDate('2026-11-01') }], plainDate('2026-11-20')) // []
 */
export const bulletinCards = (bulletins: readonly OptionBulletin[], today: PlainDate): readonly BulletinCard[] =>
  bulletins
    .filter(({ start_date: start, end_date: end }) => (start ?? today) <= today && today <= (end ?? today))
    .toSorted(({ deadline_date: one = '9999' }, { deadline_date: other = '9999' }) => (one < other ? -1 : Number(one > other)))
    .map((bulletin) => {
      const due = dueOf(bulletin, today)
      const state = due === undefined ? 'closed' : due.act === 'choose' ? 'to-choose' : 'changeable'
      return {
        bulletin,
        state,
        premium: bulletin.amount === undefined ? undefined : sumOfPremium(bulletin, today),
        lastDay: due === undefined ? periodOf(bulletin, today).lastDay : due.lastDay,
        chosen: chosenOf(bulletin),
        daysLeft: due?.daysLeft,
      }
    })
