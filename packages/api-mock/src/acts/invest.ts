import type { Account } from '@hautelisse/domain/accounts'
import { planAvailability } from '@hautelisse/domain/investments'
import { topUpFor } from '@hautelisse/domain/contributions'
import { addEuros, splitAmount, type Euros } from '@hautelisse/domain/money'
import {
  bought,
  employerAccount,
  entryOf,
  EUR,
  holdingAccount,
  moved,
  paidInto,
  transitAccount,
  unitsFor,
  type Entry,
  type LedgerAccount,
  type LotPlace,
  type Posting,
} from '@hautelisse/domain/ledger'
import type { Operation } from '@hautelisse/domain/operations'

import { fundNamed, type DoneDetails, type Person } from '../people/index.ts'
import { unitValue } from '../portfolios/index.ts'
import { allocableOf } from './allocable.ts'
import type { Due } from './payments.ts'

/** What was invested so far. */
export type Invested = {
  readonly operations: readonly Operation[]
  /** The same with the payments themselves: what counts against the limits of the next one. */
  readonly counted: readonly Operation[]
  readonly entries: readonly Entry[]
  readonly paid: ReadonlyMap<LedgerAccount, Euros>
  readonly details: ReadonlyMap<string, DoneDetails>
}

type Purchase = { readonly place: LotPlace; readonly amount: Euros }

const BLOCKED: ReadonlySet<string> = new Set(['PEE', 'PEG', 'PEI'])
/** Plans with compartments: what a company gives goes to that of employee savings. */
const IN_COMPARTMENTS: ReadonlySet<string> = new Set(['PER', 'PERECO', 'PERECOI'])
const compartmentOf = (type: string): string => (IN_COMPARTMENTS.has(type) ? 'es' : '')

const buy = ({ place, amount }: Purchase): readonly Posting[] => {
  const fund = fundNamed(place.fund)
  return fund === undefined ? [] : bought(place, amount, unitsFor(amount, unitValue(fund, place.acquired_on)))
}

const purchasesOf = (
  due: Due,
  { type, compartment }: { readonly type: string; readonly compartment?: Due['compartment'] | undefined },
  origin: LotPlace['origin'],
  amounts: readonly Euros[],
): readonly Purchase[] =>
  due.parts.map(({ id: fund }, at) => ({
    place: {
      policy: due.policy,
      compartment: compartment ?? compartmentOf(type),
      fund,
      acquired_on: due.day,
      available_on: BLOCKED.has(type) ? planAvailability(due.day) : null,
      origin,
    },
    amount: amounts[at] ?? due.parts[at]?.amount ?? due.amount,
  }))

const instructionsOf = (purchases: readonly Purchase[]): DoneDetails['instructions'] =>
  purchases.map(({ place, amount }) => ({
    meaning: 'SOUSCRIPTION',
    policy_id: place.policy,
    investment_id: place.fund,
    amount,
  }))

/** What the employer adds to a payment: an operation of its own, invested with it in the same shares. */
const addTopUp = (
  due: Due,
  { type, company_id: company = '', scope }: Account,
  topUp: { gross: Euros; contributions: Euros; net: Euros },
) => {
  const { gross, contributions, net } = topUp
  const id = `${due.id}-a`
  const purchases = purchasesOf(
    due,
    { type },
    'top-up',
    splitAmount(
      net,
      due.parts.map(({ amount }) => amount),
    ),
  )
  const transit = transitAccount(due.policy)
  const operation: Operation = {
    id,
    scope,
    policy_id: due.policy,
    date: due.day,
    label: 'Versement entreprise',
    status: 'Traité',
    type: scope === 'ais' ? 'ABONDEMENT' : 'COMPTABLE_ABONDEMENT',
    amount: net,
    gross_amount: gross,
    linked_id: due.operation ?? due.id,
  }
  const entry = entryOf({
    id,
    operation: id,
    day: due.day,
    postings: [
      ...moved(EUR, employerAccount(company), transit, gross),
      ...moved(EUR, transit, 'levies', contributions),
      ...purchases.flatMap(buy),
      ...paidInto({ policy: due.policy, compartment: compartmentOf(type) }, net),
    ],
  })
  return { operation, entry, purchases, details: { tax: contributions, instructions: instructionsOf(purchases) } }
}

/** A payment as it counts once it is invested. */
const paymentOf = ({ id, policy, day, amount, type = 'VERSEMENT', taxChoice }: Due, scope: Account['scope']): Operation => ({
  id,
  scope,
  ...(taxChoice === undefined ? {} : { tax_choice: taxChoice }),
  policy_id: policy,
  date: day,
  label: '',
  status: 'Traité',
  type,
  amount,
})

const paidFor = (
  before: ReadonlyMap<LedgerAccount, Euros>,
  purchases: readonly Purchase[],
): ReadonlyMap<LedgerAccount, Euros> => {
  const paid = new Map(before)
  for (const { place, amount } of purchases) {
    const account = holdingAccount(place)
    const known = paid.get(account)
    paid.set(account, known === undefined ? amount : addEuros(known, amount))
  }
  return paid
}

/**
 * Invests a payment on its day, with what the employer adds to it. The addition meets what the year has left then.
 *
 * @param person the person with the operations that are counted
 * @param before what was invested before
 * @param due the payment
 */
export const investIn = (person: Person, before: Invested, due: Due): Invested => {
  const account = person.accounts.find(({ policy_id }) => policy_id === due.policy)
  if (account === undefined) return before
  const own = purchasesOf(
    due,
    { type: account.type, compartment: due.compartment },
    due.origin ?? 'payment',
    due.parts.map(({ amount }) => amount),
  )
  const operations = [...(person.operations ?? []), ...before.counted]
  const topUp = topUpFor(allocableOf({ ...person, operations }, account, due.day), due.amount, due.day)
  const added = topUp === undefined || topUp.gross.isZero() ? undefined : addTopUp(due, account, topUp)
  const entry = entryOf({
    id: due.id,
    operation: due.operation ?? due.id,
    day: due.day,
    postings: [
      ...own.flatMap(buy),
      ...paidInto({ policy: due.policy, compartment: due.compartment ?? compartmentOf(account.type) }, due.amount),
    ],
  })
  const more = added === undefined ? [] : [added.operation]
  return {
    operations: [...before.operations, ...more],
    counted: [...before.counted, paymentOf(due, account.scope), ...more],
    entries: [...before.entries, entry, ...(added === undefined ? [] : [added.entry])],
    paid: paidFor(before.paid, [...own, ...(added?.purchases ?? [])]),
    details: added === undefined ? before.details : new Map([...before.details, [added.operation.id, added.details]]),
  }
}
