import { adjusted, allocated, isSameRequest, requestOf, saidIn, updatesAtOnce, validateStep } from '@hautelisse/domain/tax-saving'
import type { Step, TaxForm, TaxRequest } from '@hautelisse/domain/tax-saving'
import type { FieldError } from '@hautelisse/domain/validation'
import type { KeptAnswer, TaxSavingContext } from './context.ts'
import { onceFor } from './once-for.ts'

const EMPTY = { text: '', parsed: { kind: 'empty' } } as const

/** Form as the adjustment shows it; until an answer is there, an amount that nobody typed is still missing. */
export const shownForm = ({ form, shown, result }: TaxSavingContext): TaxForm =>
  result === undefined ? saidIn(form, shown) : adjusted(form, shown, result.answer.vv_envelope_monthly)

/** An amount that nobody typed is not asked for: the answer takes the largest that is deducted. */
const isLeftToTheAnswer = ({ form, shown }: TaxSavingContext): boolean =>
  form.allocated_amount.parsed.kind === 'empty' && shown === 'one_shot'

/** Whether an answer answers a question: no amount and the most that is deducted, in one go, are the same payment (TAX-43, TAX-44). */
const answers = ({ request, answer }: KeptAnswer, question: TaxRequest | undefined): boolean => {
  const stated = (asked: TaxRequest): TaxRequest => {
    const { amount, periodicity } = allocated(asked.allocated_amount, asked.allocated_periodicity, answer.vv_envelope_monthly)
    return { ...asked, allocated_amount: amount, allocated_periodicity: periodicity }
  }
  return isSameRequest(question && stated(question), stated(request))
}

type Question = { readonly question: TaxRequest | undefined; readonly isAnswered: boolean }

/** Guards and selectors ask for the question of one state many times: it is made once for each. */
const askedIn = onceFor((context: TaxSavingContext): Question => {
  const question = requestOf(isLeftToTheAnswer(context) ? context.form : shownForm(context))
  return { question, isAnswered: context.result !== undefined && answers(context.result, question) }
})

/** Question that the answers as they stand make; nothing as long as one of them is missing or wrong (TAX-42). */
export const questionOf = (context: TaxSavingContext): TaxRequest | undefined => askedIn(context).question

/** Question about the household alone, whatever stands in the adjustment. */
const householdQuestion = (form: TaxForm): TaxRequest | undefined =>
  requestOf({ ...form, allocated_amount: EMPTY, allocated_periodicity: 'yearly' })

/** Question that the income step asks: an amount to pay that is wrong waits for its own screen, and must not keep the saver from it. */
export const firstQuestionOf = (context: TaxSavingContext): TaxRequest | undefined =>
  questionOf(context) ?? householdQuestion(context.form)

/** The question of the call. Throws if an answer is missing: the machine never makes the call before. */
export const questionIn = (context: TaxSavingContext): TaxRequest => {
  const question = firstQuestionOf(context)
  if (question === undefined) throw new RangeError('The simulation is asked for with an answer missing')
  return question
}

/** Whether the answer that is there answers the question as it stands (TAX-43). */
export const isAnswered = (context: TaxSavingContext): boolean => askedIn(context).isAnswered

/** The same of the question that the income step asks. */
export const isFirstAnswered = (context: TaxSavingContext): boolean =>
  context.result !== undefined && answers(context.result, firstQuestionOf(context))

/** Whether the income step has a question that has not been answered. */
export const canAskFirst = (context: TaxSavingContext): boolean =>
  firstQuestionOf(context) !== undefined && !isFirstAnswered(context)

/** Whether there is a question that has not been answered. */
export const canAsk = (context: TaxSavingContext): boolean => questionOf(context) !== undefined && !isAnswered(context)

/** What the domain's rules say is wrong with the answers of a step; with the adjustment, as it is shown and asked with. */
export const errorsOfStep = (context: TaxSavingContext, step: Step): readonly FieldError[] =>
  validateStep(step, step === 'results' ? shownForm(context) : context.form)

/** Whether a change of the adjustment asks at once (TAX-24). */
export const asksAtOnce = (context: TaxSavingContext): boolean => updatesAtOnce(context.variant)

/** The household of a request: all but what it would pay. */
const householdOf = (request: TaxRequest): TaxRequest => ({
  ...request,
  allocated_amount: null,
  allocated_periodicity: null,
})

/** Whether an answer is still about the household of the form; what it would pay may differ. */
export const isOfHousehold = ({ result }: TaxSavingContext, form: TaxForm): boolean =>
  result !== undefined && isSameRequest(householdQuestion(form), householdOf(result.request))
