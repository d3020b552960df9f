import { topUpCaseOf } from '@hautelisse/domain/contributions'
import type { Entry } from '@hautelisse/domain/ledger'
import { Decimal } from '@hautelisse/domain/money'
import { kindOf } from '@hautelisse/domain/operations'
import { optionBulletinChoiceCall, topUpsOf } from '@hautelisse/domain/option-bulletin'
import { paymentRequest } from '@hautelisse/domain/payment'
import { releasesOf, type PlanRelease } from '@hautelisse/domain/release'
import { receiptCall, receiptOf, sealedText, type Receipt, type ReceiptGiven, type ReceiptSale } from '@hautelisse/domain/receipt'

import { actBehind, askedRelease, askedRetirement } from '../journal/index.ts'
import type { Person } from '../people/index.ts'
import { bulletinOf } from '../option-bulletin/index.ts'
import { contextOf } from '../payment/index.ts'
import { answered, forMembers, refused } from '../server/index.ts'

type Stood = NonNullable<Awaited<ReturnType<typeof actBehind>>>

type Reckoned = { readonly act: Receipt['act']; readonly given: ReceiptGiven }

/** What a payment brings by the plan's rule, as it stood when it was asked for. */
const ofPayment = ({ kept, standing }: Stood): Reckoned | undefined => {
  const request = paymentRequest.safeParse(kept.asked).data
  if (request === undefined) return undefined
  const { main_company_id: company, policy_id: policyId, amount } = request
  const plan = contextOf(standing, company, kept.at.day)?.allocable_accounts?.find(({ policy_id }) => policy_id === policyId)
  const given = plan && topUpCaseOf(plan, amount, kept.at.day)
  return { act: 'payment', given: { premium: undefined, topUps: given === undefined ? [] : [{ policyId, given }] } }
}

/** What is taken of a premium, and what each plan adds to what is placed in it. */
const ofBulletin = ({ kept, standing }: Stood): Reckoned | undefined => {
  const choice = optionBulletinChoiceCall.request.safeParse(kept.asked).data
  const seeded = standing.bulletins?.find(({ id }) => id === choice?.id)
  if (choice === undefined || seeded?.amount === undefined) return undefined
  const { accounts } = topUpsOf(bulletinOf(standing, seeded, kept.at.day), choice, kept.at.day)
  return {
    act: 'option-bulletin',
    given: {
      premium: { gross: seeded.amount, asOf: seeded.start_date ?? kept.at.day },
      topUps: accounts.flatMap(({ account, given }) =>
        given === undefined || given.payment.isZero() ? [] : [{ policyId: account.policy_id, given }],
      ),
    },
  }
}

const NOTHING_ADDED = { premium: undefined, topUps: [] } as const

/** What a sale takes, compartment by compartment. */
const salesOf = (policyId: string, plan: PlanRelease): readonly ReceiptSale[] =>
  releasesOf(plan).map((sale) => ({ policyId, sale }))

/** What is taken of a release or a refund, as it stood when it was asked for. */
const ofRelease = ({ kept, standing }: Stood): Reckoned | undefined => {
  const asked = askedRelease(standing, kept)
  return asked && { act: 'release', given: { ...NOTHING_ADDED, sales: salesOf(asked.policy, asked) } }
}

/** What is taken of the capital of each contract. */
const ofRetirement = ({ kept, standing }: Stood): Reckoned => ({
  act: 'retirement',
  given: {
    ...NOTHING_ADDED,
    sales: askedRetirement(standing, kept).flatMap(({ policy, ...plan }) => salesOf(policy, plan)),
  },
})

const reckonedOf = (stood: Stood): Reckoned | undefined => {
  switch (stood.kept.act.kind) {
    case 'payment':
      return ofPayment(stood)
    case 'release':
      return ofRelease(stood)
    case 'retirement':
      return ofRetirement(stood)
    case 'switch':
      return { act: 'fund-switch', given: NOTHING_ADDED }
    case 'attachment':
    case 'bank-account':
    case 'bank-cancel':
    case 'bank-signature':
    case 'bulletin':
    case 'cancel':
    case 'card':
    case 'documents':
    case 'outcome':
    case 'profile':
    case 'signature':
    case 'stop':
      return ofBulletin(stood)
    default:
      return stood.kept.act satisfies never
  }
}

const PAID_TO = /^(bank|employer\/)/

/** What the sales of an operation paid out; undefined while nothing is sold. */
const movedBy = (person: Person, id: string, entries: readonly Entry[]): Receipt['moved'] => {
  const own = person.done?.operations.filter((one) => one.id === id || one.linked_id === id) ?? []
  const isRefund = own.some(({ type }) => kindOf(type) === 'refund')
  const sales = entries.filter((entry) => entry.id.endsWith('-s'))
  if (!isRefund || sales.length === 0) return undefined
  const paid = sales.flatMap(({ postings }) => postings).filter(({ account }) => PAID_TO.test(account))
  return {
    paid: paid.reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0)).toFixed(2),
    differs_by: [...new Set(own.flatMap(({ differs_by: causes = [] }) => causes))],
  }
}

const digest = async (text: string): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The call of receipts, answered for the operations that the person asked for here. */
export const receiptCalls = [
  forMembers(receiptCall, async ({ api, person, params: { id } }) => {
    const stood = await actBehind(api, person, id)
    const reckoned = stood && reckonedOf(stood)
    if (stood === undefined || reckoned === undefined) return refused('ERR_UNKNOWN')
    const { asked: request, answer, at } = stood.kept
    const entries = (person.done?.entries ?? []).filter(({ operation }) => operation === id || operation.startsWith(`${id}-`))
    const sold = movedBy(person, id, entries)
    const unsealed = receiptOf({
      ...reckoned,
      operation_id: id,
      made_on: at.day,
      request,
      // What a call answers with no body is nothing.
      answer: answer ?? null,
      entries: [...new Set(entries.map((entry) => entry.id))],
      ...(sold === undefined ? {} : { moved: sold }),
    })
    return answered({ receipt: { ...unsealed, sha256: await digest(sealedText(unsealed)) } })
  }),
]
