import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { addEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import {
  ACCEPTED_STATUS,
  employeeTransactionsCall,
  individualTransactionsCall,
  operationState,
  operationsCall,
  retirementTransactionsCall,
  scheduledPaymentsCall,
  statusIn,
  timelineOf,
  transactionDetailsCall,
  type Instruction,
  type Operation,
  type TransactionDetails,
  type TransactionItem,
} from '@hautelisse/domain/operations'
import { scopesOf, type Scope } from '@hautelisse/domain/session'

import { fundNamed, type DoneDetails, type Person } from '../people/index.ts'
import { answered, forMembers, refused } from '../server/index.ts'
import { scheduledOf } from './scheduled.ts'
import { seededDetails } from './seeded.ts'

/** Families whose operations this service knows. */
const isListed = (scope: Scope): boolean => scope !== 'bi' && scope !== 'marel'

/** The days of a switch of funds that is under way; unchanged once the last of them is over. */
const underWay = (operation: Operation, today: PlainDate): Operation => {
  const { scope, type, status, date } = operation
  if (operation.timeline !== undefined) return operation
  if (scope !== 's2e' || type !== 'TRANSFERT' || operationState(status) !== 'in-progress') return operation
  const [asked, ...steps] = timelineOf('employee-switch', date, today)
  const timeline = [...(asked === undefined ? [] : [asked, { ...asked, step: 'checked' }]), ...steps]
  return timeline.every(({ done }) => done) ? operation : { ...operation, timeline }
}

/** Operations of a person that have taken place, of the families that can be read. */
export const known = ({ operations = [], operationScopesOut: out = [] }: Person, today: PlainDate): Operation[] =>
  operations
    .filter(({ scope, date }) => date <= today && !out.some((family) => family === scope))
    .map((operation) => underWay(operation, today))

const isAskedFor = ({ status }: Operation, query: string): boolean =>
  (operationState(status) === 'in-progress') === (query === 'progress')

/** Families of a person that cannot be read. */
export const outOf = (person: Person): Scope[] =>
  scopesOf(person.oauth_profile)
    .filter(isListed)
    .filter((scope) => person.operationScopesOut?.includes(scope) === true)

/** An operation as a list of transactions writes it. */
const transactionOf = ({ id, amount, date, label, status, type, deadline_date, abondment }: Operation): TransactionItem => ({
  id,
  amount,
  date,
  label,
  status: statusIn('transactions', status),
  type,
  deadline_date: deadline_date ?? null,
  abondment: abondment ?? null,
})

const isOf =
  (scope: string, policy?: string) =>
  (operation: Operation): boolean =>
    operation.scope === scope && (policy === undefined || operation.policy_id === policy)

/** A contract of a person, by its family and number. */
const contractOf = ({ accounts }: Person, scope: string, policy: string | undefined): Account | undefined =>
  accounts.find((account) => account.scope === scope && account.policy_id === policy)

/** What is known of an operation beyond its line: what followed from an act, else what was seeded. */
export const knownOf = ({ done }: Person, id: string): DoneDetails => done?.detailsOf(id) ?? seededDetails(id)

/** The funds that instructions speak of, by their names: a saver need not hold them any more. */
const fundsNamedIn = (instructions: readonly Instruction[]) =>
  [...new Set(instructions.map(({ investment_id }) => investment_id))].flatMap((id) => {
    const fund = fundNamed(id)
    return fund === undefined ? [] : [{ id, label: fund.label }]
  })

const detailsOf = (person: Person, { id, date, amount, status, policy_id, deadline_date }: Operation): TransactionDetails => {
  const account = contractOf(person, 's2e', policy_id)
  const { tax, paidOut = ZERO_EUROS, instructions, deadline, facts } = knownOf(person, id)
  return {
    id,
    company_id: account?.company_id ?? null,
    date,
    deadline_date: deadline_date ?? deadline ?? null,
    gross_amount: addEuros(amount, tax),
    net_amount: amount,
    social_tax: tax,
    payment_amount: paidOut,
    instructions: [...instructions],
    allocable_accounts: person.accounts
      .filter((one) => one === account || instructions.some((part) => part.policy_id === one.policy_id))
      .map(({ policy_id: policy, title, type }, place) => ({
        policy_id: policy,
        title,
        type,
        order: place + 1,
        investments: fundsNamedIn(instructions.filter((part) => part.policy_id === policy)),
      })),
    status: operationState(status) === 'cancelled' ? status : ACCEPTED_STATUS,
    ...facts,
  }
}

/** The calls about operations, answered: a family that cannot be read is named, and takes nothing from the others (P-CALL-90, P-CALL-91). */
export const operationsCalls = [
  forMembers(operationsCall, async ({ api, person, query }) =>
    answered({
      operations: known(person, api.options.clock.today()).filter((operation) => isAskedFor(operation, query.status)),
      error_scope: outOf(person),
    }),
  ),

  forMembers(scheduledPaymentsCall, async ({ api, person }) =>
    answered({
      periodic_vv: [
        ...person.accounts.flatMap((account) => scheduledOf(person, account, api.options.clock.today())),
        ...(person.done?.scheduled ?? []),
      ].filter(({ id }) => person.done?.stopped.has(id) !== true),
      error_scope: outOf(person),
    }),
  ),

  forMembers(employeeTransactionsCall, async ({ api, person }) =>
    scopesOf(person.oauth_profile).includes('s2e')
      ? answered({ s2e_transactions: known(person, api.options.clock.today()).filter(isOf('s2e')).map(transactionOf) })
      : refused('ERR_UNKNOWN'),
  ),

  forMembers(transactionDetailsCall, async ({ api, person, params }) => {
    const operation = known(person, api.options.clock.today()).find((one) => isOf('s2e')(one) && one.id === params.id)
    return operation === undefined ? refused('ERR_UNKNOWN') : answered({ s2e_transaction_details: detailsOf(person, operation) })
  }),

  forMembers(retirementTransactionsCall, async ({ api, person, body: { account_type, policy_id } }) =>
    contractOf(person, 'ais', policy_id)?.type === account_type
      ? answered({
          ais_transactions: known(person, api.options.clock.today()).filter(isOf('ais', policy_id)).map(transactionOf),
        })
      : refused('ERR_UNKNOWN'),
  ),

  forMembers(individualTransactionsCall, async ({ api, person, body: { policy_id } }) =>
    contractOf(person, PROVIDER_SCOPE, policy_id) === undefined
      ? refused('ERR_UNKNOWN')
      : answered({
          transactions: known(person, api.options.clock.today()).filter(isOf(PROVIDER_SCOPE, policy_id)).map(transactionOf),
        }),
  ),
]
