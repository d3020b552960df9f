import { answering } from '../act/index.ts'
import { FILE_LIMITS, type FileLimits } from '@hautelisse/domain/files'
import { formatAmountInput, parseAmount } from '@hautelisse/domain/money'
import {
  EMPTY_RELEASE,
  grossOfForm,
  lotsOfForm,
  releaseOffers,
  worthOf,
  type ReleaseForm,
  type ReleaseReadings,
} from '@hautelisse/domain/release'
import { openSteps, orderedText, refusedStep, resumedStep, typedText } from '../stepper/index.ts'
import type { Answer, ReleaseContext, ReleaseInput, ReleaseTerms } from './context.ts'
import { flow, offerOf } from './flow.ts'

/**
 * Opens a request for money out: empty, or with the answers of a draft of the same person.
 *
 * @param input holder, draft and ports
 */
export const openContext = ({ holder, draft, ports }: ReleaseInput): ReleaseContext => {
  const own = draft?.userId === holder.userId ? draft : undefined
  const recorded = own?.recorded ?? undefined
  return {
    ...openSteps(own?.step ?? 'account'),
    ports,
    holder,
    offers: [],
    limits: FILE_LIMITS.company,
    result: recorded === undefined ? undefined : { id: recorded, files: 'to-send' },
    form: own?.form ?? EMPTY_RELEASE,
    files: [],
    fileView: { files: [], refusals: [], isAdding: false, news: undefined },
    lostFiles: own?.files ?? [],
    opened: undefined,
    act: undefined,
    aside: own,
    wasSent: own?.isSent === true && recorded === undefined,
    requestKey: own?.requestKey ?? ports.random(),
    filesKey: ports.random(),
  }
}

/** Begins another request: nothing stays of the one that is recorded. */
export const beginAnew = ({ holder, ports, run }: ReleaseContext): ReleaseContext => ({
  ...openContext({ holder, ports }),
  run: run + 1,
})

const limitsOf = ({ contexts }: ReleaseReadings): FileLimits => {
  const one = contexts.map(({ taille_max_pj: bytes }) => bytes)
  const all = contexts.map(({ taille_max_pj_total: bytes }) => bytes)
  const { fileBytes, totalBytes } = FILE_LIMITS.company
  return { ...FILE_LIMITS.company, fileBytes: Math.min(fileBytes, ...one), totalBytes: Math.min(totalBytes, ...all) }
}

/**
 * Takes in what the saver may ask for; answers that hold no more are asked for again. Those of a request that is recorded stay: it may have claimed all of its
 * account, and its documents are still sent by what they say.
 */
export const withTerms = (context: ReleaseContext, { accounts, ...readings }: ReleaseTerms): Partial<ReleaseContext> => {
  const holder = { ...context.holder, accounts }
  const offers = releaseOffers(accounts, readings, context.ports.clock.today())
  const isKnown =
    context.result !== undefined ||
    offers.some(({ account, refusals }) => account.policy_id === context.form.policyId && refusals.length === 0)
  const form = isKnown ? context.form : EMPTY_RELEASE
  const filled = { ...context, holder, offers, form }
  const resumedAt =
    context.result === undefined
      ? resumedStep(flow, filled, refusedStep(flow, filled) ?? (context.step === 'results' ? 'summary' : context.step))
      : 'results'
  const aside = isKnown ? undefined : context.aside
  return { holder, offers, form, aside, limits: limitsOf(readings), resumedAt, step: resumedAt }
}

/** The wanted net sets the amount, as far as it can be paid. */
const withGross = (context: ReleaseContext, form: ReleaseForm): ReleaseForm => {
  const offer = offerOf({ ...context, form })
  const gross =
    form.wanted.trim() === '' || offer === undefined ? undefined : grossOfForm(form, offer, context.ports.clock.today())
  return gross?.kind === 'gross' ? { ...form, amount: formatAmountInput(gross.amount) } : form
}

const withEverything = (context: ReleaseContext): ReleaseForm => {
  const offer = offerOf(context)
  if (offer === undefined) return context.form
  const all = worthOf(lotsOfForm(context.form, offer, context.ports.clock.today()))
  return { ...context.form, amount: formatAmountInput(all), wanted: '' }
}

const formAfter = (context: ReleaseContext, answer: Answer): ReleaseForm => {
  const { form } = context
  switch (answer.type) {
    case 'accountChosen':
      return answer.policyId === form.policyId
        ? form
        : { ...EMPTY_RELEASE, policyId: answer.policyId, wage: form.wage, couple: form.couple }
    case 'kindChosen':
      return answer.kind === form.kind ? form : { ...form, kind: answer.kind, amount: '', wanted: '', toFinance: '', first: '' }
    case 'reasonChosen':
      return withGross(context, { ...form, releaseId: answer.releaseId })
    case 'eventTyped':
      return withGross(context, { ...form, event: answer.text })
    case 'firstChosen':
      return { ...form, first: answer.fund }
    case 'householdChosen':
      return { ...form, couple: answer.couple }
    case 'allTaken':
      return withEverything(context)
    case 'amountTyped': {
      const text = typedText(answer) ?? form[answer.field]
      if (answer.field === 'amount') return { ...form, amount: text, wanted: '' }
      const typed = { ...form, [answer.field]: text }
      return answer.field === 'wanted' ? withGross(context, typed) : typed
    }
    case 'amountLeft': {
      const text = form[answer.field]
      return { ...form, [answer.field]: orderedText({ parsed: parseAmount(text) }) ?? text }
    }
    default:
      return answer satisfies never
  }
}

/**
 * Takes in an answer: another request has another key, and what the server refused goes with the answer that it refused.
 *
 * @param context context before the answer
 * @param answer what the saver stated
 */
export const takeAnswer = answering(formAfter)
