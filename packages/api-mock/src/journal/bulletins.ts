import type { Account } from '@hautelisse/domain/accounts'
import { addDays, addMarketDays, type PlainDate } from '@hautelisse/domain/calendar'
import { planKindOf, type AllocableAccount } from '@hautelisse/domain/contributions'
import { planAvailability } from '@hautelisse/domain/investments'
import { employerAccount, entryOf, EUR, moved, transitAccount } from '@hautelisse/domain/ledger'
import { isZero } from '@hautelisse/domain/money'
import { wordOfLife, type Moment, type Operation } from '@hautelisse/domain/operations'
import {
  defaultChoice,
  optionBulletinChoiceCall,
  periodOf,
  placedIn,
  premiumOfBulletin,
  type BulletinAnswer,
  type Choice,
  type OptionBulletin,
} from '@hautelisse/domain/option-bulletin'

import { fundNamed, offeredFunds, type DoneDetails, type Person } from '../people/index.ts'
import { enter } from './book.ts'
import type { Course, Due, Investment } from './due.ts'
import { investmentDue } from './invest.ts'
import type { KeptAct } from './model.ts'

/** What follows from the choices of a person. */
type Choices = Pick<Course, 'operations' | 'details' | 'dues' | 'investments'> & {
  /** Choices that were made, or that the default made, by the ids of their bulletins. */
  readonly answers: ReadonlyMap<string, BulletinAnswer>
}

const SAVINGS: ReadonlySet<string> = new Set(['PEE', 'PEG', 'PEI'])

/** The funds of a plan: of a savings plan from the least risk on, of a plan for retirement the guided one first. */
const fundsOf = (account: Account): AllocableAccount['investments'] => {
  const held = (account.investments ?? []).map(({ id }) => id)
  const funds = [...new Set([...held, ...offeredFunds(account)])]
    .flatMap((id) => fundNamed(id) ?? [])
    .map(({ id, label, risk_level }) => ({ id, label, risk_level: risk_level ?? 1, held: held.includes(id) }))
  return SAVINGS.has(account.type) ? funds.toSorted((one, other) => one.risk_level - other.risk_level) : funds
}

/** The company whose premium it is: the one that the bulletin names, else the person's main one. */
const companyOf = (person: Person, { company_id: named }: OptionBulletin): string | undefined =>
  named ?? person.s2e_profile?.companies?.find(({ main_company: isMain }) => isMain)?.id

/** Plans that a premium can go to: one of each type, those for retirement first. */
const plansOf = (person: Person, accounts: readonly Account[], bulletin: OptionBulletin): readonly Account[] => {
  const company = companyOf(person, bulletin)
  const plans = accounts.filter(
    ({ type, company_id, status, unsolicited_payment: isOpen }) =>
      planKindOf(type) !== undefined && company_id === company && status === 'ENCOURS' && isOpen === true,
  )
  const first = plans.filter(({ type }, at) => plans.findIndex((other) => other.type === type) === at)
  return first.toSorted((one, other) => Number(SAVINGS.has(one.type)) - Number(SAVINGS.has(other.type)))
}

/**
 * Returns a bulletin with its company and the plans that it can go to, without what the employer adds.
 *
 * @param person whose bulletin it is
 * @param accounts accounts of the person with what they are invested in
 * @param bulletin the bulletin as it was seeded
 * @param today day of the question
 */
export const withPlans = (
  person: Person,
  accounts: readonly Account[],
  bulletin: OptionBulletin,
  today: PlainDate,
): OptionBulletin => ({
  ...bulletin,
  company_id: companyOf(person, bulletin),
  allocable_accounts: plansOf(person, accounts, bulletin).map((account, place) => ({
    policy_id: account.policy_id,
    title: account.title,
    type: account.type,
    order: place + 1,
    available_on: SAVINGS.has(account.type) ? planAvailability(today) : null,
    investments: fundsOf(account),
  })),
})

/** A choice as it stands, with when and under which key it was made. */
type Made = {
  readonly choice: Choice
  readonly answer: BulletinAnswer
  readonly day: PlainDate
  readonly key: string | undefined
}

/** What choices are made of: accounts are asked for where a default needs them, which is seldom, and cost much. */
type Choosing = {
  readonly person: Person
  readonly accounts: () => readonly Account[]
  readonly acts: readonly KeptAct[]
  /** Says that what falls due under an id was done; a default that was invested is then left out. */
  readonly isDone?: (id: string) => boolean
}

const paidId = (id: string): string => `${id}-p`

const made = ({ person, accounts, acts, isDone }: Choosing, bulletin: OptionBulletin, now: Moment): Made | undefined => {
  const own = acts.filter(({ act }) => act.kind === 'bulletin' && act.bulletin === bulletin.id)
  const last = own.at(-1)
  const asked = last && optionBulletinChoiceCall.request.safeParse(last.asked).data
  if (last !== undefined && asked !== undefined) {
    const { payment_amount, instructions } = asked
    const answer = { s2e_transaction_id: last.act.id, version: own.length, by_default: false, payment_amount, instructions }
    return { choice: answer, answer, day: last.at.day, key: last.key }
  }
  const before = person.choices?.find((one) => one.bulletin === bulletin.id && one.day <= now.day)
  if (before !== undefined) {
    const { operation: id, day, paidOut, parts } = before
    const choice = { payment_amount: paidOut, instructions: parts }
    return { choice, answer: { ...choice, s2e_transaction_id: id, version: 0, by_default: false }, day, key: undefined }
  }
  const { state, lastDay } = periodOf(bulletin, now.day)
  if (lastDay === undefined || (state !== 'changeable' && state !== 'over')) return undefined
  const id = `${bulletin.id}-d`
  if (isDone?.(paidId(id)) === true) return undefined
  const choice = defaultChoice(withPlans(person, accounts(), bulletin, lastDay), premiumOfBulletin(bulletin, lastDay).net)
  const instructions = [...choice.instructions]
  const answer = { ...choice, instructions, s2e_transaction_id: id, version: 0, by_default: true }
  return { choice, answer, day: lastDay, key: undefined }
}

const KINDS = {
  INTERESSEMENT: { type: 'BO_INTERESSEMENT', label: 'Intéressement', origin: 'incentive-bonus' },
  PARTICIPATION: { type: 'BO_PARTICIPATION', label: 'Participation', origin: 'profit-sharing' },
} as const

const kindOf = ({ type }: OptionBulletin) => (type === 'INTERESSEMENT' ? KINDS.INTERESSEMENT : KINDS.PARTICIPATION)

/** The first market day on which the choice can no longer be changed: it is invested then. */
const investedDay = (bulletin: OptionBulletin, day: PlainDate): PlainDate => {
  const { lastChangeDay } = periodOf(bulletin, day)
  return addMarketDays(addDays(lastChangeDay ?? day, 1), 0)
}

const after = (person: Person, bulletin: OptionBulletin, { choice, answer, day, key }: Made, now: Moment) => {
  const id = answer.s2e_transaction_id
  const { type, label, origin } = kindOf(bulletin)
  const premium = premiumOfBulletin(bulletin, day)
  const due = investedDay(bulletin, day)
  const isSettled = due <= now.day
  const policies = [...new Set(choice.instructions.map(({ policy_id }) => policy_id))]
  const [policy] = policies
  const operation: Operation = {
    id,
    scope: 's2e',
    ...(policy !== undefined && policies.length === 1 ? { policy_id: policy } : {}),
    date: day,
    label,
    status: wordOfLife(isSettled ? 'settled' : 'accepted'),
    type,
    amount: premium.net,
    gross_amount: premium.gross,
    deadline_date: bulletin.deadline_date,
    ...(key === undefined ? {} : { request_key: key }),
    ...(isSettled
      ? {}
      : {
          timeline: [
            { step: 'requested', day, done: true },
            { step: 'invested', day: due, done: false },
          ],
        }),
  }
  const investments = policies.map((one, at): Investment => {
    const parts = choice.instructions.filter(({ policy_id }) => policy_id === one)
    return {
      id: at === 0 ? id : `${id}-${at + 1}`,
      operation: id,
      type,
      origin,
      day: due,
      policy: one,
      amount: placedIn(choice, one),
      parts: parts.map(({ investment_id, amount }) => ({ id: investment_id, amount })),
    }
  })
  const employer = employerAccount(companyOf(person, bulletin) ?? '')
  const postings = [
    ...moved(EUR, employer, 'levies', premium.contributions),
    ...moved(EUR, employer, 'bank', choice.payment_amount),
    ...policies.flatMap((one) => moved(EUR, employer, transitAccount(one), placedIn(choice, one))),
  ]
  const paid: Due = {
    id: paidId(id),
    day: due,
    apply: (book) => {
      enter(book, entryOf({ id: paidId(id), operation: id, day: due, postings }))
    },
  }
  const details: DoneDetails = {
    tax: premium.contributions,
    paidOut: choice.payment_amount,
    instructions: choice.instructions
      .filter(({ amount }) => !isZero(amount))
      .map((one) => Object.assign({ meaning: 'SOUSCRIPTION' as const }, one)),
  }
  return { operation, investments, dues: [paid, ...investments.map(investmentDue)], details, answer, bulletin: bulletin.id }
}

/**
 * Returns what follows from the bulletins of a person up to a moment, the choice that was made last, or, once the deadline
 * has passed without one, the default. docs/rules/option-bulletin.md, BULL-12.
 *
 * @param choosing the person as they were seeded, their accounts with what they are invested in, their acts
 * @param now the moment
 */
export const choicesOf = (choosing: Choosing, now: Moment): Choices => {
  const all = (choosing.person.bulletins ?? []).flatMap((bulletin) => {
    const one = made(choosing, bulletin, now)
    return one === undefined ? [] : [after(choosing.person, bulletin, one, now)]
  })
  return {
    operations: all.map(({ operation }) => operation),
    dues: all.flatMap(({ dues }) => dues),
    investments: all.flatMap(({ investments }) => investments),
    details: all.map(({ operation, details }) => [operation.id, details] as const),
    answers: new Map(all.map(({ bulletin, answer }) => [bulletin, answer])),
  }
}
