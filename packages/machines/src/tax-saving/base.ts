import { yearOf } from '@hautelisse/domain/calendar'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import {
  afterIncome,
  changedFamily,
  comparedYears,
  EXIT_AGES,
  exitRates,
  firstStep,
  isSameRequest,
  MOST_COMPARED,
} from '@hautelisse/domain/tax-saving'
import type { Step, TaxRequest } from '@hautelisse/domain/tax-saving'
import { assign, fromPromise, setup } from 'xstate'
import { editedOf, editingActions, editingGuards, stepperActions, stepperGuards } from '../stepper/index.ts'
import { takeAnswer, takeEditedAnswer } from './answers.ts'
import type { Asked, KeptVariant, TaxSavingContext, TaxSavingInput, TaxSavingPorts } from './context.ts'
import type { Answer, TaxSavingEvent, VariantChange } from './events.ts'
import { isOfExit } from './figures.ts'
import { flow } from './flow.ts'
import { freshAnswers } from './open.ts'
import { asksAtOnce, canAsk, canAskFirst, isFirstAnswered, questionIn, questionOf } from './progress.ts'
import { withAnswer } from './with-answer.ts'

type SimulateInput = { readonly request: TaxRequest; readonly simulate: TaxSavingPorts['simulate'] }

const nextId = (variants: readonly KeptVariant[]): number => Math.max(-1, ...variants.map(({ id }) => id)) + 1

/** Whether what is shown can be kept beside the others: there is room, and its law is known here. */
const canCompare = (context: TaxSavingContext): boolean =>
  context.variants.length < MOST_COMPARED && context.result?.situation !== undefined && questionOf(context) !== undefined

const addVariant = (context: TaxSavingContext): readonly KeptVariant[] => {
  const { variants, today } = context
  return [...variants, { id: nextId(variants), request: questionIn(context), year: yearOf(today) }]
}

/** A year whose law is not known changes nothing. */
const changeVariant = (
  { variants, today }: TaxSavingContext,
  changed: number,
  { year, ...family }: VariantChange,
): readonly KeptVariant[] =>
  variants.map((variant) =>
    variant.id === changed
      ? {
          ...variant,
          request: changedFamily(variant.request, family),
          year: year !== undefined && comparedYears(today).includes(year) ? year : variant.year,
        }
      : variant,
  )

/** The income step as it stands once it is submitted: what is paid counts for a year (TAX-36). */
const submitIncome = (context: TaxSavingContext): TaxSavingContext => ({
  ...context,
  form: afterIncome(context.form),
  shown: 'one_shot',
  isCleared: false,
})

/** Whether a change makes another question that can be asked (TAX-24). */
const asksAnew = (before: TaxSavingContext, after: TaxSavingContext): boolean =>
  canAsk(after) && !isSameRequest(questionOf(before), questionOf(after))

/** Takes one more answer and all that follows from it. The failure of a call is dropped once that call is no longer needed. */
const takeAndTidy = (context: TaxSavingContext, answer: Answer): TaxSavingContext => {
  const after = takeAnswer(context, answer)
  const isOver = after.failure !== undefined && after.step === 'results' && !canAsk(after)
  return isOver ? { ...after, failure: undefined } : after
}

/** The answers with what is typed on the results in place of theirs. */
const openAnswers = (context: TaxSavingContext): TaxSavingContext => editedOf<TaxSavingContext, Step>(context)

/** Guards, actions and actors of the tax simulator, by the names that its statechart reads by. */
export const base = setup({
  types: { context: {} as TaxSavingContext, events: {} as TaxSavingEvent, input: {} as TaxSavingInput },
  actors: {
    simulate: fromPromise<Asked, SimulateInput>(async ({ input: { request, simulate }, signal }) => ({
      request,
      answer: await simulate(request, { signal }),
    })),
    loadTables: fromPromise<MortalityTables, Pick<TaxSavingPorts, 'loadTables'>>(({ input }) => input.loadTables()),
  },
  guards: {
    ...stepperGuards(flow),
    ...editingGuards<TaxSavingContext, Step>(flow),
    /** A field of the adjustment, not one of the answer that is open. */
    isOfPayment: ({ event }) =>
      (event.type === 'amountTyped' || event.type === 'amountLeft') && event.field === 'allocated_amount',
    startsAt: ({ context }, { step }: { step: Step }) => firstStep(context.saver, context.today) === step,
    isAnsweredOnceSubmitted: ({ context }) => isFirstAnswered(submitIncome(context)),
    canAskOnceSubmitted: ({ context }) => canAskFirst(submitIncome(context)),
    canRetryFirst: ({ context }) => context.failure !== undefined && canAskFirst(context),
    canRetry: ({ context }) => context.failure !== undefined && canAsk(context),
    canAsk: ({ context }) => canAsk(context),
    isRight: ({ context }) => questionOf(context) !== undefined,
    asksAfter: ({ context }, { answer }: { answer: Answer }) =>
      asksAtOnce(context) && asksAnew(context, takeAnswer(context, answer)),
    hasNothingToAskAfter: ({ context }, { answer }: { answer: Answer }) =>
      asksAtOnce(context) && !canAsk(takeAnswer(context, answer)),
    canAskWith: ({ context }, { asked }: { asked: Asked }) => {
      const open = openAnswers(context)
      return canAsk({ ...open, ...withAnswer(open, asked) })
    },
    canCompare: ({ context }) => canCompare(context),
    isOfResult: ({ event }) => event.type === 'figureOpened' && !isOfExit(event.figure),
    isOfExitShown: ({ context, event }) =>
      event.type === 'figureOpened' && isOfExit(event.figure) && context.step === 'results' && context.result !== undefined,
    haveTablesFailed: ({ context }) => context.haveTablesFailed,
    isCapital: ({ event }) => event.type === 'exitFormChosen' && event.form === 'capital',
    isAnnuity: ({ event }) => event.type === 'exitFormChosen' && event.form === 'annuity',
    isLoadedAnnuity: ({ context, event }) =>
      event.type === 'exitFormChosen' && event.form === 'annuity' && context.tables !== undefined,
  },
  actions: {
    ...stepperActions<TaxSavingContext, TaxSavingEvent, Step>(flow),
    ...editingActions<TaxSavingContext, TaxSavingEvent, Step, Answer>(flow, takeEditedAnswer),
    /** Takes in an answer of the saver with everything that follows from it, such as a dropped result. */
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAndTidy(context, answer)),
    turnPage: assign({ failure: undefined, refusedPaste: undefined, openedFigure: undefined, edit: undefined }),
    forgetFailure: assign({ failure: undefined, refusedPaste: undefined }),
    submitIncome: assign(({ context }) => submitIncome(context)),
    keepResult: assign(({ context }, { asked }: { asked: Asked }) => withAnswer(context, asked)),
    startAgain: assign(({ context }) => ({ ...freshAnswers(context.saver, context.today), run: context.run + 1 })),
    openFigure: assign(({ event }) => (event.type === 'figureOpened' ? { openedFigure: event.figure } : {})),
    keepNotice: assign(({ event }) => (event.type === 'noticeTyped' ? { notice: event.notice } : {})),
    closeFigure: assign({ openedFigure: undefined }),
    /** A figure of the exit goes with its way out. */
    closeExitFigure: assign(({ context }) => (isOfExit(context.openedFigure) ? { openedFigure: undefined } : {})),
    addVariant: assign(({ context }) => ({ variants: addVariant(context) })),
    changeVariant: assign(({ context, event }) =>
      event.type === 'variantChanged' ? { variants: changeVariant(context, event.id, event.change) } : {},
    ),
    removeVariant: assign(({ context, event }) =>
      event.type === 'variantRemoved' ? { variants: context.variants.filter(({ id }) => id !== event.id) } : {},
    ),
    chooseExitRate: assign(({ context, event }) =>
      event.type === 'exitRateChosen' &&
      context.result?.situation !== undefined &&
      exitRates(context.today).some((rate) => rate.equals(event.rate))
        ? { exitRate: event.rate }
        : {},
    ),
    chooseExitAge: assign(({ event }) =>
      event.type === 'exitAgeChosen' && Number.isInteger(event.age) && event.age >= EXIT_AGES.first && event.age <= EXIT_AGES.last
        ? { exitAge: event.age }
        : {},
    ),
    print: ({ context }) => context.ports.print(),
    keepTables: assign((_, { tables }: { tables: MortalityTables }) => ({ tables })),
    missTables: assign({ haveTablesFailed: true }),
  },
})

/** What the call is asked with. */
export const simulateInput = ({ context }: { readonly context: TaxSavingContext }): SimulateInput => ({
  request: questionIn(context),
  simulate: context.ports.simulate,
})

/** What the call is asked with for an answer that is changed on the results. */
export const editedInput = ({ context }: { readonly context: TaxSavingContext }): SimulateInput => ({
  request: questionIn(openAnswers(context)),
  simulate: context.ports.simulate,
})
