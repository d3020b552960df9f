import type { PlainDate } from '@hautelisse/domain/calendar'
import { entryOf, EUR, moved, transitAccount, type Entry } from '@hautelisse/domain/ledger'
import {
  addEuros,
  Decimal,
  euros,
  isPositive,
  roundToCents,
  subtractEuros,
  sumEuros,
  ZERO_EUROS,
  type Euros,
} from '@hautelisse/domain/money'
import { stateOfLife, type LifeState, type Operation } from '@hautelisse/domain/operations'
import type { Moment } from '@hautelisse/domain/payment'
import { figuresOfRelease, releasePlanOf, type PlanRelease } from '@hautelisse/domain/release'
import {
  lifeOfRetirement,
  retirementRequest,
  withdrawnOf,
  type RetirementLife,
  type WithdrawnContract,
} from '@hautelisse/domain/retirement-withdrawal'

import type { Done, Person, SoldLot } from '../people/index.ts'
import { accountOn, accountsOn, type HeldAccount } from '../portfolios/index.ts'
import type { KeptAct } from './model.ts'
import { NOTHING_RELEASED, salePostings, soldOf } from './sale.ts'
import { unitLots, withoutReserved } from './unit-lots.ts'

const STATUSES = { processed: 'Traité', 'in-progress': 'En cours', cancelled: 'Annulé', other: 'En cours' } as const
const ENDS: ReadonlySet<LifeState> = new Set(['cancelled', 'refused', 'rejected', 'lapsed'])

/** Where a withdrawal at retirement is signed. */
export const signatureDoor = (id: string): string => `/stand-in/signature?envelope=${encodeURIComponent(id)}`

/** What one contract comes to: what is sold, what of it is capital, and what is taken of that. */
type Figures = {
  readonly capital: Euros
  readonly annuity: Euros
  readonly paidInPart: Euros
  readonly charges: Euros
  readonly flatTax: Euros
  readonly paid: Euros
}

const figuresOf = (
  { account, paidIn }: HeldAccount,
  given: Euros,
  total: Euros,
  asked: WithdrawnContract,
  on: PlainDate,
): Figures => {
  const share = asked.capital.dividedBy(addEuros(asked.capital, asked.annuity))
  const capital = roundToCents(euros(total.times(share)))
  const annuity = subtractEuros(total, capital)
  const left = euros(Decimal.max(0, subtractEuros(paidIn, given)))
  const isTaxedHere = releasePlanOf(account.type) !== undefined && isPositive(capital) && isPositive(account.balance)
  // The tax of a contract of another law is settled with the return of the next year.
  if (!isTaxedHere) return { capital, annuity, paidInPart: left, charges: ZERO_EUROS, flatTax: ZERO_EUROS, paid: capital }
  const { charges, flatTax, paid } = figuresOfRelease({
    account,
    reason: 'RETIREMENT',
    value: account.balance,
    paidIn: left,
    amount: capital,
    on,
  })
  return { capital, annuity, paidInPart: left, charges, flatTax, paid }
}

const entriesOf = (operation: string, policy: string, lots: readonly SoldLot[], figures: Figures, done: Done): Entry[] => {
  const day = lots[0]?.on
  if (day === undefined) return []
  const transit = transitAccount(policy)
  const { charges, flatTax, paid, annuity, paidInPart } = figures
  return [
    entryOf({
      id: `${operation}-s`,
      operation,
      day,
      postings: [
        ...salePostings(policy, lots, paidInPart, done),
        ...moved(EUR, transit, 'levies', charges),
        ...moved(EUR, transit, 'tax', flatTax),
        ...moved(EUR, transit, 'bank', paid),
        ...moved(EUR, transit, 'annuity', annuity),
      ],
    }),
  ]
}

type Contract = { readonly id: string; readonly at: number; readonly asked: WithdrawnContract }

const operationOf = (
  { act, at: asked, key }: KeptAct,
  { id, at, asked: { policyId } }: Contract,
  { state, timeline }: RetirementLife,
  { capital, annuity, paid }: Figures,
): Operation => {
  const isFirst = at === 0
  const isCapital = isPositive(capital)
  return {
    id,
    scope: 'ais',
    policy_id: policyId,
    date: asked.day,
    label: isCapital ? 'Retrait à la retraite' : 'Conversion en rente',
    status: STATUSES[stateOfLife(state)],
    type: isCapital ? 'REMBOURSEMENT' : 'CONVERSION_RENTE',
    amount: isCapital ? paid : annuity,
    gross_amount: isCapital ? capital : annuity,
    ...(isFirst ? { request_key: key } : { linked_id: act.id }),
    ...(state === 'settled' ? {} : { timeline: [...timeline] }),
    ...(ENDS.has(state) ? { reason: state } : {}),
    ...(isFirst && state === 'awaiting-signature' ? { url: signatureDoor(act.id) } : {}),
    ...(isFirst && (state === 'awaiting-signature' || state === 'accepted') ? { cancellable: true } : {}),
  }
}

/** Adds what one contract comes to. */
const withContract = (person: Person, done: Done, act: KeptAct, life: RetirementLife, contract: Contract, now: Moment): Done => {
  const { id, asked } = contract
  const { policyId: policy } = asked
  const known = done.released ?? NOTHING_RELEASED
  const isSold = life.sale !== undefined && life.sale <= now.day
  const day = isSold && life.sale !== undefined ? life.sale : now.day
  const held = accountOn({ ...person, done }, policy, day)
  if (held === undefined) return done
  const others = known.reserved.filter((one) => one.policy === policy)
  const lots = withoutReserved(unitLots(held.account), others)
    .filter(({ amount }) => isPositive(amount))
    .map((lot) => soldOf(policy, day, { lot, amount: lot.amount }))
  const given = known.givenBack.get(policy) ?? ZERO_EUROS
  const figures = figuresOf(held, given, sumEuros(lots.map(({ amount }) => amount)), asked, day)
  const isOver = ENDS.has(life.state)
  return {
    ...done,
    operations: [...done.operations, operationOf(act, contract, life, figures)],
    entries: [...done.entries, ...(isSold ? entriesOf(id, policy, lots, figures, done) : [])],
    details: new Map([
      ...done.details,
      [
        id,
        {
          tax: addEuros(figures.charges, figures.flatTax),
          paidOut: figures.paid,
          instructions: lots.map(({ fund, amount }) => ({
            meaning: 'RACHAT' as const,
            policy_id: policy,
            investment_id: fund,
            amount,
          })),
        },
      ],
    ]),
    released: {
      asked: known.asked,
      sold: isSold ? [...known.sold, ...lots] : known.sold,
      reserved: isSold || isOver ? known.reserved : [...known.reserved, ...lots],
      givenBack: isSold ? new Map([...known.givenBack, [policy, addEuros(given, figures.paidInPart)]]) : known.givenBack,
      sales: isSold ? new Set([...known.sales, id]) : known.sales,
    },
  }
}

const lifeOf = (act: KeptAct, acts: readonly KeptAct[], now: Moment): RetirementLife => {
  const about = acts.filter((other) => other !== act && other.act.id === act.act.id)
  const told = about.find((other) => other.act.kind === 'signature')
  const cancelled = about.find((other) => other.act.kind === 'cancel')?.at
  const signature = told?.act.kind === 'signature' ? { ...told.at, isSigned: told.act.isSigned } : undefined
  return lifeOfRetirement({ asked: act.at, signature, cancelled }, now)
}

const after = (person: Person, done: Done, acts: readonly KeptAct[], act: KeptAct, now: Moment): Done => {
  const request = retirementRequest.safeParse(act.asked).data
  if (request === undefined) return done
  const life = lifeOf(act, acts, now)
  const day = act.at.day
  return withdrawnOf(request.simulation, accountsOn({ ...person, done }, day), day)
    .filter(({ capital, annuity }) => isPositive(addEuros(capital, annuity)))
    .map((asked, at): Contract => ({ id: at === 0 ? act.act.id : `${act.act.id}-${at + 1}`, at, asked }))
    .reduce((before, contract) => withContract(person, before, act, life, contract, now), done)
}

/**
 * Adds what follows from the withdrawals at retirement of a person up to a moment: one operation for each contract, whose lots are held back until they are
 * sold. Capital goes to the bank, the rest becomes an annuity. docs/rules/retirement-withdrawal.md, RWD-05.
 *
 * @param person the person as they were seeded
 * @param done what follows from everything else
 * @param acts acts of the person
 * @param now the moment
 */
export const withRetirements = (person: Person, done: Done, acts: readonly KeptAct[], now: Moment): Done =>
  acts.filter(({ act }) => act.kind === 'retirement').reduce((before, act) => after(person, before, acts, act, now), done)

/**
 * Gives what a withdrawal at retirement takes as capital, contract by contract, as it stood when it was asked for.
 *
 * @param standing the person as they stood before the act
 * @param act the act
 */
export const askedRetirement = (standing: Person, act: KeptAct): readonly (PlanRelease & { readonly policy: string })[] => {
  const request = retirementRequest.safeParse(act.asked).data
  if (request === undefined) return []
  const { day } = act.at
  const given = standing.done?.released?.givenBack
  return withdrawnOf(request.simulation, accountsOn(standing, day), day).flatMap(({ policyId: policy, capital }) => {
    const held = accountOn(standing, policy, day)
    if (held === undefined || !isPositive(capital) || capital.greaterThan(held.account.balance)) return []
    const paidIn = euros(Decimal.max(0, subtractEuros(held.paidIn, given?.get(policy) ?? ZERO_EUROS)))
    return [
      { policy, account: held.account, reason: 'RETIREMENT', value: held.account.balance, paidIn, amount: capital, on: day },
    ]
  })
}
