import { plainDate } from '@hautelisse/domain/calendar'
import type { Banner } from '@hautelisse/domain/home'
import { euros } from '@hautelisse/domain/money'
import { bulletinCards } from '@hautelisse/domain/option-bulletin'
import type { Between, Example, ExamplePorts, PageExample } from '../shell/index.ts'
import { BulletinCards } from './bulletin-cards.tsx'
import { SavingsHome } from './savings-home.tsx'
import { ToDo } from './to-do.tsx'

/** A member on their home, with what becomes of its calls. */
export const home = (person = 'sylvie-garnier', ports: Omit<ExamplePorts, 'person'> = {}): Example => ({
  name: `the home of ${person}`,
  element: <SavingsHome />,
  address: '/epargne',
  ports: { person, ...ports },
})

/** The family of employee savings does not answer. */
const withoutEmployeeSavings: Between = (request, pass) =>
  request.path.endsWith('/services/api-s2e/accounts')
    ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
    : pass()

/** None of the three families of accounts answers. */
const withoutAccounts: Between = (request, pass) =>
  /\/services\/(?:api-ais|api-s2e|budget-insight)\/accounts$/.test(request.path)
    ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
    : pass()

const TODAY = plainDate('2026-11-20')

/** A premium whose deadline has passed. */
export const closedPremium: Example = {
  name: 'a premium after its deadline',
  element: (
    <BulletinCards
      cards={bulletinCards(
        [
          {
            id: 'bo-1',
            type: 'INTERESSEMENT',
            amount: euros('1200'),
            company_amount: euros('300'),
            company_name: 'Verrerie Aubrenne',
            start_date: plainDate('2026-10-01'),
            end_date: plainDate('2026-12-31'),
            deadline_date: plainDate('2026-11-01'),
          },
        ],
        TODAY,
      )}
    />
  ),
}

/** A premium whose use was chosen, and can still be changed. */
export const chosenPremium: Example = {
  name: 'a premium whose use was chosen',
  element: (
    <BulletinCards
      cards={bulletinCards(
        [
          {
            id: 'bo-2',
            type: 'PARTICIPATION',
            amount: euros('2480'),
            company_name: 'Verrerie Aubrenne',
            deadline_date: plainDate('2026-12-02'),
            allocable_accounts: [{ policy_id: '00482190', title: 'PEG', type: 'PEG', order: 1, investments: [] }],
            answer: {
              s2e_transaction_id: '41720101',
              version: 1,
              by_default: false,
              payment_amount: euros('39.44'),
              instructions: [{ policy_id: '00482190', investment_id: 'monetaire', amount: euros('2200') }],
            },
          },
        ],
        TODAY,
      )}
    />
  ),
}

/** A choice that waits for the saver. */
export const CHOICE: Banner = {
  kind: 'choices-pending',
  count: 1,
  type: 'PARTICIPATION',
  year: 2026,
  deadline: plainDate('2026-12-02'),
  amount: euros(2480),
  to: '/transactional/bulletin-option/b1',
}

/** Strips of what there is to do. */
export const strips = (...banners: readonly Banner[]): Example => ({
  name: `strips: ${banners.map(({ kind }) => kind).join(', ')}`,
  element: <ToDo banners={banners} today={TODAY} />,
})

/** What waits for its card. */
export const cardAwaited = (count: number): Banner => ({
  kind: 'card-awaited',
  count,
  amount: euros(250),
  to: '/stand-in/card-payment?payment=41720001',
})

/** What waits for something of the saver. */
export const waitsFor = (what: 'signature' | 'documents'): Banner => ({
  kind: 'operation-waits',
  what,
  until: plainDate('2026-12-05'),
  to: '/operations/41720001',
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  ...[
    'sylvie-garnier',
    'thomas-leroux',
    'marc-delorme',
    'helene-fontanel',
    'camille-verdier',
    'marie-antoinette-de-la-rochebrune',
  ].map((person) => home(person)),
  { ...home('sylvie-garnier', { between: withoutEmployeeSavings }), name: 'the home without a family that could not be read' },
  {
    ...home('sylvie-garnier', { between: withoutAccounts, today: '2023-12-10', time: '07:30:00+01:00' }),
    name: 'the home during an announced maintenance',
  },
  { ...home('karim-vasseur', { today: '2025-10-09' }), name: 'the value-sharing bonus, on its last day' },
  { ...home('sylvie-garnier', { hiddenAmounts: true }), name: 'the home with hidden amounts' },
  { name: 'the home in the brand Carmandel', address: '/epargne', ports: { person: 'nadia-belkhir' } },
  closedPremium,
  chosenPremium,
  strips(CHOICE, cardAwaited(2)),
  strips(CHOICE, waitsFor('documents')),
]
