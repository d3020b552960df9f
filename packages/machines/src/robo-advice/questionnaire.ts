import {
  QUESTIONNAIRE_VERSION,
  roboQuestionnaireCall,
  type Contradiction,
  type Question,
  type QuestionnaireRecord,
  type QuestionnaireResult,
  type RoboAnswers,
  type RoboProfile,
} from '@hautelisse/domain/robo-advice'
import { assign, fromPromise, setup } from 'xstate'
import type { Client } from '../api/index.ts'
import type { QuestionnaireDraft } from './questionnaire-draft.ts'
import { isAnswered, QUESTIONS, wholeAnswers, type GivenAnswers } from './questions.ts'

/** The plan that the questionnaire is about. */
export type AskedPlan = { readonly user_id: string; readonly entity_id: string; readonly contract_id: string }

export type QuestionnaireInput = {
  readonly client: Client
  readonly plan: AskedPlan
  readonly draft: QuestionnaireDraft | undefined
  /** The questionnaire that holds, with its profile, where its result is looked at again. */
  readonly kept?: KeptQuestionnaire | undefined
}

/** A questionnaire that was answered before. */
export type KeptQuestionnaire = { readonly record: QuestionnaireRecord; readonly profile: RoboProfile }

/** An answer to one question; an answer to one of the three statements leaves the other two. */
export type AnswerGiven = {
  [Name in Question]: { readonly type: 'answered'; readonly question: Name; readonly value: NonNullable<GivenAnswers[Name]> }
}[Question]

export type QuestionnaireEvent =
  | AnswerGiven
  | { readonly type: 'nextRequested' }
  | { readonly type: 'previousRequested' }
  /** A question is opened again: from the steps, from a contradiction, from the result. */
  | { readonly type: 'questionRequested'; readonly question: Question }
  /** The saver would rather not answer, or does not want the profile that came of it. */
  | { readonly type: 'refuseRequested' }
  | { readonly type: 'confirmRequested' }
  | { readonly type: 'retryRequested' }
  /** One answer is changed where it stands, beside the result. */
  | { readonly type: 'answerEdited'; readonly question: Question }
  | { readonly type: 'editTaken' }
  | { readonly type: 'editLeft' }

type QuestionnaireContext = {
  readonly client: Client
  readonly plan: AskedPlan
  readonly question: Question
  readonly answers: GivenAnswers
  /** The question was left without an answer. */
  readonly isMissing: boolean
  /** All twelve were answered before: a changed answer goes straight to its result. */
  readonly isChanging: boolean
  readonly confirmed: readonly Contradiction['kind'][]
  readonly result: QuestionnaireResult | undefined
  /** The answers, and what was confirmed of them, before one was changed beside the result. */
  readonly before: Pick<QuestionnaireContext, 'answers' | 'confirmed'> | undefined
  /** The changed answer could not be sent: the former result stands. */
  readonly hasFailed: boolean
}

type Sent = {
  readonly client: Client
  readonly plan: AskedPlan
  readonly answers: RoboAnswers | null | undefined
  readonly confirmed: readonly Contradiction['kind'][]
}

const send = fromPromise<QuestionnaireResult, Sent>(async ({ input: { client, plan, answers, confirmed }, signal }) => {
  if (answers === undefined) throw new Error('A questionnaire was sent without all its answers.')
  const body = { ...plan, version: QUESTIONNAIRE_VERSION, answers, confirmed: [...confirmed] }
  return client.call(roboQuestionnaireCall, { body }, { signal })
})

const placeOf = (question: Question): number => QUESTIONS.indexOf(question)
const beside = ({ question }: Pick<QuestionnaireContext, 'question'>, by: 1 | -1): Question =>
  QUESTIONS[placeOf(question) + by] ?? question

const withAnswer = (answers: GivenAnswers, { question, value }: AnswerGiven): GivenAnswers =>
  question === 'statements' ? { ...answers, statements: { ...answers.statements, ...value } } : { ...answers, [question]: value }

/** Answers of a draft; undefined for a draft of another person or plan. */
const ownDraft = ({ plan, draft }: QuestionnaireInput): QuestionnaireDraft | undefined =>
  draft?.userId === plan.user_id && draft.contractId === plan.contract_id ? draft : undefined

/** The result of a questionnaire that holds, as it was shown when it was answered. */
const resultKept = ({ record, profile }: KeptQuestionnaire): QuestionnaireResult => ({
  state: 'kept',
  investor_profile: profile,
  levels: record.levels,
  decided_by: record.decided_by,
  dated_on: record.dated_on,
  valid_until: record.valid_until,
  contradictions: [],
})

const base = setup({
  types: { context: {} as QuestionnaireContext, events: {} as QuestionnaireEvent, input: {} as QuestionnaireInput },
  actors: { send },
  guards: {
    isAnswered: ({ context: { answers, question } }) => isAnswered(answers, question),
    isWhole: ({ context: { answers } }) => wholeAnswers(answers) !== undefined,
    endsHere: ({ context: { answers, question, isChanging } }) =>
      wholeAnswers(answers) !== undefined && (isChanging || placeOf(question) === QUESTIONS.length - 1),
    hasPrevious: ({ context: { question } }) => placeOf(question) > 0,
    /** A question is open once all before it are answered. */
    isOpen: ({ context: { answers } }, { question }: { readonly question: Question }) =>
      QUESTIONS.slice(0, placeOf(question)).every((one) => isAnswered(answers, one)),
    isToConfirm: (_, { result }: { readonly result: QuestionnaireResult }) => result.state === 'to-confirm',
    hasResult: ({ context: { result } }) => result !== undefined,
    wasToConfirm: ({ context: { result } }) => result?.state === 'to-confirm',
  },
  actions: {
    keepAnswer: assign(({ context: { answers } }, { given }: { readonly given: AnswerGiven }) => ({
      answers: withAnswer(answers, given),
      isMissing: false,
      // What was confirmed was confirmed of the answers as they stood.
      confirmed: [],
    })),
    showMissing: assign({ isMissing: true }),
    goOn: assign(({ context }) => ({ question: beside(context, 1), isMissing: false })),
    goBack: assign(({ context }) => ({ question: beside(context, -1), isMissing: false })),
    open: assign(({ context: { answers } }, { question }: { readonly question: Question }) => ({
      question,
      isMissing: false,
      isChanging: wholeAnswers(answers) !== undefined,
    })),
    confirm: assign(({ context: { result } }) => ({ confirmed: result?.contradictions.map(({ kind }) => kind) ?? [] })),
    takeResult: assign((_, { result }: { readonly result: QuestionnaireResult }) => ({
      result,
      before: undefined,
      hasFailed: false,
    })),
    /** Another answer that was being changed is as it was. */
    edit: assign(({ context: { answers, confirmed, before } }, { question }: { readonly question: Question }) => ({
      question,
      isMissing: false,
      hasFailed: false,
      before: before ?? { answers, confirmed },
      ...before,
    })),
    putBack: assign(({ context: { before } }) => ({ ...before, before: undefined, isMissing: false, hasFailed: false })),
    sayFailed: assign({ hasFailed: true }),
  },
})

const opening = {
  guard: { type: 'isOpen', params: ({ event }: { event: { readonly question: Question } }) => ({ question: event.question }) },
  target: '#robo-questionnaire.asking',
  actions: { type: 'open', params: ({ event }: { event: { readonly question: Question } }) => ({ question: event.question }) },
} as const
const editing = {
  guard: 'isWhole',
  target: '#robo-questionnaire.editing',
  actions: { type: 'edit', params: ({ event }: { event: { readonly question: Question } }) => ({ question: event.question }) },
} as const
/** What is sent of the answers. */
const sendingOf = ({ context: { client, plan, answers, confirmed } }: { readonly context: QuestionnaireContext }): Sent => ({
  client,
  plan,
  answers: wholeAnswers(answers),
  confirmed,
})
type Done = { readonly event: { readonly output: QuestionnaireResult } }
const resultOf = ({ event }: Done) => ({ result: event.output })
const toResult = [
  {
    guard: { type: 'isToConfirm', params: resultOf },
    target: 'confirming',
    actions: { type: 'takeResult', params: resultOf },
  },
  { target: 'done', actions: { type: 'takeResult', params: resultOf } },
] as const

/**
 * The questionnaire: one question at a time, why each is asked, contradictions that are confirmed or changed, and the result with what decided.
 *
 * Nothing is answered beforehand; nothing typed is lost by a failure (decision 16.6). A refusal is sent too, so that it is on record. Beside the
 * result each answer is changed where it stands: what follows is asked for at once, and the former result stays until it is there (decision 19.3).
 */
export const questionnaireMachine = base.createMachine({
  id: 'robo-questionnaire',
  context: ({ input }) => {
    const draft = ownDraft(input)
    const kept = draft === undefined && input.kept?.record.answers !== null ? input.kept : undefined
    const answers = draft?.answers ?? kept?.record.answers ?? {}
    return {
      client: input.client,
      plan: input.plan,
      question: draft?.question ?? 'needed_in',
      answers,
      isMissing: false,
      isChanging: wholeAnswers(answers) !== undefined,
      confirmed: [],
      result: kept && resultKept(kept),
      before: undefined,
      hasFailed: false,
    }
  },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasResult', target: 'done' }, { target: 'asking' }] },
    asking: {
      on: {
        answered: { actions: { type: 'keepAnswer', params: ({ event }) => ({ given: event }) } },
        nextRequested: [
          { guard: 'endsHere', target: 'sending' },
          { guard: 'isAnswered', actions: 'goOn' },
          { actions: 'showMissing' },
        ],
        previousRequested: { guard: 'hasPrevious', actions: 'goBack' },
        questionRequested: opening,
        refuseRequested: 'refusing',
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: sendingOf,
        onDone: [...toResult],
        onError: 'failed',
      },
    },
    /** Every answer stays. */
    failed: {
      on: { retryRequested: 'sending', questionRequested: opening, refuseRequested: 'refusing' },
    },
    /** Two answers say different things: they are confirmed, or one is changed. */
    confirming: {
      on: {
        confirmRequested: { target: 'sending', actions: 'confirm' },
        questionRequested: opening,
        answerEdited: editing,
        refuseRequested: 'refusing',
      },
    },
    /** The result stays, and one of its answers has its field. */
    editing: {
      on: {
        answered: { actions: { type: 'keepAnswer', params: ({ event }) => ({ given: event }) } },
        editTaken: [{ guard: 'isWhole', target: 'changing' }, { actions: 'showMissing' }],
        editLeft: [
          { guard: 'wasToConfirm', target: 'confirming', actions: 'putBack' },
          { target: 'done', actions: 'putBack' },
        ],
        answerEdited: { actions: editing.actions },
        refuseRequested: { target: 'refusing', actions: 'putBack' },
      },
    },
    changing: {
      invoke: {
        src: 'send',
        input: sendingOf,
        onDone: [...toResult],
        onError: { target: 'editing', actions: 'sayFailed' },
      },
    },
    refusing: {
      invoke: {
        src: 'send',
        input: ({ context: { client, plan } }) => ({ client, plan, answers: null, confirmed: [] }),
        onDone: { target: 'refused', actions: { type: 'takeResult', params: resultOf } },
        onError: 'refusalFailed',
      },
    },
    refusalFailed: { on: { retryRequested: 'refusing', questionRequested: opening } },
    /** No profile is the saver's own; the four can still be looked at, and the questions asked again. */
    refused: { on: { questionRequested: opening } },
    done: { on: { questionRequested: opening, answerEdited: editing, refuseRequested: 'refusing' } },
  },
})
