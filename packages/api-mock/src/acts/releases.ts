import { compareDates, type PlainDate } from '@hautelisse/domain/calendar'
import { employerAccount, entryOf, EUR, moved, transitAccount, type Entry } from '@hautelisse/domain/ledger'
import { addEuros, Decimal, euros, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { stateOfLife, type LifeState, type Operation } from '@hautelisse/domain/operations'
import type { Moment } from '@hautelisse/domain/payment'
import {
  lifeOfRelease,
  figuresOfRelease,
  releasePlanOf,
  type PlanRelease,
  type ReleaseFigures,
  type ReleaseLife,
  type ReleaseReason,
} from '@hautelisse/domain/release'

import type { Done, Person, SoldLot } from '../people/index.ts'
import { accountOn, type HeldAccount } from '../portfolios/index.ts'
import { payableFrom } from './bank-accounts.ts'
import type { KeptAct } from './model.ts'
import { NOTHING_RELEASED, salePostings, soldOf } from './sale.ts'
import { lacksDocument, wantedBy, type Wanted } from './wanted.ts'
import { unitLots, withoutReserved } from './unit-lots.ts'

const STATUSES = { processed: 'Traité', 'in-progress': 'En cours', cancelled: 'Annulé', other: 'En cours' } as const
const ENDS: ReadonlySet<LifeState> = new Set(['cancelled', 'refused', 'rejected', 'lapsed'])

/** The entries of a sale: the money goes to the bank or by the employer. */
const entriesOf = (
  id: string,
  wanted: Wanted,
  lots: readonly SoldLot[],
  figures: Figures,
  done: Done,
  payor: boolean,
): Entry[] => {
  const transit = transitAccount(wanted.policy)
  const day = lots[0]?.on
  if (day === undefined) return []
  return [
    entryOf({
      id: `${id}-s`,
      operation: id,
      day,
      postings: [
        ...salePostings(wanted.policy, lots, figures.paidInPart, done),
        ...moved(EUR, transit, 'levies', figures.charges),
        ...moved(EUR, transit, 'tax', figures.flatTax),
        ...moved(EUR, transit, payor ? employerAccount(wanted.company) : 'bank', figures.paid),
      ],
    }),
  ]
}

type Figures = Pick<ReleaseFigures<Euros>, 'amount' | 'paidInPart' | 'charges' | 'flatTax' | 'paid'>
const NO_FIGURES: Figures = {
  amount: ZERO_EUROS,
  paidInPart: ZERO_EUROS,
  charges: ZERO_EUROS,
  flatTax: ZERO_EUROS,
  paid: ZERO_EUROS,
}

type Sale = { readonly reason: ReleaseReason | undefined; readonly amount: Euros; readonly on: PlainDate }

const figuresOf = ({ account, paidIn }: HeldAccount, given: Euros, { reason, amount, on }: Sale): Figures => {
  const plan = releasePlanOf(account.type)
  if (plan === undefined || account.balance.lessThan(amount) || amount.isZero()) return NO_FIGURES
  return figuresOfRelease({
    account,
    reason,
    value: account.balance,
    paidIn: euros(Decimal.max(0, subtractEuros(paidIn, given))),
    amount,
    on,
  })
}

const operationOf = (act: KeptAct, wanted: Wanted, { state, timeline }: ReleaseLife, { amount, paid }: Figures): Operation => ({
  id: act.act.id,
  scope: 's2e',
  policy_id: wanted.policy,
  date: act.at.day,
  label: wanted.label,
  status: STATUSES[stateOfLife(state)],
  type: 'REMBOURSEMENT',
  amount: paid,
  gross_amount: amount,
  request_key: act.key,
  ...(state === 'settled' ? {} : { timeline: [...timeline] }),
  ...(ENDS.has(state) ? { reason: state } : {}),
  ...(state === 'awaiting-documents' || state === 'accepted' ? { cancellable: true } : {}),
})

const after = (person: Person, done: Done, acts: readonly KeptAct[], act: KeptAct, now: Moment): Done => {
  const wanted = wantedBy(act)
  const known = done.released ?? NOTHING_RELEASED
  const at = (day: PlainDate) => accountOn({ ...person, done }, wanted?.policy ?? '', day)
  const first = at(act.at.day)
  if (wanted === undefined || first === undefined) return done
  const about = acts.filter((other) => other !== act && other.act.id === act.act.id)
  const of = (kind: KeptAct['act']['kind']) => about.find((other) => other.act.kind === kind)
  const sent = of('documents')
  const needsDocuments = wanted.documents.length > 0
  const freeOn = [wanted.waitsFor(unitLots(first.account), act.at.day), payableFrom(person, wanted.company, acts)]
    .filter((on) => on !== undefined)
    .toSorted(compareDates)
    .at(-1)
  const isRefused = sent !== undefined && lacksDocument(wanted.documents, sent)
  const life = lifeOfRelease(
    { asked: act.at, needsDocuments, documents: sent?.at, isRefused, cancelled: of('cancel')?.at, freeOn },
    now,
  )
  const isSold = life.sale !== undefined && life.sale <= now.day
  const day = isSold && life.sale !== undefined ? life.sale : now.day
  const held = at(day) ?? first
  const others = known.reserved.filter(({ policy }) => policy === wanted.policy)
  const lots = wanted
    .take(withoutReserved(unitLots(held.account), others), act.at.day)
    .map((taken) => soldOf(wanted.policy, day, taken))
  const given = known.givenBack.get(wanted.policy) ?? ZERO_EUROS
  const figures = figuresOf(held, given, { reason: wanted.why, amount: sumEuros(lots.map(({ amount }) => amount)), on: day })
  const operation = operationOf(act, wanted, life, figures)
  const isOver = ENDS.has(life.state)
  const payor = person.s2e_profile?.companies?.some(({ id, payor: pays }) => id === wanted.company && pays) === true
  const entries = isSold ? entriesOf(act.act.id, wanted, lots, figures, done, payor) : []
  const details = {
    tax: addEuros(figures.charges, figures.flatTax),
    paidOut: figures.paid,
    instructions: lots.map(({ fund, amount }) => ({
      meaning: 'RACHAT' as const,
      policy_id: wanted.policy,
      investment_id: fund,
      amount,
    })),
  }
  return {
    ...done,
    operations: [...done.operations, operation],
    entries: [...done.entries, ...entries],
    details: new Map([...done.details, [act.act.id, details]]),
    released: {
      asked: isOver ? known.asked : [...known.asked, { id: act.act.id, reason: wanted.reason, event: wanted.event }],
      sold: isSold ? [...known.sold, ...lots] : known.sold,
      reserved: isSold || isOver ? known.reserved : [...known.reserved, ...lots],
      givenBack: isSold ? new Map([...known.givenBack, [wanted.policy, addEuros(given, figures.paidInPart)]]) : known.givenBack,
      sales: isSold ? new Set([...known.sales, act.act.id]) : known.sales,
    },
  }
}

/**
 * Adds what follows from the releases and refunds of a person up to a moment: operations, sales, what is held back. docs/rules/release.md, REL-13 to REL-15.
 *
 * @param person the person as they were seeded
 * @param done what follows from everything else
 * @param acts acts of the person
 * @param now the moment
 */
export const withReleases = (person: Person, done: Done, acts: readonly KeptAct[], now: Moment): Done =>
  acts.filter(({ act }) => act.kind === 'release').reduce((before, act) => after(person, before, acts, act, now), done)

/**
 * Gives what a release or a refund takes, as it stood when it was asked for: the account with what was paid in, and the amount.
 *
 * @param standing the person as they stood before the act
 * @param act the act
 * @returns undefined for an act that is neither
 */
export const askedRelease = (standing: Person, act: KeptAct): PlanRelease | undefined => {
  const wanted = wantedBy(act)
  const { day } = act.at
  const held = wanted && accountOn(standing, wanted.policy, day)
  if (wanted === undefined || held === undefined) return undefined
  const { reserved, givenBack } = standing.done?.released ?? NOTHING_RELEASED
  const others = reserved.filter(({ policy }) => policy === wanted.policy)
  const taken = wanted.take(withoutReserved(unitLots(held.account), others), day)
  const given = givenBack.get(wanted.policy) ?? ZERO_EUROS
  return {
    account: held.account,
    reason: wanted.why,
    value: held.account.balance,
    paidIn: euros(Decimal.max(0, subtractEuros(held.paidIn, given))),
    amount: sumEuros(taken.map(({ amount }) => amount)),
    on: day,
  }
}

/** The contract that a release or a refund is asked of. */
export const releasedPolicy = (act: KeptAct): string | undefined => wantedBy(act)?.policy
