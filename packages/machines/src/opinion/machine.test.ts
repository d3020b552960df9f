import { opinionCall } from '@hautelisse/domain/opinion'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { fakeClient, fakeStorage, settled } from '../testing/index.ts'
import {
  opinionMachine,
  selectCommentError,
  selectOpinionButton,
  selectOpinionForm,
  selectOpinionStep,
  selectSending,
  type OpinionInput,
} from './index.ts'

const open = (given: Partial<OpinionInput> = {}) => {
  const api = fakeClient()
  const clock = new SimulatedClock()
  const storage = fakeStorage()
  const noted: string[] = []
  const input: OpinionInput = {
    client: api.client,
    userId: 'sylvie',
    storage,
    path: '/epargne',
    isHintSeen: true,
    noteHintSeen: () => void noted.push('seen'),
    ...given,
  }
  const actor = createActor(opinionMachine, { input, clock }).start()
  const now = () => actor.getSnapshot()
  return {
    ...api,
    actor,
    clock,
    storage,
    noted,
    send: actor.send.bind(actor),
    button: () => selectOpinionButton(now()),
    step: () => selectOpinionStep(now()),
    sending: () => selectSending(now()),
    form: () => selectOpinionForm(now()),
    now,
  }
}

type Opened = ReturnType<typeof open>

const next = ({ send }: Opened): void => send({ type: 'nextRequested' })

/** Fills the survey in up to its last comment. */
const fillIn = (survey: Opened): void => {
  survey.send({ type: 'openRequested' })
  next(survey)
  survey.send({ type: 'satisfactionChosen', satisfaction: 2 })
  next(survey)
  survey.send({ type: 'commentTyped', name: 'satisfaction_comment', text: 'Trop lent' })
  next(survey)
  survey.send({ type: 'commentTyped', name: 'improvement_comment', text: 'La recherche' })
}

const TYPED = { satisfaction: 2, satisfaction_comment: 'Trop lent', improvement_comment: 'La recherche' }

describe('the words of the button', () => {
  it('[OPIN-12] [OPIN-13] [S-CONST-37] [P-USER-30] come 0.5 s after a first visit to the home, and are noted as seen', () => {
    const { clock, button, noted, step } = open({ isHintSeen: false })
    clock.increment(499)
    expect([button(), step(), noted]).toEqual(['button', undefined, []])
    clock.increment(1)
    expect([button(), noted]).toEqual(['hint', ['seen']])
  })

  it('[OPIN-14] [S-CONST-37] go after 5 s, and do not come again', () => {
    const { clock, button, noted, send } = open({ isHintSeen: false })
    clock.increment(500)
    clock.increment(4999)
    expect(button()).toBe('hint')
    clock.increment(1)
    expect(button()).toBe('button')
    send({ type: 'pathFollowed', path: '/documents' })
    send({ type: 'pathFollowed', path: '/epargne' })
    clock.increment(10_000)
    expect([button(), noted]).toEqual(['button', ['seen']])
  })

  it('[S-NAV-02] do not come on a second visit, nor on another page', () => {
    for (const given of [{ isHintSeen: true }, { isHintSeen: false, path: '/documents' }]) {
      const { clock, button, noted } = open(given)
      clock.increment(10_000)
      expect([button(), noted]).toEqual(['button', []])
    }
  })

  it('[OPIN-13] wait for a saver who leaves the home before they come', () => {
    const { clock, button, send } = open({ isHintSeen: false })
    clock.increment(400)
    send({ type: 'pathFollowed', path: '/accounts' })
    clock.increment(10_000)
    expect(button()).toBe('button')
    send({ type: 'pathFollowed', path: '/epargne' })
    clock.increment(500)
    expect(button()).toBe('hint')
  })
})

describe('the survey', () => {
  it('[OPIN-08] has a button on three pages, and on no other', () => {
    const { button, send } = open()
    for (const [path, shows] of [
      ['/epargne', 'button'],
      ['/accounts', 'button'],
      ['/documents', 'button'],
      ['/simulator/mrm', 'absent'],
    ] as const) {
      send({ type: 'pathFollowed', path })
      expect(button()).toBe(shows)
    }
  })

  it('[OPIN-03] [OPIN-04] [OPIN-05] [OPIN-06] [OPIN-07] [OPIN-15] has five steps, and hides its button once it is sent', async () => {
    const survey = open()
    const { send, step, button, inputOf, answer, sending, storage } = survey
    send({ type: 'openRequested' })
    expect([step(), button()]).toEqual(['intro', 'button'])
    const seen = [step()]
    for (let place = 0; place < 3; place += 1) {
      if (step() === 'satisfaction') send({ type: 'satisfactionChosen', satisfaction: 5 })
      next(survey)
      seen.push(step())
    }
    next(survey)
    expect([step(), sending()]).toEqual(['improvement', 'sending'])
    expect(inputOf(opinionCall)).toEqual({ body: { user_id: 'sylvie', opinion: { satisfaction: 5 } } })
    answer(opinionCall, 'OK')
    await settled()
    expect([...seen, step(), button()]).toEqual(['intro', 'satisfaction', 'comment', 'improvement', 'thanks', 'absent'])
    expect(storage.read('hautelisse.opinion')).toBe('{"version":1,"userId":"sylvie"}')
    send({ type: 'closeRequested' })
    expect([step(), button()]).toEqual([undefined, 'absent'])
  })

  it('[OPIN-18] closes its thanks by itself after 3 s', async () => {
    const survey = open()
    fillIn(survey)
    next(survey)
    survey.answer(opinionCall, 'OK')
    await settled()
    survey.clock.increment(2999)
    expect(survey.step()).toBe('thanks')
    survey.clock.increment(1)
    expect([survey.step(), survey.button(), survey.now().status]).toEqual([undefined, 'absent', 'done'])
  })

  it('[OPIN-09] [OPIN-17] stays hidden on each page and after a reload, for the saver who sent it alone', () => {
    const storage = fakeStorage({ 'hautelisse.opinion': '{"version":1,"userId":"sylvie"}' })
    for (const path of ['/epargne', '/accounts', '/documents']) expect(open({ storage, path }).button()).toBe('absent')
    expect(open({ storage, userId: 'hugo' }).button()).toBe('button')
  })

  it('[OPIN-19] [OPIN-20] does not go on without a satisfaction', () => {
    const survey = open()
    survey.send({ type: 'openRequested' })
    next(survey)
    next(survey)
    expect(survey.step()).toBe('satisfaction')
  })

  it('[OPIN-11] does not go on with a comment that is too long', () => {
    const survey = open()
    fillIn(survey)
    survey.send({ type: 'commentTyped', name: 'improvement_comment', text: 'x'.repeat(1801) })
    next(survey)
    expect([survey.sending(), selectCommentError(survey.now(), 'improvement_comment')?.code]).toEqual(['idle', 'wrong'])
    survey.send({ type: 'commentTyped', name: 'improvement_comment', text: '' })
    survey.send({ type: 'backRequested' })
    survey.send({ type: 'commentTyped', name: 'satisfaction_comment', text: 'x'.repeat(1801) })
    next(survey)
    expect(survey.step()).toBe('comment')
  })

  it('[OPIN-16] returns to its button when it is closed, and keeps what was typed', () => {
    const survey = open()
    fillIn(survey)
    survey.send({ type: 'closeRequested' })
    expect([survey.step(), survey.button()]).toEqual([undefined, 'button'])
    survey.send({ type: 'openRequested' })
    expect([survey.step(), survey.form()]).toEqual(['intro', TYPED])
  })

  it('[OPIN-21] [S-ERR-23] stays where it is when it cannot be sent, keeps what was typed, and is sent again', async () => {
    const survey = open()
    fillIn(survey)
    next(survey)
    survey.refuse(opinionCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([survey.step(), survey.sending(), survey.form()]).toEqual(['improvement', 'failed', TYPED])
    expect(survey.storage.entries.size).toBe(0)
    next(survey)
    expect(survey.inputOf(opinionCall)).toEqual({ body: { user_id: 'sylvie', opinion: TYPED } })
    survey.answer(opinionCall, 'OK')
    await settled()
    expect(survey.step()).toBe('thanks')
  })

  it('[OPIN-21] leaves the button in place when it is closed after a failure', async () => {
    const survey = open()
    fillIn(survey)
    next(survey)
    survey.refuse(opinionCall, 'NETWORK')
    await settled()
    survey.send({ type: 'closeRequested' })
    expect([survey.button(), survey.form()]).toEqual(['button', TYPED])
  })

  it('[OPIN-18] gives the call up when it is closed or the page is left, and changes nothing of what is on its way', () => {
    for (const leave of [{ type: 'closeRequested' }, { type: 'pathFollowed', path: '/documents' }] as const) {
      const survey = open()
      fillIn(survey)
      next(survey)
      survey.send({ type: 'commentTyped', name: 'improvement_comment', text: 'autre' })
      survey.send({ type: 'pathFollowed', path: '/epargne' })
      expect([survey.form(), survey.waiting()]).toEqual([TYPED, [opinionCall.name]])
      survey.send(leave)
      expect([survey.waiting(), survey.button()]).toEqual([[], 'button'])
    }
  })
})
