import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { parseAmount } from '@hautelisse/domain/money'
import type { ReleaseReason } from '@hautelisse/domain/release'
import {
  caseDocuments,
  caseErrors,
  caseEstimate,
  caseOffers,
  EMPTY_CASE,
  lawOfCase,
  type CaseForm,
  type CaseOffer,
  type LetterCase,
} from '@hautelisse/domain/retirement-withdrawal'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { orderedText, typedText, type AmountLeft, type AmountTyped } from '../stepper/index.ts'
import type { CaseDraft } from './case-draft.ts'

export type CaseInput = {
  readonly userId: string
  readonly of: LetterCase
  readonly accounts: readonly Account[]
  readonly today: PlainDate
  readonly draft?: CaseDraft | undefined
  /** Opens the print dialogue. */
  readonly print: () => void
}

/** Figures of the estimate that open. */
export type CaseFigure = keyof NonNullable<ReturnType<typeof caseEstimate>>['explained']

type CaseAnswer =
  | { readonly type: 'accountChosen'; readonly policyId: string }
  | { readonly type: 'reasonChosen'; readonly reason: ReleaseReason }
  | { readonly type: 'eventTyped'; readonly text: string }
  | AmountTyped<'amount'>
  | AmountLeft<'amount'>

export type CaseEvent =
  | CaseAnswer
  | { readonly type: 'printRequested' }
  | { readonly type: 'figureOpened'; readonly figure: CaseFigure }
  | { readonly type: 'figureClosed' }

type CaseContext = CaseInput & {
  readonly offers: readonly CaseOffer[]
  readonly form: CaseForm
  /** The dossier was asked for: what is missing is said. */
  readonly isAttempted: boolean
  readonly opened: CaseFigure | undefined
}

const isOpen = ({ refusal }: CaseOffer): boolean => refusal === undefined

/** A draft of the same person and case; one contract alone, and one reason alone, are chosen. */
const formOf = ({ userId, of, draft }: CaseInput, offers: readonly CaseOffer[]): CaseForm => {
  const kept = draft?.userId === userId && draft.of === of ? draft.form : EMPTY_CASE
  const open = offers.filter(isOpen)
  const [first] = open
  const held = open.some(({ account }) => account.policy_id === kept.policyId)
  const policyId = held ? kept.policyId : open.length === 1 ? (first?.account.policy_id ?? '') : ''
  const [reason] = first?.reasons ?? []
  const isOnly = reason !== undefined && first?.reasons.length === 1
  return { ...kept, policyId, reason: isOnly ? reason.reason : kept.reason }
}

const formAfter = (form: CaseForm, answer: CaseAnswer): CaseForm => {
  switch (answer.type) {
    case 'accountChosen':
      return { ...form, policyId: answer.policyId }
    case 'reasonChosen':
      return { ...form, reason: answer.reason }
    case 'eventTyped':
      return { ...form, event: answer.text }
    case 'amountTyped':
      return { ...form, amount: typedText(answer) ?? form.amount }
    case 'amountLeft':
      return { ...form, amount: orderedText({ parsed: parseAmount(form.amount) }) ?? form.amount }
    default:
      return answer satisfies never
  }
}

const errorsOf = ({ form, offers, today }: CaseContext) => caseErrors(form, offers, today)

const keepAnswer = { type: 'keepAnswer', params: ({ event }: { readonly event: CaseAnswer }) => ({ answer: event }) } as const

/**
 * A withdrawal for another case than retirement: the contract, the reason with its event, an amount with what it pays, then the dossier on paper. Nothing is sent: no
 * call takes it. WDR-04, WDR-16, RWD-02, RWD-03.
 */
export const caseMachine = setup({
  types: { context: {} as CaseContext, events: {} as CaseEvent, input: {} as CaseInput },
  guards: { isWhole: ({ context }) => errorsOf(context).length === 0 },
  actions: {
    keepAnswer: assign(({ context }, { answer }: { answer: CaseAnswer }) => ({ form: formAfter(context.form, answer) })),
    showErrors: assign({ isAttempted: true }),
    openFigure: assign(({ event }) => (event.type === 'figureOpened' ? { opened: event.figure } : {})),
    closeFigure: assign({ opened: undefined }),
    print: ({ context }) => context.print(),
  },
}).createMachine({
  id: 'withdraw-case',
  context: ({ input }) => {
    const offers = caseOffers(input.of, input.accounts, input.today)
    return { ...input, offers, form: formOf(input, offers), isAttempted: false, opened: undefined }
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: ({ context }) => context.offers.some(isOpen), target: 'asking' }, { target: 'closed' }] },
    /** No contract gives anything in this case: each says why. */
    closed: {},
    asking: {
      on: {
        accountChosen: { actions: keepAnswer },
        reasonChosen: { actions: keepAnswer },
        eventTyped: { actions: keepAnswer },
        amountTyped: { actions: keepAnswer },
        amountLeft: { actions: keepAnswer },
        figureOpened: { actions: 'openFigure' },
        figureClosed: { actions: 'closeFigure' },
        printRequested: [{ guard: 'isWhole', actions: 'print' }, { actions: 'showErrors' }],
      },
    },
  },
})

export type CaseSnapshot = SnapshotFrom<typeof caseMachine>

export const selectCaseIsOpen = (snapshot: CaseSnapshot): boolean => snapshot.matches('asking')
export const selectCaseForm = ({ context }: CaseSnapshot): CaseForm => context.form
export const selectCaseOffers = ({ context }: CaseSnapshot): readonly CaseOffer[] => context.offers

/** What is missing or wrong, once the dossier was asked for. */
export const selectCaseErrors = ({ context }: CaseSnapshot) => (context.isAttempted ? errorsOf(context) : [])

/** The contract that was chosen, the answer of the law, the documents, and what the amount would pay. */
export const selectCase = ({ context: { form, offers, today, opened } }: CaseSnapshot) => {
  const offer = offers.find((one) => one.account.policy_id === form.policyId && isOpen(one))
  if (offer === undefined) return undefined
  const estimate = caseEstimate(form, offer, today)
  return {
    offer,
    law: lawOfCase(form, today),
    documents: form.reason === '' ? [] : caseDocuments(form.reason, today),
    estimate,
    opened,
    derivation: opened && estimate?.explained[opened],
  }
}
