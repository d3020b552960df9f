import { BALANCE_COMPARTMENTS, type Account } from '@hautelisse/domain/accounts'
import { yearOf } from '@hautelisse/domain/calendar'
import { planAvailability } from '@hautelisse/domain/investments'
import { topUpFor } from '@hautelisse/domain/contributions'
import { addEuros, splitAmount, type Decimal, type Euros } from '@hautelisse/domain/money'
import {
  bought,
  employerAccount,
  entryOf,
  EUR,
  moved,
  paidInto,
  transitAccount,
  unitsFor,
  type LotPlace,
  type Posting,
} from '@hautelisse/domain/ledger'
import { lotKey, type Operation } from '@hautelisse/domain/operations'

import { fundNamed, type DoneDetails, type HeldLot } from '../people/index.ts'
import { carriedOver, chargesOf, COUNTED_ON, nameOf, unitValue } from '../portfolios/index.ts'
import { allocableOf } from './allocable.ts'
import { changeLots, count, enter, type Book } from './book.ts'
import type { Due, Investment } from './due.ts'

type Purchase = { readonly place: LotPlace; readonly amount: Euros; readonly units: Decimal }

const BLOCKED: ReadonlySet<string> = new Set(['PEE', 'PEG', 'PEI'])
/** Plans with compartments: what a company gives goes to that of employee savings. */
const IN_COMPARTMENTS: ReadonlySet<string> = new Set(['PER', 'PERECO', 'PERECOI'])
export const compartmentOf = (type: string): 'es' | '' => (IN_COMPARTMENTS.has(type) ? 'es' : '')

const buy = ({ place, amount, units }: Purchase): readonly Posting[] => bought(place, amount, units)

const purchasesOf = (
  due: Investment,
  { type, compartment }: { readonly type: string; readonly compartment?: Investment['compartment'] | undefined },
  origin: LotPlace['origin'],
  amounts: readonly Euros[],
): readonly Purchase[] =>
  due.parts.flatMap(({ id: fund }, at) => {
    const amount = amounts[at] ?? due.parts[at]?.amount ?? due.amount
    const named = fundNamed(fund)
    if (named === undefined) return []
    const available_on = BLOCKED.has(type) ? planAvailability(due.day) : null
    const place = {
      policy: due.policy,
      compartment: compartment ?? compartmentOf(type),
      fund,
      acquired_on: due.day,
      available_on,
      origin,
    }
    return [{ place, amount, units: unitsFor(amount, unitValue(named, due.day)) }]
  })

const instructionsOf = (purchases: readonly Purchase[]): DoneDetails['instructions'] =>
  purchases.map(({ place, amount }) => ({
    meaning: 'SOUSCRIPTION',
    policy_id: place.policy,
    investment_id: place.fund,
    amount,
  }))

/** What the employer adds to a payment: an operation of its own, invested with it in the same shares. */
const addTopUp = (
  due: Investment,
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
const paymentOf = (
  { id, policy, day, amount, type = 'VERSEMENT', taxChoice }: Investment,
  scope: Account['scope'],
): Operation => ({
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

type Counted = Pick<Book, 'person' | 'counted'>
type Added = ReturnType<typeof addTopUp>

/**
 * Counts a sum that is invested against the limits of its year, with what the employer adds to it: the addition meets what the year has left then.
 *
 * @param book what is counted already
 * @param due the sum
 * @returns the addition; undefined for none
 */
export const countIn = (book: Counted, due: Investment): Added | undefined => {
  const { person } = book
  const account = person.accounts.find(({ policy_id }) => policy_id === due.policy)
  if (account === undefined) return undefined
  const year = yearOf(due.day)
  const seeded = (person.operations ?? []).filter(({ date }) => yearOf(date) === year)
  const operations = [...seeded, ...(book.counted.get(year) ?? [])]
  const topUp = topUpFor(allocableOf({ ...person, operations }, account, due.day), due.amount, due.day)
  const added = topUp === undefined || topUp.gross.isZero() ? undefined : addTopUp(due, account, topUp)
  count(book, paymentOf(due, account.scope))
  if (added !== undefined) count(book, added.operation)
  return added
}

const isSameLot = (lot: HeldLot, { place }: Purchase): boolean =>
  lot.released === undefined && lot.before === undefined && lotKey(nameOf(lot)) === lotKey(place)

/** Adds what is bought to the lots of a contract; what is bought of a fund on one day is one lot. */
const withPurchases =
  (charges: string, purchases: readonly Purchase[]) =>
  (lots: readonly HeldLot[]): readonly HeldLot[] => {
    const held = [...lots]
    for (const purchase of purchases) {
      const { place, amount: paid } = purchase
      const fund = fundNamed(place.fund)
      if (fund === undefined) continue
      const units = carriedOver(fund, charges, purchase.units, place.acquired_on, COUNTED_ON)
      const at = held.findLastIndex((lot) => isSameLot(lot, purchase))
      const known = held[at]
      if (known === undefined) {
        const compartment = BALANCE_COMPARTMENTS.find((one) => one === place.compartment)
        const { acquired_on, available_on, origin } = place
        held.push({ fund, compartment, acquired_on, available_on, origin, units, paid })
      } else held[at] = { ...known, units: known.units.plus(units), paid: addEuros(known.paid, paid) }
    }
    return held
  }

const invest = (book: Book, due: Investment): void => {
  const account = book.person.accounts.find(({ policy_id }) => policy_id === due.policy)
  if (account === undefined) return
  const compartment = due.compartment ?? compartmentOf(account.type)
  const own = purchasesOf(
    due,
    { type: account.type, compartment: due.compartment },
    due.origin ?? 'payment',
    due.parts.map(({ amount }) => amount),
  )
  const added = countIn(book, due)
  const postings = [...own.flatMap(buy), ...paidInto({ policy: due.policy, compartment }, due.amount)]
  enter(book, entryOf({ id: due.id, operation: due.operation ?? due.id, day: due.day, postings }))
  if (added !== undefined) {
    enter(book, added.entry)
    book.topUps.push(added.operation)
    book.details.set(added.operation.id, added.details)
  }
  const purchases = [...own, ...(added?.purchases ?? [])]
  changeLots(book, due.policy, JSON.stringify(purchases), withPurchases(chargesOf(account), purchases))
}

/**
 * Makes what falls due of a sum that is invested on its day.
 *
 * @param investment the sum
 */
export const investmentDue = (investment: Investment): Due => ({
  id: investment.id,
  day: investment.day,
  apply: (book) => invest(book, investment),
})
