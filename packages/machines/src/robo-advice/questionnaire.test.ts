import { fc, test } from '@fast-check/vitest'
import { plainDate } from '@hautelisse/domain/calendar'
import { questionnaireOf, roboQuestionnaireCall, type RoboAnswers } from '@hautelisse/domain/robo-advice'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { PLAN } from './fixtures.testing.ts'
import {
  questionnaireDraftOf,
  questionnaireMachine,
  QUESTIONS,
  selectAnswers,
  selectEditedAnswer,
  selectParts,
  selectQuestion,
  selectQuestionnaireScreen,
  selectResult,
  selectStandingAnswers,
  type AnswerGiven,
  type KeptQuestionnaire,
  type QuestionnaireDraft,
  type QuestionnaireEvent,
} from './index.ts'

const ANSWERS: RoboAnswers = {
  needed_in: 3,
  purpose: 'home',
  fall: 3,
  reserve: 4,
  part: 4,
  income: 4,
  statements: { shares_lose: 'true', return_means_risk: 'true', bonds_never_lose: 'false' },
  experience: true,
  worst_year: 4,
  range: 4,
  after_fall: 3,
  sustainability: { least_share: 0, goes_on: false },
}
const answered = (answers: RoboAnswers, question: (typeof QUESTIONS)[number]): AnswerGiven =>
  Object.assign({ type: 'answered' as const }, { question, value: answers[question] }) as AnswerGiven
const NEXT = { type: 'nextRequested' } as const
const TODAY = plainDate('2026-11-20')

const open = (draft?: QuestionnaireDraft, kept?: KeptQuestionnaire) => {
  const api = fakeClient()
  const actor = createActor(questionnaireMachine, { input: { client: api.client, plan: PLAN, draft, kept } }).start()
  const send = async (...events: readonly QuestionnaireEvent[]): Promise<void> => {
    for (const event of events) actor.send(event)
    await settled()
  }
  const now = () => actor.getSnapshot()
  const give = (answers: RoboAnswers) => send(...QUESTIONS.flatMap((question) => [answered(answers, question), NEXT]))
  return { ...api, actor, send, now, give, screen: () => selectQuestionnaireScreen(now()), at: () => selectQuestion(now()) }
}

describe('the questionnaire', () => {
  it('[ROBO-03] asks one question after the other, with nothing answered beforehand', async () => {
    const { send, at, now, give, screen, inputOf } = open()
    expect([at(), selectAnswers(now())]).toEqual([{ question: 'needed_in', number: 1, isMissing: false }, {}])
    await send(NEXT)
    expect(at()).toEqual({ question: 'needed_in', number: 1, isMissing: true })
    await send(answered(ANSWERS, 'needed_in'), NEXT)
    expect(at()).toEqual({ question: 'purpose', number: 2, isMissing: false })
    await send({ type: 'previousRequested' }, { type: 'previousRequested' })
    expect(at().number).toBe(1)
    await give(ANSWERS)
    expect(screen()).toBe('sending')
    expect(inputOf(roboQuestionnaireCall)).toEqual({ body: { ...PLAN, version: '2026-10', answers: ANSWERS, confirmed: [] } })
  })

  it('[ROBO-03] takes the three statements one by one', async () => {
    const { send, now } = open()
    await send(
      { type: 'answered', question: 'statements', value: { shares_lose: 'true' } },
      { type: 'answered', question: 'statements', value: { bonds_never_lose: 'unknown' } },
    )
    expect(selectAnswers(now()).statements).toEqual({ shares_lose: 'true', bonds_never_lose: 'unknown' })
  })

  it('[ROBO-03] opens a part once all before it is answered, and says what was answered', async () => {
    const { send, now, at } = open()
    await send({ type: 'questionRequested', question: 'fall' })
    expect(at().number).toBe(1)
    await send(answered(ANSWERS, 'needed_in'), NEXT, answered(ANSWERS, 'purpose'), NEXT, answered(ANSWERS, 'fall'))
    expect(selectParts(now()).map(({ name, state, answered: done, opens }) => [name, state, done, opens])).toEqual([
      ['project', 'done', 2, 'needed_in'],
      ['capacity', 'current', 1, 'fall'],
      ['knowledge', 'open', 0, undefined],
      ['tolerance', 'open', 0, undefined],
      ['wishes', 'open', 0, undefined],
    ])
    await send({ type: 'questionRequested', question: 'needed_in' })
    expect(at().number).toBe(1)
  })

  it('[ROBO-03] shows the result, and a changed answer goes straight to its own', async () => {
    const { give, answer, screen, now, send, waiting } = open()
    await give(ANSWERS)
    answer(roboQuestionnaireCall, questionnaireOf(ANSWERS, [], TODAY))
    await settled()
    expect([screen(), selectResult(now())?.investor_profile, selectResult(now())?.decided_by]).toEqual([
      'done',
      'balanced',
      ['capacity'],
    ])
    expect(questionnaireDraftOf(now())).toBeUndefined()
    await send({ type: 'questionRequested', question: 'fall' }, { type: 'answered', question: 'fall', value: 4 }, NEXT)
    expect([screen(), waiting()]).toEqual(['sending', ['robo-questionnaire']])
  })

  it('[ROBO-03] has contradictions confirmed or changed; a change asks anew', async () => {
    const torn = { ...ANSWERS, after_fall: 2 } as const
    const { give, answer, screen, send, inputOf, at, now } = open()
    await give(torn)
    answer(roboQuestionnaireCall, questionnaireOf(torn, [], TODAY))
    await settled()
    expect([screen(), selectResult(now())?.contradictions]).toEqual([
      'confirming',
      [{ kind: 'tolerance-apart', questions: ['worst_year', 'after_fall'] }],
    ])
    await send({ type: 'confirmRequested' })
    expect(inputOf(roboQuestionnaireCall)).toMatchObject({ body: { confirmed: ['tolerance-apart'] } })
    answer(roboQuestionnaireCall, questionnaireOf(torn, ['tolerance-apart'], TODAY))
    await settled()
    expect([screen(), selectResult(now())?.investor_profile]).toEqual(['done', 'balanced'])
    await send({ type: 'questionRequested', question: 'after_fall' })
    expect(at().number).toBe(11)
    await send({ type: 'answered', question: 'after_fall', value: 1 }, NEXT)
    expect(inputOf(roboQuestionnaireCall)).toMatchObject({ body: { confirmed: [] } })
  })

  it('[ROBO-03] keeps every answer when it could not be sent, over a reload too', async () => {
    const { give, refuse, screen, send, answer, now } = open()
    await give(ANSWERS)
    refuse(roboQuestionnaireCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([screen(), selectAnswers(now())]).toEqual(['failed', ANSWERS])
    const again = open(questionnaireDraftOf(now()))
    expect([selectAnswers(again.now()), again.at().number]).toEqual([ANSWERS, 12])
    const other = open({
      ...questionnaireDraftOf(now()),
      userId: 'someone else',
      contractId: 'pee',
      question: 'fall',
      answers: ANSWERS,
    })
    expect(selectAnswers(other.now())).toEqual({})
    await send({ type: 'retryRequested' })
    answer(roboQuestionnaireCall, questionnaireOf(ANSWERS, [], TODAY))
    await settled()
    expect(screen()).toBe('done')
  })

  it('[ROBO-03] takes a refusal at any question and of any result, and a failed one again', async () => {
    const { send, refuse, answer, screen, inputOf, now } = open()
    await send({ type: 'refuseRequested' })
    expect(inputOf(roboQuestionnaireCall)).toMatchObject({ body: { answers: null } })
    refuse(roboQuestionnaireCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(screen()).toBe('refusalFailed')
    await send({ type: 'retryRequested' })
    answer(roboQuestionnaireCall, questionnaireOf(null, [], TODAY))
    await settled()
    expect([screen(), selectResult(now())?.investor_profile]).toEqual(['refused', null])
    await send({ type: 'questionRequested', question: 'needed_in' })
    expect(screen()).toBe('asking')
  })

  it('[ROBO-03] (S-27) changes one answer beside its result: taken, left, or not sent, and the result stays until the next is there', async () => {
    const { give, answer, refuse, screen, now, send, inputOf } = open()
    await give(ANSWERS)
    answer(roboQuestionnaireCall, questionnaireOf(ANSWERS, [], TODAY))
    await settled()
    await send({ type: 'answerEdited', question: 'fall' }, { type: 'answered', question: 'fall', value: 2 })
    expect([screen(), selectAnswers(now()).fall, selectStandingAnswers(now()).fall]).toEqual(['editing', 2, 3])
    // Another answer is opened: the first is as it was.
    await send({ type: 'answerEdited', question: 'income' })
    expect([selectAnswers(now()).fall, selectEditedAnswer(now())?.question]).toEqual([3, 'income'])
    await send({ type: 'answered', question: 'income', value: 1 }, { type: 'editLeft' })
    expect([screen(), selectAnswers(now()), selectResult(now())?.investor_profile]).toEqual(['done', ANSWERS, 'balanced'])
    await send(
      { type: 'answerEdited', question: 'fall' },
      { type: 'answered', question: 'fall', value: 2 },
      { type: 'editTaken' },
    )
    expect([screen(), inputOf(roboQuestionnaireCall)]).toMatchObject(['changing', { body: { answers: { fall: 2 } } }])
    refuse(roboQuestionnaireCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([selectEditedAnswer(now()), selectAnswers(now()).fall, selectResult(now())?.investor_profile]).toEqual([
      { question: 'fall', isMissing: false, isSending: false, hasFailed: true },
      2,
      'balanced',
    ])
    await send({ type: 'editTaken' })
    answer(roboQuestionnaireCall, questionnaireOf({ ...ANSWERS, fall: 2 }, [], TODAY))
    await settled()
    expect([screen(), selectResult(now())?.investor_profile, selectEditedAnswer(now())]).toEqual(['done', 'defensive', undefined])
  })

  it('[ROBO-03] (S-27) shows the result of the questionnaire that holds, to be changed answer by answer', async () => {
    const { dated_on, valid_until, levels, decided_by } = questionnaireOf(ANSWERS, [], TODAY)
    const record = { dated_on, valid_until, levels, decided_by, version: '2026-10', state: 'valid', answers: ANSWERS } as const
    const { screen, now, send } = open(undefined, { record, profile: 'balanced' })
    expect([screen(), selectAnswers(now()), selectResult(now())?.investor_profile]).toEqual(['done', ANSWERS, 'balanced'])
    await send({ type: 'answerEdited', question: 'sustainability' })
    await send(
      { type: 'answered', question: 'sustainability', value: { least_share: 0.5, goes_on: false } },
      { type: 'editTaken' },
    )
    expect(selectEditedAnswer(now())).toMatchObject({ isMissing: true, isSending: false })
    expect(open(undefined, { record: { ...record, answers: null }, profile: 'balanced' }).screen()).toBe('asking')
  })

  const events = fc.oneof(
    fc.constantFrom<QuestionnaireEvent>(
      NEXT,
      { type: 'editTaken' },
      { type: 'editLeft' },
      { type: 'answerEdited', question: 'fall' },
      { type: 'answerEdited', question: 'worst_year' },
      { type: 'previousRequested' },
      { type: 'confirmRequested' },
      { type: 'retryRequested' },
      { type: 'refuseRequested' },
    ),
    fc.constantFrom(...QUESTIONS).map((question): QuestionnaireEvent => ({ type: 'questionRequested', question })),
    fc.constantFrom(...QUESTIONS).map((question): QuestionnaireEvent => answered(ANSWERS, question)),
    fc.constant('answer' as const),
    fc.constant('refuse' as const),
  )
  test.prop([fc.array(events, { maxLength: 40 })])(
    '[ROBO-03] loses no answer, and shows no result that was not answered, whatever happens',
    async (storm) => {
      const { send, answer, refuse, waiting, now, screen } = open()
      let given: readonly string[] = []
      for (const one of storm) {
        if (one === 'answer' || one === 'refuse') {
          if (waiting().length === 0) continue
          if (one === 'refuse') refuse(roboQuestionnaireCall, 'ERR_INTERNAL', 500)
          else answer(roboQuestionnaireCall, questionnaireOf(screen() === 'refusing' ? null : ANSWERS, [], TODAY))
          await settled()
        } else await send(one)
        const known = Object.keys(selectAnswers(now()))
        expect(given.filter((question) => !known.includes(question))).toEqual([])
        given = known
        if (screen() === 'done') expect(selectResult(now())?.levels).not.toBeNull()
      }
    },
  )
})
