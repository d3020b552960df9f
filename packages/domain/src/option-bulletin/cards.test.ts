import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays, plainDate } from '../calendar/index.ts'
import { bannersOf } from '../home/index.ts'
import { messagesOf } from '../messages/index.ts'
import { euros, ZERO_EUROS } from '../money/index.ts'
import { lastDayOfChange } from '../operations/index.ts'
import { actDates } from '../possible-acts/index.ts'
import { bulletinCards, dueOf, premiumOfBulletin, type OptionBulletin } from './index.ts'

const TODAY = plainDate('2026-11-20')
const bulletin = (id: string, given: Partial<OptionBulletin> = {}): OptionBulletin => ({ id, type: 'PARTICIPATION', ...given })
const answer = { s2e_transaction_id: '1', version: 0, by_default: false, payment_amount: ZERO_EUROS, instructions: [] }

it('[S-BULL-01] [S-BULL-04] a card for each bulletin between its start and its end, the first deadline first', () => {
  const cards = bulletinCards(
    [
      bulletin('without a deadline'),
      bulletin('later', { start_date: TODAY, end_date: TODAY, deadline_date: plainDate('2026-12-31') }),
      bulletin('not begun', { start_date: plainDate('2026-11-21') }),
      bulletin('soon', { deadline_date: plainDate('2026-12-02') }),
      bulletin('ended', { end_date: plainDate('2026-11-19') }),
      bulletin('as soon', { deadline_date: plainDate('2026-12-02') }),
    ],
    TODAY,
  )
  expect(cards.map(({ bulletin: { id }, daysLeft }) => [id, daysLeft])).toEqual([
    ['soon', 12],
    ['as soon', 12],
    ['later', 41],
    ['without a deadline', undefined],
  ])
})

it('[S-BULL-04] a choice is to be made, can be changed, or is closed after its deadline', () => {
  const states = (given: Partial<OptionBulletin>) => bulletinCards([bulletin('1', given)], TODAY).map(({ state }) => state)
  expect(states({ deadline_date: TODAY })).toEqual(['to-choose'])
  expect(states({ deadline_date: TODAY, answer })).toEqual(['changeable'])
  expect(states({ deadline_date: plainDate('2026-11-19') })).toEqual(['closed'])
  expect(states({ deadline_date: plainDate('2026-11-19'), answer })).toEqual(['changeable'])
  expect(bulletinCards([bulletin('1', { deadline_date: plainDate('2026-11-19') })], TODAY)[0]?.daysLeft).toBeUndefined()
})

it('[S-BULL-04] a choice that was made says where the premium goes: plans in their order, then what is paid out', () => {
  const plan = (policy_id: string, order: number) => ({
    policy_id,
    title: `Plan ${policy_id}`,
    type: 'PEE' as const,
    order,
    investments: [],
  })
  const put = (policy_id: string, amount: number) => ({ policy_id, investment_id: `f${amount}`, amount: euros(amount) })
  const given = {
    allocable_accounts: [plan('b', 2), plan('a', 1), plan('none', 3)],
    answer: {
      ...answer,
      payment_amount: euros(39.44),
      instructions: [put('b', 100), put('a', 200), put('b', 50), put('other', 1)],
    },
  }
  const [card] = bulletinCards([bulletin('1', given)], TODAY)
  expect(card?.chosen).toEqual([
    { to: 'Plan a', amount: euros(200) },
    { to: 'Plan b', amount: euros(150) },
    { to: 'other', amount: euros(1) },
    { to: undefined, amount: euros(39.44) },
  ])
  expect(bulletinCards([bulletin('1')], TODAY)[0]?.chosen).toEqual([])
})

const premiums = fc.record({ days: fc.integer({ min: 0, max: 20 }), cents: fc.integer({ min: 1, max: 1e6 }) })
const premiumIn = ({ days, cents }: { readonly days: number; readonly cents: number }) =>
  bulletin('1', { amount: euros(cents / 100), start_date: TODAY, deadline_date: addDays(TODAY, days) })
const strips = (bulletins: readonly OptionBulletin[]) => bannersOf({ page: 'savings-home', today: TODAY, bulletins, taken: 1 })

test.prop([premiums])(
  '[BULL-01] [BULL-02] card, strip, message, date to come and page of a choice name one net and one last day',
  (given) => {
    const one = premiumIn(given)
    const { net, gross } = premiumOfBulletin(one, TODAY)
    const lastDay = addDays(TODAY, given.days)
    const [card] = bulletinCards([one], TODAY)
    expect(card).toMatchObject({ lastDay, daysLeft: given.days, premium: { parts: { net }, total: gross } })
    expect(dueOf(one, TODAY)).toEqual({ act: 'choose', lastDay, daysLeft: given.days })
    expect(strips([one])).toMatchObject([{ kind: 'choices-pending', deadline: lastDay, amount: net }])
    const sources = { bulletins: [one], alerts: [], operations: [], documents: [] }
    expect(messagesOf(sources, { accounts: [], today: TODAY }).choices).toMatchObject([{ until: lastDay, amount: net }])
    expect(actDates([], [one], TODAY)).toMatchObject([{ on: lastDay, net }])
  },
)

test.prop([premiums])(
  '[BULL-01] [BULL-02] card, strip and page of a change name one net, and the day after the deadline',
  (given) => {
    const one = { ...premiumIn(given), answer }
    const { net, gross } = premiumOfBulletin(one, TODAY)
    const [lastDay, daysLeft] = [addDays(TODAY, given.days + 1), given.days + 1]
    expect(bulletinCards([one], TODAY)).toMatchObject([{ lastDay, daysLeft, premium: { parts: { net }, total: gross } }])
    expect(dueOf(one, TODAY)).toEqual({ act: 'change', lastDay, daysLeft })
    expect(strips([one])).toMatchObject([{ kind: 'choices-taken', changeable: { amount: net, until: lastDay } }])
    expect(lastDayOfChange(addDays(TODAY, given.days))).toBe(lastDay)
  },
)
