import type { PaymentStep } from '@hautelisse/domain/income-tax'
import { parseAmount } from '@hautelisse/domain/money'
import { assign, setup, type SnapshotFrom } from 'xstate'
import { orderedText, typedText, type AmountLeft, type AmountTyped } from '../stepper/index.ts'
import { LONGEST_TEXT, NO_NOTICE, type NoticeAnswers, type NoticeField } from './notice-answers.ts'

export type NoticeEvent =
  | AmountTyped<NoticeField>
  | AmountLeft<NoticeField>
  | { readonly type: 'poolingChosen'; readonly pooled: boolean }
  | { readonly type: 'stepChosen'; readonly step: PaymentStep }

export type NoticeInput = {
  /** What the tab has. */
  readonly answers: NoticeAnswers | undefined
}

type NoticeContext = {
  readonly answers: NoticeAnswers
  /** Fields that were left: what stands against them is said. */
  readonly left: readonly NoticeField[]
  readonly refusedPaste: NoticeField | undefined
}

const withText = ({ answers }: NoticeContext, field: NoticeField, text: string): Pick<NoticeContext, 'answers'> => ({
  answers: { ...answers, amounts: { ...answers.amounts, [field]: text.slice(0, LONGEST_TEXT) } },
})

const base = setup({
  types: { context: {} as NoticeContext, events: {} as NoticeEvent, input: {} as NoticeInput },
  actions: {
    typeAmount: assign(({ context }, { typed }: { typed: AmountTyped<NoticeField> }) => {
      const text = typedText(typed)
      return text === undefined
        ? { refusedPaste: typed.field }
        : { ...withText(context, typed.field, text), refusedPaste: undefined }
    }),
    leaveAmount: assign(({ context }, { field }: { field: NoticeField }) => {
      const text = orderedText({ parsed: parseAmount(context.answers.amounts[field] ?? '') })
      return {
        left: [...new Set([...context.left, field])],
        refusedPaste: undefined,
        ...(text === undefined ? {} : withText(context, field, text)),
      }
    }),
    choosePooling: assign(({ context: { answers } }, { pooled }: { pooled: boolean }) => ({ answers: { ...answers, pooled } })),
    chooseStep: assign(({ context: { answers } }, { step }: { step: PaymentStep }) => ({ answers: { ...answers, step } })),
  },
})

/** The lines of the tax notice beside the result, and the saving that is wanted: typed in any order, kept by the tab. BEY-35. */
export const noticeMachine = base.createMachine({
  id: 'taxNotice',
  context: ({ input: { answers } }) => ({ answers: answers ?? NO_NOTICE, left: [], refusedPaste: undefined }),
  initial: 'asked',
  states: {
    asked: {
      on: {
        amountTyped: { actions: { type: 'typeAmount', params: ({ event }) => ({ typed: event }) } },
        amountLeft: { actions: { type: 'leaveAmount', params: ({ event: { field } }) => ({ field }) } },
        poolingChosen: { actions: { type: 'choosePooling', params: ({ event: { pooled } }) => ({ pooled }) } },
        stepChosen: { actions: { type: 'chooseStep', params: ({ event: { step } }) => ({ step }) } },
      },
    },
  },
})

export type NoticeSnapshot = SnapshotFrom<typeof noticeMachine>

/**
 * Gives what the tab keeps of a notice; undefined until something is typed.
 *
 * @param snapshot state of the machine
 */
export const noticeDraftOf = ({ context: { answers } }: NoticeSnapshot): NoticeAnswers | undefined =>
  Object.values(answers.amounts).every((text) => text === '') ? undefined : answers
