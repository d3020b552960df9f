import type { PlainDate } from '@hautelisse/domain/calendar'
import { EUR, moved, transitAccount } from '@hautelisse/domain/ledger'
import { addEuros, euros, isPositive, roundToCents, subtractEuros, sumEuros, type Euros } from '@hautelisse/domain/money'
import { hasEnded, lifeAfterAll, wordOfLife, type LifeState, type Operation } from '@hautelisse/domain/operations'
import { releasePlanOf, type PlanRelease } from '@hautelisse/domain/release'
import {
  lifeOfRetirement,
  retirementRequest,
  withdrawnOf,
  type RetirementLife,
  type WithdrawnContract,
} from '@hautelisse/domain/retirement-withdrawal'

import type { DoneDetails, OpenOrder, Person } from '../people/index.ts'
import { accountOn, accountsOn, type HeldAccount } from '../portfolios/index.ts'
import { heldIn, standingIn, type Book, type Sale } from './book.ts'
import { lastOf, NOTHING, type Course, type Due, type Setting } from './due.ts'
import type { KeptAct } from './model.ts'
import { differencesOf, figuresOf, instructionsOf, lotsAtSale, NO_FIGURES, planOf, sell, soldOf } from './sale.ts'

/** Where a withdrawal at retirement is signed. */
export const signatureDoor = (id: string): string => `/stand-in/signature?envelope=${encodeURIComponent(id)}`

/** What one contract was told to come to, when it was asked for. */
type AskedContract = { readonly id: string; readonly asked: WithdrawnContract; readonly told: Told; readonly plan: PlanRelease }

/** A withdrawal at retirement as it stood when it was asked for. */
export type AskedRetirement = { readonly kind: 'retirement'; readonly contracts: readonly AskedContract[] }

/** What a contract comes to: what is taken of its capital, and the euros that become an annuity. */
type Told = { readonly figures: Sale['figures']; readonly annuity: Euros }

/** The capital and the annuity share what is sold as they were asked for; the tax of a contract of another law is settled with the return of the next year. */
const toldFor = (
  held: HeldAccount,
  total: Euros,
  { capital: wanted, annuity: other }: WithdrawnContract,
  on: PlainDate,
): Told => {
  const capital = roundToCents(euros(total.times(wanted).dividedBy(addEuros(wanted, other))))
  const annuity = subtractEuros(total, capital)
  const isTaxedHere = releasePlanOf(held.account.type) !== undefined && isPositive(capital) && isPositive(held.account.balance)
  const figures = isTaxedHere ? figuresOf(held, 'RETIREMENT', capital, on) : { ...NO_FIGURES, amount: capital, paid: capital }
  // The whole contract leaves: all that was paid in is given back, with the part that becomes an annuity.
  return { annuity, figures: { ...figures, paidInPart: held.paidIn } }
}

/**
 * Says what a withdrawal at retirement takes when it is asked for, contract by contract.
 *
 * @param book everything that has fallen due before
 * @param act the act
 */
export const askRetirement = (book: Book, act: KeptAct): AskedRetirement | undefined => {
  const request = retirementRequest.safeParse(act.asked).data
  if (request === undefined) return undefined
  const { day } = act.at
  const contracts = withdrawnOf(request.simulation, accountsOn(standingIn(book), day), day)
    .filter(({ capital, annuity }) => isPositive(addEuros(capital, annuity)))
    .flatMap((asked, at): readonly AskedContract[] => {
      const held = heldIn(book, asked.policyId, day)
      if (held === undefined) return []
      const id = at === 0 ? act.act.id : `${act.act.id}-${at + 1}`
      const told = toldFor(held, held.account.balance, asked, day)
      return [{ id, asked, told, plan: planOf(held, 'RETIREMENT', told.figures.amount, day) }]
    })
  return { kind: 'retirement', contracts }
}

const saleDue = ({ id, asked, plan }: AskedContract, own: OpenOrder, day: PlainDate): Due => ({
  id: `${id}-s`,
  day,
  apply: (book, orders) => {
    const { policyId: policy } = asked
    const held = heldIn(book, policy, day)
    if (held === undefined) return
    const parts = lotsAtSale(book, orders(), own, day).own.map((lot) => ({ lot, amount: lot.amount }))
    const lots = soldOf(day, parts)
    const { figures, annuity } = toldFor(held, sumEuros(lots.map(({ amount }) => amount)), asked, day)
    const sale = { on: day, lots, figures, annuity }
    const transit = transitAccount(policy)
    sell(
      book,
      { ...sale, differs: differencesOf({ day: plan.on, plan, lots }, sale, held.account) },
      {
        operation: id,
        policy,
        postings: [
          ...moved(EUR, transit, 'levies', figures.charges),
          ...moved(EUR, transit, 'tax', figures.flatTax),
          ...moved(EUR, transit, 'bank', figures.paid),
          ...moved(EUR, transit, 'annuity', annuity),
        ],
      },
    )
  },
})

const lifeOf = (act: KeptAct, about: readonly KeptAct[], { now }: Setting): RetirementLife => {
  const told = lastOf(about, 'signature')
  const signature = told?.act.kind === 'signature' ? { ...told.at, isSigned: told.act.isSigned } : undefined
  return lifeOfRetirement({ asked: act.at, signature, cancelled: lastOf(about, 'cancel')?.at }, now)
}

type Contract = AskedContract & { readonly isFirst: boolean; readonly sale: Sale | undefined; readonly state: LifeState }

const operationOf = (act: KeptAct, { id, asked, told, isFirst, sale, state }: Contract, life: RetirementLife): Operation => {
  const isNothing = sale?.lots.length === 0
  const { figures, annuity } = sale === undefined || isNothing ? told : sale
  const isCapital = isPositive(figures.amount)
  const [paid, was] = isCapital ? [figures.paid, told.figures.paid] : [annuity, told.annuity]
  return {
    id,
    scope: 'ais',
    policy_id: asked.policyId,
    date: act.at.day,
    label: isCapital ? 'Retrait à la retraite' : 'Conversion en rente',
    status: wordOfLife(state),
    type: isCapital ? 'REMBOURSEMENT' : 'CONVERSION_RENTE',
    amount: paid,
    gross_amount: isCapital ? figures.amount : annuity,
    ...(isFirst ? { request_key: act.key } : { linked_id: act.act.id }),
    ...(state === 'settled' || isNothing ? {} : { timeline: [...life.timeline] }),
    ...(hasEnded(state) ? { reason: isNothing ? 'nothing-left' : state } : {}),
    ...(isFirst && state === 'awaiting-signature' ? { url: signatureDoor(act.act.id) } : {}),
    ...(isFirst && (state === 'awaiting-signature' || state === 'accepted') ? { cancellable: true } : {}),
    ...(sale !== undefined && !isNothing && !paid.equals(was) ? { told_amount: was, differs_by: [...(sale.differs ?? [])] } : {}),
  }
}

const detailsOf = ({ asked, told, sale }: Contract): DoneDetails => {
  const { figures } = sale ?? told
  const lots = sale?.lots ?? []
  return {
    tax: addEuros(figures.charges, figures.flatTax),
    paidOut: figures.paid,
    instructions: instructionsOf(asked.policyId, lots),
  }
}

/**
 * Follows a withdrawal at retirement: one operation for each contract, all of which is held from the request on. docs/rules/retirement-withdrawal.md, RWD-05, RWD-07.
 *
 * @param act the act by which it was asked for
 * @param about acts that name it
 * @param then what it took when it was asked for
 * @param setting book and moment
 */
export const retirementCourse = (act: KeptAct, about: readonly KeptAct[], then: AskedRetirement, setting: Setting): Course => {
  const life = lifeOf(act, about, setting)
  const contracts = then.contracts.map((contract, at): Contract => {
    const sale = setting.book.sales.get(contract.id)
    const state = sale?.lots.length === 0 ? lifeAfterAll('executing', ['nothing-left']) : life.state
    return { ...contract, isFirst: at === 0, sale, state }
  })
  const orders = contracts.flatMap(({ id, asked, sale, state }): readonly OpenOrder[] =>
    hasEnded(state) || sale !== undefined ? [] : [{ id, policy: asked.policyId, sale: life.sale, holds: 'everything' }],
  )
  const day = life.sale
  return {
    ...NOTHING,
    operations: contracts.map((contract) => operationOf(act, contract, life)),
    details: contracts.map((contract) => [contract.id, detailsOf(contract)] as const),
    dues:
      day === undefined
        ? []
        : contracts.map((contract) =>
            saleDue(contract, { id: contract.id, policy: contract.asked.policyId, sale: day, holds: 'everything' }, day),
          ),
    orders,
    isOver: hasEnded(life.state) || life.state === 'settled',
  }
}

/**
 * Gives the day from which a contract takes no more scheduled payments, since it is withdrawn whole: that of the signature. RWD-08.
 *
 * @param about acts that name the withdrawal
 * @param life where it is
 */
export const retiredOn = (act: KeptAct, about: readonly KeptAct[], setting: Setting): PlainDate | undefined => {
  const signed = lastOf(about, 'signature')
  const isSigned = signed?.act.kind === 'signature' && signed.act.isSigned
  return isSigned && !hasEnded(lifeOf(act, about, setting).state) ? signed.at.day : undefined
}

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
  return withdrawnOf(request.simulation, accountsOn(standing, day), day).flatMap(({ policyId: policy, capital }) => {
    const held = accountOn(standing, policy, day)
    if (held === undefined || !isPositive(capital) || capital.greaterThan(held.account.balance)) return []
    return [{ policy, ...planOf(held, 'RETIREMENT', capital, day) }]
  })
}
