import { purposeCall, type Purpose } from '@hautelisse/domain/accounts'
import { routeOf } from '@hautelisse/domain/portal'
import { createClient } from '@hautelisse/machines/api'
import { PageContext, type Act, type Before, type Between, type Example } from '../../shell/index.ts'
import { SavingsDetail } from './detail-page.tsx'

/** The detail of one account, opened by a seeded saver. */
export const accountPage = (
  name: string,
  {
    person = 'sylvie-garnier',
    type,
    id,
    between,
  }: { readonly person?: string; readonly type: string; readonly id: string; readonly between?: Between | undefined },
): Example => ({
  name,
  element: (
    <PageContext
      value={{
        kind: 'show',
        route: routeOf('savings-detail-account'),
        params: { selectionFilter: 'type', filter: type, id },
        layout: 'collective',
      }}
    >
      <SavingsDetail />
    </PageContext>
  ),
  address: `/epargne/detail/type/${type}/${id}`,
  ports: { person, between },
})

/** All accounts of a seeded saver. */
export const accountsPage = (name: string, person = 'sylvie-garnier', between?: Between): Example => ({
  name,
  element: (
    <PageContext value={{ kind: 'show', route: routeOf('accounts'), params: {}, layout: 'collective' }}>
      <SavingsDetail />
    </PageContext>
  ),
  address: '/accounts',
  ports: { person, between },
})

/** An account that the saver does not hold. */
export const notHeld = accountPage('an account that is not held', { person: 'nadia-belkhir', type: 'PEE', id: 'nothing' })

/** The family of employee savings does not answer. */
export const partialAccounts = accountsPage('all accounts without a family that failed', 'sylvie-garnier', (request, pass) =>
  request.path.endsWith('/api-s2e/accounts') ? Promise.reject(new TypeError('silent')) : pass(),
)

/** Names of 120 characters, amounts of twelve digits, no investments; the second account of the answer has a type that nobody knows. */
export const wildAccounts = accountsPage('names and amounts as long as they can be', 'sylvie-garnier', async (request, pass) => {
  const answer = await pass()
  if (!request.path.endsWith('/api-ais/accounts')) return answer
  const body = JSON.parse(answer.body) as Record<string, Record<string, unknown>[]>
  const accounts = body['ais_accounts']?.map((account, place) => ({
    ...account,
    since: undefined,
    movements: undefined,
    title: 'Plan d’épargne '.repeat(8),
    balance: 987_654_321_098.76,
    investments: [],
    ...(place === 1 ? { type: 'UNHEARD_OF' } : {}),
  }))
  return { ...answer, body: JSON.stringify({ ...body, ais_accounts: accounts }) }
})

/** 100 € are paid in, 230 € taken out after a year, 1 132 € paid in on the day of the question and 1 000 € there: 10 % and 20 % cancel them. */
export const severalRates = accountPage('an account without one rate', {
  type: 'PEE',
  id: '00482190',
  between: async (request, pass) => {
    const answer = await pass()
    if (!request.path.endsWith('/api-s2e/accounts')) return answer
    const body = JSON.parse(answer.body) as Record<string, Record<string, unknown>[]>
    const movements = [
      { date: '20/11/2024', kind: 'paid_in', amount: 100 },
      { date: '20/11/2025', kind: 'paid_out', amount: 230 },
      { date: '20/11/2026', kind: 'paid_in', amount: 1132 },
    ]
    const since = [{ from: '20/11/2024', paid_in: 1232, top_up: 0, paid_out: 230, charges: 0, performance: -2 }]
    const accounts = body['s2e_accounts']?.map((account) =>
      account['policy_id'] === '00482190' ? { ...account, balance: 1000, since, movements, investments: [] } : account,
    )
    return { ...answer, body: JSON.stringify({ ...body, s2e_accounts: accounts }) }
  },
})

/** The saver said before what their company savings plan is for. */
const planIsFor =
  (purpose: Purpose): Before =>
  async ({ transport, csrf }) => {
    await createClient({ transport, csrf }).call(purposeCall, { params: { policy_id: '00482190' }, body: { purpose } })
  }

/** A plan whose purpose the saver chooses; what they do there, and what the server makes of it. */
export const purposeAsked = (name: string, acts?: readonly Act[], between?: Between): Example => ({
  ...accountPage(name, { type: 'PEE', id: '00482190', between }),
  acts: [{ press: 'dt + dd + dd button' }, ...(acts ?? [])],
})

/** Accounts of a purpose, of a saver who said it of one of them. */
export const accountsOfPurpose = (name: string, filter: string, said?: Purpose): Example => ({
  name,
  element: (
    <PageContext
      value={{
        kind: 'show',
        route: routeOf('savings-detail'),
        params: { selectionFilter: 'project', filter },
        layout: 'collective',
      }}
    >
      <SavingsDetail />
    </PageContext>
  ),
  address: `/epargne/detail/project/${filter}`,
  ports: { person: 'sylvie-garnier', before: said && planIsFor(said) },
})

/** What the saver chose cannot be kept. */
const unkept: Between = ({ path }, pass) => (path.endsWith('/purpose') ? Promise.reject(new TypeError('silent')) : pass())

export const purposeUnkept = purposeAsked(
  'a purpose that could not be kept',
  [{ press: 'form [role="radio"][value="housing"]' }, { press: 'form [type="submit"]' }, { until: 'form [role="status"]' }],
  unkept,
)

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  accountPage('a plan with compartments', { type: 'PERO', id: '00482176' }),
  accountPage('a company savings plan', { type: 'PEE', id: '00482190' }),
  accountPage('an account of another bank', { type: 'LIFE', id: '90014081' }),
  accountsPage('all accounts'),
  accountsPage('long names and high amounts', 'anatole-de-kerguenec'),
  notHeld,
  partialAccounts,
  purposeAsked('what an account is for'),
  purposeUnkept,
  accountsOfPurpose('accounts of a purpose', 'housing', 'housing'),
  accountsOfPurpose('a purpose without an account', 'travel'),
]
