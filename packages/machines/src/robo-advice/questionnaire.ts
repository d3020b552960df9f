import {
  QUESTIONNAIRE_VERSION,
  roboQuestionnaireCall,
  type Contradiction,
  type Question,
  type QuestionnaireResult,
  type RoboAnswers,
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
}

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
    takeResult: assign((_, { result }: { readonly result: QuestionnaireResult }) => ({ result })),
  },
})

const opening = {
  guard: { type: 'isOpen', params: ({ event }: { event: { readonly question: Question } }) => ({ question: event.question }) },
  target: '#robo-questionnaire.asking',
  actions: { type: 'open', params: ({ event }: { event: { readonly question: Question } }) => ({ question: event.question }) },
} as const
type Done = { readonly event: { readonly output: QuestionnaireResult } }
const resultOf = ({ event }: Done) => ({ result: event.output })

/**
 * The questionnaire: one question at a time, why each is asked, contradictions that are confirmed or changed, and the result with what decided.
 *
 * Nothing is answered beforehand; nothing typed is lost by a failure (decision 16.6). A refusal is sent too, so that it is on record.
 */
export const questionnaireMachine = base.createMachine({
  id: 'robo-questionnaire',
  context: ({ input }) => {
    const draft = ownDraft(input)
    return {
      client: input.client,
      plan: input.plan,
      question: draft?.question ?? 'needed_in',
      answers: draft?.answers ?? {},
      isMissing: false,
      isChanging: false,
      confirmed: [],
      result: undefined,
    }
  },
  initial: 'asking',
  states: {
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
        input: ({ context: { client, plan, answers, confirmed } }) => ({
          client,
          plan,
          answers: wholeAnswers(answers),
          confirmed,
        }),
        onDone: [
          {
            guard: { type: 'isToConfirm', params: resultOf },
            target: 'confirming',
            actions: { type: 'takeResult', params: resultOf },
          },
          { target: 'done', actions: { type: 'takeResult', params: resultOf } },
        ],
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
        refuseRequested: 'refusing',
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
    done: { on: { questionRequested: opening, refuseRequested: 'refusing' } },
  },
})
