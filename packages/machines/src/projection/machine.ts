import {
  AMOUNT_FIELDS,
  formOfInputs,
  freshProjection,
  inputsOf,
  missingAnswers,
  projectionProblems,
  type ProjectionForm,
  type ProjectionFigures,
  type ProjectionInputs,
  type RetirementRequest,
  type SavedProjection,
} from '@hautelisse/domain/projection'
import { assign, fromPromise, setup, stateIn, type SnapshotFrom } from 'xstate'
import { failureCode } from '../api/index.ts'
import { isAnswered, questionOf, takeAnswer } from './answers.ts'
import { answerEdit, beginEdit, canTake, withEdit } from './edit.ts'
import type { ProjectionAnswer, ProjectionEvent, ProjectionInput, ProjectionPorts, ProjectionState } from './context.ts'

/** Time without a change after which the figures are asked for, in ms. */
export const TYPING_PAUSE_MS = 500

type Answered = { readonly request: RetirementRequest; readonly figures: ProjectionFigures }
type OfPorts = { readonly ports: ProjectionPorts }

/** A text that is no amount is asked for again: of the answers that a page opens with, each counts. */
const withoutWrong = (form: ProjectionForm): ProjectionForm => {
  const wrong = new Set(projectionProblems(form).map(({ path }) => path))
  return { ...form, ...Object.fromEntries(AMOUNT_FIELDS.filter((field) => wrong.has(field)).map((field) => [field, ''])) }
}

const open = (input: ProjectionInput): ProjectionState => {
  const answers = input.form === undefined ? freshProjection(input.about.accounts) : withoutWrong(input.form)
  return asking({
    ...input,
    answers,
    typed: { text: answers.allocated_amount, periodicity: answers.allocated_periodicity },
    answered: undefined,
    figures: undefined,
    touched: [],
    isAttempted: false,
    validated: false,
    isChanged: input.form !== undefined,
    saved: undefined,
    isSaveFailed: false,
    opened: undefined,
    edit: undefined,
  })
}

/** Without a question the answers that it needs are asked for first. PROJ-14. */
const asking = (context: ProjectionState): ProjectionState => ({
  ...context,
  edit: questionOf(context) === undefined ? beginEdit(context, 'start') : undefined,
})

/** Whether what was saved is taxed as it would be asked now: a rate of charges that was chosen is no longer, and the household may be another one. */
const isSameTax = ({ income_terms: now }: RetirementRequest, { income_terms: saved }: ProjectionInputs): boolean =>
  JSON.stringify(now ?? null) === JSON.stringify(saved ?? null)

/** What was saved, as it is taken up: with its figures nothing is asked for (PROJ-12). Answers of this tab stand. */
const resumed = (context: ProjectionState, { inputs, response, validated }: SavedProjection): Partial<ProjectionState> => {
  if (context.form !== undefined || inputs.horizon === null) return { validated }
  const answers = formOfInputs(inputs, context.about.accounts)
  const taken = asking({
    ...context,
    answers,
    typed: { text: answers.allocated_amount, periodicity: answers.allocated_periodicity },
    validated,
  })
  const question = questionOf(taken)
  return response === null || question === undefined || !isSameTax(question, inputs)
    ? taken
    : { ...taken, figures: response, answered: question }
}

const base = setup({
  types: { context: {} as ProjectionState, events: {} as ProjectionEvent, input: {} as ProjectionInput },
  actors: {
    initialize: fromPromise<SavedProjection, OfPorts>(({ input, signal }) => input.ports.initialize({ signal })),
    ask: fromPromise<Answered, OfPorts & { readonly request: RetirementRequest | undefined }>(
      async ({ input: { ports, request }, signal }) => {
        if (request === undefined) throw new Error('Nothing is asked before the answers are there.')
        return { request, figures: await ports.retirement(request, { signal }) }
      },
    ),
    save: fromPromise<string, OfPorts & { readonly inputs: ProjectionInputs | undefined }>(
      ({ input: { ports, inputs }, signal }) => {
        if (inputs === undefined) throw new Error('Nothing is saved before it is answered.')
        return ports.save(inputs, { signal })
      },
    ),
  },
  delays: { typingPause: TYPING_PAUSE_MS },
  guards: {
    hasNoQuestion: ({ context }) => questionOf(context) === undefined,
    isMissing: ({ context }) => missingAnswers(context.answers).length > 0,
    canTake: ({ context }) => canTake(context),
    isToStart: ({ context }) => context.edit?.part === 'start',
    isAnswered: ({ context }) => isAnswered(context),
    haveFiguresFailed: stateIn('#projection.figures.known.failed'),
    isForbidden: (_, { error }: { readonly error: unknown }) => failureCode(error) === 'ERR_MIRROR',
  },
  actions: {
    takeSaved: assign(({ context }, { saved }: { readonly saved: SavedProjection }) => resumed(context, saved)),
    answer: assign(({ context }, { answer }: { readonly answer: ProjectionAnswer }) => ({
      ...takeAnswer(context, answer),
      isChanged: true,
      saved: undefined,
      isSaveFailed: false,
    })),
    takeAbout: assign(({ event }) => (event.type === 'aboutChanged' ? { about: event.about } : {})),
    takeFigures: assign((_, { answered: { request, figures } }: { readonly answered: Answered }) => ({
      answered: request,
      figures,
    })),
    /** Figures of another question would mislead. */
    dropFigures: assign({ figures: undefined, answered: undefined, opened: undefined }),
    sayMissing: assign({ isAttempted: true }),
    forgetSave: assign({ saved: undefined, isSaveFailed: false }),
    /** What was changed while it was saved is still to be kept. */
    takeWords: assign(({ context }, { words }: { readonly words: string }) => ({
      saved: words,
      validated: true,
      isChanged: !isAnswered(context),
    })),
    sayUnsaved: assign({ isSaveFailed: true }),
    openFigure: assign(({ event }) => (event.type === 'figureOpened' ? { opened: event.figure } : {})),
    closeFigure: assign({ opened: undefined }),
    beginEdit: assign(({ context, event }) =>
      event.type === 'editBegun' ? { edit: beginEdit(context, event.part), saved: undefined } : {},
    ),
    answerEdit: assign(({ context, event }) =>
      event.type === 'editAnswered' ? { edit: answerEdit(context, event.answer) } : {},
    ),
    takeEdit: assign(({ context }) => ({ ...withEdit(context), isChanged: true, saved: undefined, isSaveFailed: false })),
    sayWrong: assign(({ context: { edit } }) => ({ edit: edit && { ...edit, isAttempted: true } })),
    leaveEdit: assign({ edit: undefined }),
  },
})

type OfAnswer = { readonly event: ProjectionAnswer }
const answerOf = ({ event }: OfAnswer) => ({ answer: event })

/** Answers are taken at any time; once something was read each of them is looked at anew. */
const taking = base.createStateConfig({
  on: {
    amountTyped: { actions: { type: 'answer', params: answerOf } },
    amountLeft: { actions: { type: 'answer', params: answerOf } },
    horizonTyped: { actions: { type: 'answer', params: answerOf } },
    horizonLeft: { actions: { type: 'answer', params: answerOf } },
    periodicityChosen: { actions: { type: 'answer', params: answerOf } },
    accountTicked: { actions: { type: 'answer', params: answerOf } },
    shareChosen: { actions: { type: 'answer', params: answerOf } },
    payeeChosen: { actions: { type: 'answer', params: answerOf } },
    incomeKindChosen: { actions: { type: 'answer', params: answerOf } },
    splitChosen: { actions: { type: 'answer', params: answerOf } },
    editTaken: [{ guard: 'canTake', actions: 'takeEdit' }, { actions: 'sayWrong' }],
    answersTaken: { actions: { type: 'answer', params: answerOf } },
    aboutChanged: { actions: 'takeAbout' },
  },
})

const deciding = base.createStateConfig({
  on: {
    amountTyped: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    amountLeft: { actions: { type: 'answer', params: answerOf } },
    horizonTyped: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    periodicityChosen: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    accountTicked: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    shareChosen: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    payeeChosen: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    incomeKindChosen: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    splitChosen: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    editTaken: [{ guard: 'canTake', target: '.deciding', actions: 'takeEdit' }, { actions: 'sayWrong' }],
    answersTaken: { target: '.deciding', actions: { type: 'answer', params: answerOf } },
    aboutChanged: { target: '.deciding', actions: 'takeAbout' },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isMissing', target: 'empty' },
        { guard: 'hasNoQuestion', target: 'wrong' },
        { guard: 'isAnswered', target: 'shown' },
        { target: 'pausing' },
      ],
    },
    empty: { entry: 'dropFigures' },
    /** An answer is missing or wrong: the figures of the last question stay, as those that are about to change. */
    wrong: {},
    shown: {},
    pausing: { after: { typingPause: 'asking' } },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ ports: context.ports, request: questionOf(context) }),
        onDone: { target: 'shown', actions: { type: 'takeFigures', params: ({ event }) => ({ answered: event.output }) } },
        onError: 'failed',
      },
    },
    failed: { on: { retryRequested: 'asking' } },
  },
})

/**
 * A retirement project: what was saved, then figures for every complete and changed question, half a second after the last change (PROJ-06, PROJ-10 to PROJ-16).
 *
 * An answer to a question that is no longer asked is dropped. Failures keep every answer; a save waits for the figures of what it saves.
 */
export const projectionMachine = base.createMachine({
  id: 'projection',
  context: ({ input }) => open(input),
  type: 'parallel',
  on: {
    figureOpened: { actions: 'openFigure' },
    figureClosed: { actions: 'closeFigure' },
    editBegun: { actions: 'beginEdit' },
    editAnswered: { actions: 'answerEdit' },
    editLeft: [{ guard: 'isToStart' }, { actions: 'leaveEdit' }],
  },
  states: {
    figures: {
      ...taking,
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'initialize',
            input: ({ context: { ports } }) => ({ ports }),
            onDone: { target: 'known', actions: { type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) } },
            onError: 'unread',
          },
        },
        /** Nothing could be read: what is answered meanwhile stays. */
        unread: { on: { retryRequested: 'reading' } },
        known: deciding,
      },
    },
    saving: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            saveRequested: [
              { guard: 'hasNoQuestion', actions: 'sayMissing' },
              { target: 'wanted', actions: 'forgetSave' },
            ],
          },
        },
        wanted: {
          always: [
            { guard: 'isAnswered', target: 'saving' },
            { guard: 'hasNoQuestion', target: 'idle' },
            { guard: 'haveFiguresFailed', target: 'idle' },
          ],
        },
        saving: {
          invoke: {
            src: 'save',
            input: ({ context: { ports, answered } }) => ({ ports, inputs: answered && inputsOf(answered) }),
            onDone: { target: 'idle', actions: { type: 'takeWords', params: ({ event }) => ({ words: event.output }) } },
            onError: [
              { guard: { type: 'isForbidden', params: ({ event }) => ({ error: event.error }) }, target: 'idle' },
              { target: 'idle', actions: 'sayUnsaved' },
            ],
          },
        },
      },
    },
  },
})

export type ProjectionSnapshot = SnapshotFrom<typeof projectionMachine>
