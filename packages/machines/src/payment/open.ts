import { answering } from '../act/index.ts'
import {
  EMPTY_PAYMENT,
  formRepeating,
  formReplacing,
  leastLimits,
  offersOf,
  openedFor,
  programmesOn,
  retirementOffersOf,
  todaysShares,
  type Offer,
  type PaymentAddress,
  type PaymentForm,
  type Way,
} from '@hautelisse/domain/payment'
import { FILE_LIMITS } from '@hautelisse/domain/files'
import { openSteps, orderedText, resumedStep, typedText } from '../stepper/index.ts'
import { parseAmount } from '@hautelisse/domain/money'
import type { Answer, PaymentContextOf, PaymentInput, RecordedPayment, ScheduledKnown, Terms } from './context.ts'
import type { PaymentDraft } from './draft.ts'
import { flow, offerOf, papersOf } from './flow.ts'

/** Whether what was kept is what the address asks for: it was typed at an address that names the same. What else it was answered there does not count. */
const isAskedAt = ({ address: typedAt }: PaymentDraft, { account, replaces, again }: Partial<PaymentAddress>): boolean =>
  (replaces ?? typedAt.replaces) === typedAt.replaces &&
  (again ?? typedAt.again) === typedAt.again &&
  (account ?? typedAt.account) === typedAt.account

/** Whether it may be recorded, or is: it goes before whatever the address asks for. */
const isOnItsWay = ({ isSent, recorded }: PaymentDraft): boolean => isSent === true || recorded !== undefined

/**
 * Opens a payment: empty, or with the answers of a draft of the same person. What was typed at another address is set aside; what was sent is not.
 *
 * @param input payer, draft and ports
 */
export const openContext = ({ payer, company, address = {}, draft, ports }: PaymentInput): PaymentContextOf => {
  const kept = draft?.userId === payer.userId ? draft : undefined
  const own = kept !== undefined && (isOnItsWay(kept) || isAskedAt(kept, address)) ? kept : undefined
  const recorded = own?.recorded
  return {
    ...openSteps(own?.step ?? 'account'),
    ports,
    payer,
    company,
    address,
    offers: [],
    external: [],
    act: undefined,
    aside: recorded === undefined ? kept : undefined,
    wasSent: own?.isSent === true && recorded === undefined,
    limits: FILE_LIMITS.payment,
    files: [],
    fileView: { files: [], refusals: [], isAdding: false, news: undefined },
    lostFiles: own?.files ?? [],
    filesKey: ports.random(),
    result: recorded && { s2e_transaction_id: recorded.id, url: recorded.url, papers: 'to-send' },
    labs: [],
    retirementPaid: undefined,
    form: own?.form ?? EMPTY_PAYMENT,
    requestKey: own?.requestKey ?? ports.random(),
  }
}

/** Begins another payment at the same address: nothing stays of the one that is recorded. */
export const beginAnew = ({ payer, company, address, ports, run }: PaymentContextOf): PaymentContextOf => ({
  ...openContext({ payer, company, address, ports }),
  run: run + 1,
})

/** An account with the scheduled payments that run to it; undefined where they could not be read whole. */
const withProgrammes = (offer: Offer, { payments, isWhole }: ScheduledKnown): Offer => ({
  ...offer,
  programmes: isWhole ? programmesOn(payments, offer.account.policy_id) : undefined,
})

/** The way that the address names, where the account takes it. */
const withWay = (form: PaymentForm, { ways }: Offer, way: Way | undefined): PaymentForm =>
  way !== undefined && ways.includes(way) ? { ...form, way } : form

/** A payment that was recorded before a reload, once it is known what is asked for: files by which nobody goes are not waited for. */
const withPapers = (result: RecordedPayment, context: PaymentContextOf): RecordedPayment =>
  offerOf(context) === undefined ? result : { ...result, papers: papersOf(context) === 'files' ? 'to-send' : 'none' }

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
  { permission, contexts, retirement, labs = [], scheduled, refused }: Terms,
): Partial<PaymentContextOf> => {
  const { address, payer, company } = context
  const { accounts } = payer
  const retired = retirement && retirementOffersOf(accounts, retirement)
  const all = [...offersOf(accounts, contexts, permission), ...(retired?.offers ?? [])]
  const offers = all.map((offer) => withProgrammes(offer, scheduled))
  const replaced = scheduled.payments.find(({ id }) => id === address.replaces)
  const asking = labs.filter((lab) =>
    offers.some(({ refusal, account }) => refusal === undefined && account.company_id === lab.company_id),
  )
  const told = { offers, labs, limits: leastLimits(asking), external: retired?.external ?? [], retirementPaid: retirement?.paid }
  if (context.result !== undefined)
    return { ...told, result: withPapers(context.result, { ...context, ...told }), resumedAt: 'results', step: 'results' }
  const named = offers.find(({ account }) => account.policy_id === replaced?.policy_id)
  if (replaced !== undefined && named?.refusal === undefined && named !== undefined && context.form.policyId === '') {
    const form = formReplacing(replaced, named.allocable)
    return { ...told, form, resumedAt: 'amount', step: 'amount' }
  }
  const tried = offers.find(({ account }) => account.policy_id === refused?.operation.policy_id)
  if (refused !== undefined && tried !== undefined && tried.refusal === undefined && context.form.policyId === '') {
    const form = formRepeating(refused, tried)
    const resumedAt = resumedStep(flow, { ...context, ...told, form }, 'summary')
    return { ...told, form, resumedAt, step: resumedAt }
  }
  const isKnown = offers.some(({ account }) => account.policy_id === context.form.policyId)
  if (!isKnown && context.form.policyId !== '') return { ...told, ...withoutAccount(context) }
  const open = offers.filter(
    ({ refusal, account }) => refusal === undefined && (company ?? account.company_id) === account.company_id,
  )
  const asked = open.find(({ account }) => account.policy_id === address.account)
  const chosen = isKnown ? undefined : (asked ?? (open.length === 1 ? open[0] : undefined))
  const isStopped = scheduled.isWhole && !scheduled.payments.some(({ id }) => id === context.form.replaces)
  const kept = { ...context.form, replaces: isStopped ? '' : context.form.replaces }
  const form = chosen === undefined ? kept : withWay(openedFor(chosen, kept), chosen, address.way)
  const filled = { ...context, ...told, form }
  const first = chosen === undefined ? context.step : 'amount'
  const resumedAt = resumedStep(flow, filled, first === 'results' ? 'summary' : first)
  const aside = isKnown ? undefined : context.aside
  return { ...told, aside, form: filled.form, resumedAt, step: resumedAt }
}

const formAfter = ({ form, offers }: PaymentContextOf, answer: Answer): PaymentForm => {
  switch (answer.type) {
    case 'accountChosen': {
      const offer = offers.find(({ account }) => account.policy_id === answer.policyId)
      return answer.policyId === form.policyId || offer === undefined ? form : openedFor(offer, form)
    }
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
