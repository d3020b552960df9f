import { timelineOf } from '@hautelisse/domain/operations'
import { formatFrenchDate, plainDate } from '@hautelisse/domain/calendar'
import type { Between, PageExample } from '../shell/index.ts'

/** A release of Sylvie's that she asked for today: 5 209,41 € before charges, sold once its documents are checked. */
const RELEASE = {
  id: '41720003',
  scope: 's2e',
  policy_id: '00482190',
  date: '20/11/2026',
  label: 'Déblocage anticipé',
  status: 'En cours',
  type: 'REMBOURSEMENT',
  amount: 5000,
  gross_amount: 5209.41,
  timeline: timelineOf('release', plainDate('2026-11-20'), plainDate('2026-11-20')).map(({ step, day, done }) => ({
    step,
    done,
    day: formatFrenchDate(day),
  })),
}

type Json = Readonly<Record<string, unknown>>

/** Changes an answer of the API on its way. */
export const changing =
  (part: string, change: (answer: Json) => Json): Between =>
  async (request, pass) => {
    const answer = await pass()
    if (!request.path.includes(part) || answer.status !== 200) return answer
    return { ...answer, body: JSON.stringify(change(JSON.parse(answer.body) as Json)) }
  }

/** One more order stands in the list of those under way. */
export const withOrder: Between = changing('status=progress', (answer) => ({
  ...answer,
  operations: [RELEASE, ...(answer['operations'] as readonly object[])],
}))

/** A bank account to receive money is signed for, and can be used from the second working day on. */
export const withAwaitedAccount: Between = changing('/api-s2e/profile', ({ s2e_profile: profile, ...answer }) => ({
  ...answer,
  s2e_profile: {
    ...(profile as Json),
    awaited_bank_accounts: [{ purposes: ['VIREMENT'], usable_on: '24/11/2026', last_digits: '2606' }],
  },
}))

/** Both at once. */
export const withBoth: Between = (request, pass) => withOrder(request, () => withAwaitedAccount(request, pass))

const SYLVIE = { person: 'sylvie-garnier' } as const

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the home with orders and a bank account under way', address: '/epargne', ports: { ...SYLVIE, between: withBoth } },
  {
    name: 'an account with an order under way',
    address: '/epargne/detail/type/PEE/00482190',
    ports: { ...SYLVIE, between: withOrder },
  },
  { name: 'a withdrawal while a request runs', address: '/savings/withdraw', ports: { ...SYLVIE, between: withBoth } },
  { name: 'a fund switch while a request runs', address: '/transactional/arbitration', ports: { ...SYLVIE, between: withOrder } },
]
