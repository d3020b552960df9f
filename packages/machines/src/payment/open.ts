import { answering } from '../act/index.ts'
import {
  EMPTY_PAYMENT,
  formReplacing,
  offersOf,
  programmesOn,
  retirementOffersOf,
  todaysShares,
  type Offer,
  type PaymentForm,
} from '@hautelisse/domain/payment'
import { openSteps, orderedText, resumedStep, typedText } from '../stepper/index.ts'
import { parseAmount } from '@hautelisse/domain/money'
import type { Answer, PaymentContextOf, PaymentInput, ScheduledKnown, Terms } from './context.ts'
import { flow } from './flow.ts'

/**
 * Opens a payment: empty, or with the answers of a draft of the same person.
 *
 * @param input payer, draft and ports
 */
export const openContext = ({ payer, company, replaces, draft, ports }: PaymentInput): PaymentContextOf => {
  const isOwn = draft?.userId === payer.userId && (replaces === undefined || draft.form.replaces === replaces)
  const own = isOwn ? draft : undefined
  return {
    ...openSteps(own?.step ?? 'account'),
    ports,
    payer,
    company,
    replaces,
    offers: [],
    external: [],
    act: undefined,
    aside: own,
    wasSent: own?.isSent === true,
    labs: [],
    retirementPaid: undefined,
    form: own?.form ?? EMPTY_PAYMENT,
    requestKey: own?.requestKey ?? ports.random(),
  }
}

/** An account with the scheduled payments that run to it; undefined where they could not be read whole. */
const withProgrammes = (offer: Offer, { payments, isWhole }: ScheduledKnown): Offer => ({
  ...offer,
  programmes: isWhole ? programmesOn(payments, offer.account.policy_id) : undefined,
})

const withoutAccount = ({ ports }: PaymentContextOf): Partial<PaymentContextOf> => ({
  form: EMPTY_PAYMENT,
  requestKey: ports.random(),
  resumedAt: 'account',
  step: 'account',
})

/**
 * Takes in what the saver may pay; one account alone is chosen, and answers that hold no more are asked for again. Where the account of the answers is not
 * there, none takes its place: no other one is paid their amount, by their shares or under their key. Those of a payment that is recorded stay.
 */
export const withTerms = (
  context: PaymentContextOf,
  { permission, contexts, retirement, labs = [], scheduled }: Terms,
): Partial<PaymentContextOf> => {
  const { accounts } = context.payer
  const retired = retirement && retirementOffersOf(accounts, retirement)
  const all = [...offersOf(accounts, contexts, permission), ...(retired?.offers ?? [])]
  const offers = all.map((offer) => withProgrammes(offer, scheduled))
  const replaced = scheduled.payments.find(({ id }) => id === context.replaces)
  const told = { offers, labs, external: retired?.external ?? [], retirementPaid: retirement?.paid }
  if (context.result !== undefined) return { ...told, resumedAt: 'results', step: 'results' }
  const named = offers.find(({ account }) => account.policy_id === replaced?.policy_id)
  if (replaced !== undefined && named?.refusal === undefined && named !== undefined && context.form.replaces !== replaced.id) {
    const form = formReplacing(replaced, named.allocable)
    return { ...told, aside: undefined, form, resumedAt: 'amount', step: 'amount' }
  }
  const isKnown = offers.some(({ account }) => account.policy_id === context.form.policyId)
  if (!isKnown && context.form.policyId !== '') return { ...told, ...withoutAccount(context) }
  const open = offers.filter(
    ({ refusal, account }) => refusal === undefined && (context.company ?? account.company_id) === account.company_id,
  )
  const policyId = isKnown ? context.form.policyId : open.length === 1 ? (open[0]?.account.policy_id ?? '') : ''
  const isStopped = scheduled.isWhole && !scheduled.payments.some(({ id }) => id === context.form.replaces)
  const form = { ...context.form, policyId, replaces: isStopped ? '' : context.form.replaces }
  const filled = { ...context, offers, form }
  const first = isKnown || policyId === '' ? context.step : 'amount'
  const resumedAt = resumedStep(flow, filled, first === 'results' ? 'summary' : first)
  return { ...told, aside: undefined, form: filled.form, resumedAt, step: resumedAt }
}

const formAfter = ({ form, offers }: PaymentContextOf, answer: Answer): PaymentForm => {
  switch (answer.type) {
    case 'accountChosen':
      return answer.policyId === form.policyId
        ? form
        : { ...form, policyId: answer.policyId, shares: {}, replaces: '', inAddition: false, hasRead: false }
    case 'wayChosen':
      return { ...form, way: answer.way }
    case 'frequencyChosen':
      return { ...form, frequency: answer.frequency }
    case 'dayChosen':
      return { ...form, day: answer.day }
    case 'shareTyped':
      return { ...form, shares: { ...form.shares, [answer.fund]: answer.text } }
    case 'todaysSharesTaken': {
      const offer = offers.find(({ account }) => account.policy_id === form.policyId)
      return { ...form, shares: (offer && todaysShares(offer)) ?? form.shares }
    }
    case 'programmeChosen':
      return { ...form, replaces: answer.replaces ?? '', inAddition: answer.replaces === undefined }
    case 'taxChosen':
      return { ...form, taxChoice: answer.choice }
    case 'ceilingStated':
      return { ...form, keepsCeiling: answer.on }
    case 'amountTyped':
      return { ...form, amount: typedText(answer) ?? form.amount }
    case 'amountLeft':
      return { ...form, amount: orderedText({ parsed: parseAmount(form.amount) }) ?? form.amount }
    default:
      return answer satisfies never
  }
}

/**
 * Takes in an answer: another payment has another key, and what the server refused goes with the answer that it refused.
 *
 * @param context context before the answer
 * @param answer what the saver stated
 */
export const takeAnswer = answering(formAfter)
