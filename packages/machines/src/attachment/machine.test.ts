import { confirmContractCall, identifyContractCall } from '@hautelisse/domain/attachment'
import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { attachmentMachine, attachmentPorts, selectAttachment, type AttachmentStep } from './index.ts'

const LETTER = { contract_number: '0062 6511', code: 'k7mq 4txh', birth_date: '01/09/1966' }
const FOUND = { token: 't1', title: 'PEE', company_name: 'Mutuelle Ormeraie', initials: 'T. L.' }

const opened = (step: AttachmentStep = 'choice', isAvailable = true) => {
  const api = fakeClient()
  const steps: string[] = []
  const actor = createActor(attachmentMachine, {
    input: {
      step,
      isAvailable,
      today: plainDate('2026-11-20'),
      ports: attachmentPorts(api.client),
      goTo: (next) => void steps.push(next),
      rereadScopes: () => void steps.push('reread'),
    },
  }).start()
  const send = (event: Parameters<typeof actor.send>[0]) => actor.send(event)
  return { ...api, steps, send, view: () => selectAttachment(actor.getSnapshot()) }
}

const asking = () => {
  const room = opened()
  room.send({ type: 'kindChosen', kind: 'employee-savings' })
  room.send({ type: 'nextRequested' })
  room.send({ type: 'answered', answers: LETTER })
  room.send({ type: 'nextRequested' })
  return room
}
const confirming = async () => {
  const room = asking()
  room.answer(identifyContractCall, FOUND)
  await settled()
  return room
}

describe('attaching a contract', () => {
  it('[ATT-01] [P-ROUTE-12] begins with the choice, whatever step the address names, and goes nowhere without the calls', () => {
    expect([opened('confirmation').steps, opened('confirmation').view().screen]).toEqual([['choice'], 'choosing'])
    const shut = opened('choice', false)
    shut.send({ type: 'nextRequested' })
    expect([shut.view().screen, shut.waiting()]).toEqual(['unavailable', []])
  })

  it('[ATT-02] asks nothing before the choice is made and the form is right', () => {
    const room = opened()
    room.send({ type: 'nextRequested' })
    expect(room.view()).toMatchObject({ screen: 'choosing', isKindMissing: true })
    room.send({ type: 'kindChosen', kind: 'employee-savings' })
    room.send({ type: 'nextRequested' })
    expect(room.view()).toMatchObject({ screen: 'identifying', question: { errors: [] } })
    room.send({ type: 'nextRequested' })
    expect([room.view().question.errors.length, room.waiting()]).toEqual([3, []])
    room.send({ type: 'answered', answers: LETTER })
    room.send({ type: 'nextRequested' })
    expect(room.inputOf(identifyContractCall)).toEqual({
      body: { contract_number: '00626511', code: 'K7MQ4TXH', birth_date: '1966-09-01' },
    })
  })

  it('[ATT-04] [ATT-06] shows what was recognised, attaches it, forgets the letter, and has the session read its scopes', async () => {
    const room = await confirming()
    expect(room.view()).toMatchObject({ screen: 'confirming', found: FOUND })
    room.send({ type: 'nextRequested' })
    room.send({ type: 'nextRequested' })
    expect([room.waiting().length, room.inputOf(confirmContractCall)]).toEqual([1, { body: { token: 't1' } }])
    room.answer(confirmContractCall, 'OK')
    await settled()
    expect(room.view()).toMatchObject({ screen: 'done', typed: { contract_number: '', code: '', birth_date: '' } })
    expect(room.steps).toEqual(['identification', 'confirmation', 'reread', 'done'])
    room.send({ type: 'anotherRequested' })
    expect(room.view()).toMatchObject({ screen: 'choosing', kind: undefined, found: undefined })
  })

  it.each([
    ['ERR_UNKNOWN', 'unknown'],
    ['ERR_LIMIT', 'limit'],
    ['ERR_CONFLICT', 'already'],
    ['ERR_REFUSED', 'other-person'],
    ['NETWORK', 'failed'],
    ['TIMEOUT', 'failed'],
  ] as const)('[ATT-03] a letter that is answered with %s keeps what was typed', async (code, refusal) => {
    const room = asking()
    room.refuse(identifyContractCall, code)
    await settled()
    expect(room.view()).toMatchObject({ screen: 'identifying', refusal, typed: LETTER })
    room.send({ type: 'answered', answers: { code: 'HX6P2CVJ' } })
    expect(room.view().refusal).toBeUndefined()
  })

  it.each([
    ['ERR_UNKNOWN', 'identifying', 'too-late'],
    ['ERR_CONFLICT', 'identifying', 'already'],
    ['NETWORK', 'confirming', 'failed'],
    ['ERR_INTERNAL', 'confirming', 'failed'],
  ] as const)('[ATT-05] a confirmation that is answered with %s leads to %s', async (code, screen, refusal) => {
    const room = await confirming()
    room.send({ type: 'nextRequested' })
    room.refuse(confirmContractCall, code)
    await settled()
    expect(room.view()).toMatchObject({ screen, refusal, typed: LETTER })
    room.send({ type: 'retryRequested' })
    expect(room.waiting()).toEqual([screen === 'confirming' ? confirmContractCall : identifyContractCall].map(({ name }) => name))
  })

  it('[P-ROUTE-12] follows the browser’s history with everything typed', async () => {
    const room = await confirming()
    room.send({ type: 'stepReached', step: 'identification' })
    expect(room.view()).toMatchObject({ screen: 'identifying', typed: LETTER })
    room.send({ type: 'stepReached', step: 'choice' })
    room.send({ type: 'stepReached', step: 'identification' })
    expect(room.view()).toMatchObject({ screen: 'identifying', typed: LETTER, kind: 'employee-savings' })
    room.send({ type: 'previousRequested' })
    expect(room.view().screen).toBe('choosing')
  })

  it('[ATT-02] goes back to any step that is done, whose answers are kept, and to none that is to come', async () => {
    const room = await confirming()
    const states = () => room.view().steps.map(({ state }) => state)
    expect(states()).toEqual(['done', 'done', 'current'])
    room.send({ type: 'stepRequested', screen: 'choosing' })
    expect([room.view().screen, room.steps.at(-1), states()]).toEqual(['choosing', 'choice', ['current', 'pending', 'pending']])
    room.send({ type: 'stepRequested', screen: 'confirming' })
    expect(room.view()).toMatchObject({ screen: 'choosing', typed: LETTER, kind: 'employee-savings' })
    room.send({ type: 'nextRequested' })
    room.send({ type: 'stepRequested', screen: 'choosing' })
    expect(room.view().screen).toBe('choosing')
  })
})
