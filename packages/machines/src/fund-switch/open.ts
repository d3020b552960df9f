import { answering } from '../act/index.ts'
import {
  EMPTY_SWITCH,
  figuresOf,
  formTowards,
  switchOffers,
  type SwitchForm,
  type SwitchReadings,
  type SwitchSide,
} from '@hautelisse/domain/fund-switch'
import { addEuros, formatAmountInput, isPositive, parseAmount, ZERO_EUROS } from '@hautelisse/domain/money'
import { openSteps, orderedText, refusedStep, resumedStep, typedText } from '../stepper/index.ts'
import type { Answer, SwitchContextOf, SwitchField, SwitchInput } from './context.ts'
import { flow, offerOf } from './flow.ts'

/**
 * Opens a fund switch: empty, or with the answers of a draft of the same person.
 *
 * @param input holder, draft and ports
 */
export const openContext = ({ holder, draft, targets, ports }: SwitchInput): SwitchContextOf => {
  const own = draft?.userId === holder.userId ? draft : undefined
  return {
    ...openSteps(own?.step ?? 'account'),
    ports,
    holder,
    targets,
    offers: [],
    act: undefined,
    aside: own,
    wasSent: own?.isSent === true,
    form: own?.form ?? EMPTY_SWITCH,
    requestKey: own?.requestKey ?? ports.random(),
  }
}

/** Takes in what the saver may switch; answers that hold no more are asked for again, those of a switch that is recorded stay. Targets have a key of their own. */
export const withTerms = (context: SwitchContextOf, readings: SwitchReadings): Partial<SwitchContextOf> => {
  const offers = switchOffers(context.holder.accounts, readings)
  if (context.result !== undefined) return { offers, targets: undefined, resumedAt: 'results', step: 'results' }
  const { targets } = context
  const openTo = (policyId: string | undefined) =>
    offers.find(({ account, refusals }) => account.policy_id === policyId && refusals.length === 0)
  const aimed = openTo(targets?.policy_id)
  const isKnown = openTo(context.form.policyId) !== undefined
  const known = isKnown ? context.form : EMPTY_SWITCH
  const form = aimed === undefined || targets === undefined ? known : formTowards(aimed, targets.targets)
  const filled = { ...context, offers, form, step: aimed === undefined ? context.step : ('summary' as const) }
  const resumedAt = resumedStep(flow, filled, refusedStep(flow, filled) ?? (filled.step === 'results' ? 'summary' : filled.step))
  const aside = isKnown || aimed !== undefined ? undefined : context.aside
  const key = aimed === undefined ? {} : { requestKey: context.ports.random(), wasSent: false }
  return { offers, form, aside, targets: undefined, resumedAt, step: resumedAt, ...key }
}

const withText = (form: SwitchForm, field: SwitchField, text: string | undefined): SwitchForm => {
  if (text === undefined) return form
  const [side, fund]: readonly [SwitchSide, string] = field.startsWith('out.') ? ['out', field.slice(4)] : ['in', field.slice(3)]
  return { ...form, [side]: { ...form[side], [fund]: text } }
}

const textAt = (form: SwitchForm, field: SwitchField): string =>
  (field.startsWith('out.') ? form.out[field.slice(4)] : form.in[field.slice(3)]) ?? ''

/** What is left goes to a fund beside what it gets already, as far as the fund takes it. */
const withRest = (context: SwitchContextOf, fund: string): SwitchForm => {
  const { form } = context
  const offer = offerOf(context)
  const figures = offer && figuresOf(form, offer)
  const line = (figures?.other ?? figures)?.funds.find((one) => one.fund.id === fund)
  if (figures === undefined || line === undefined || !isPositive(figures.left)) return form
  const more = line.left !== undefined && line.left.lessThan(figures.left) ? line.left : figures.left
  const has = isPositive(line.change) ? line.change : ZERO_EUROS
  return withText(form, `in.${fund}`, formatAmountInput(addEuros(has, more)))
}

const formAfter = (context: SwitchContextOf, answer: Answer): SwitchForm => {
  const { form } = context
  switch (answer.type) {
    case 'accountChosen':
      return answer.policyId === form.policyId ? form : { ...EMPTY_SWITCH, policyId: answer.policyId }
    case 'destinationChosen':
      // What is typed for the funds of one account says nothing of those of another.
      return { ...form, destination: answer.policyId, isAware: undefined, in: {} }
    case 'awarenessGiven':
      return { ...form, isAware: answer.isAware }
    case 'allTaken': {
      const fund = offerOf(context)?.switchable?.investments.find(({ id }) => id === answer.fund)
      return fund === undefined ? form : withText(form, `out.${answer.fund}`, formatAmountInput(fund.movable))
    }
    case 'restPut':
      return withRest(context, answer.fund)
    case 'amountTyped':
      return withText(form, answer.field, typedText(answer))
    case 'amountLeft':
      return withText(form, answer.field, orderedText({ parsed: parseAmount(textAt(form, answer.field)) }))
    default:
      return answer satisfies never
  }
}

/**
 * Takes in an answer: another switch has another key, and what the server refused goes with the answer that it refused.
 *
 * @param context context before the answer
 * @param answer what the saver stated
 */
export const takeAnswer = answering(formAfter)
