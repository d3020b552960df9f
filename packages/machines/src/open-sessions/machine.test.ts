import { endOtherSessionsCall, endSessionCall, openSessionsCall, type OpenSession } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { openSessionsMachine, selectEnding, selectOpenSessions, type OpenSessionsEvent } from './index.ts'

const session = (id: string, isThis = false): OpenSession => ({
  id,
  device: 'phone',
  browser: 'safari',
  started_at: '2026-11-20T08:00:00Z',
  last_used_at: '2026-11-20T09:00:00Z',
  is_this: isThis,
})
const ALL = [session('own', true), session('phone'), session('work')]

const opened = async (known: OpenSession[] = ALL) => {
  const api = fakeClient()
  const actor = createActor(openSessionsMachine, { input: { client: api.client } }).start()
  await settled()
  const send = async (event: OpenSessionsEvent) => {
    actor.send(event)
    await settled()
  }
  const answerList = async (sessions: OpenSession[]) => {
    api.answer(openSessionsCall, sessions)
    await settled()
  }
  await answerList(known)
  const ids = () => {
    const read = selectOpenSessions(actor.getSnapshot())
    return read.kind === 'known' ? read.value.map(({ id }) => id) : read.kind
  }
  return { ...api, send, answerList, ids, ending: () => selectEnding(actor.getSnapshot()) }
}

describe('the open sessions', () => {
  it('are read at once, and again after a failure', async () => {
    const api = fakeClient()
    const actor = createActor(openSessionsMachine, { input: { client: api.client } }).start()
    await settled()
    const kind = () => selectOpenSessions(actor.getSnapshot()).kind
    expect(kind()).toBe('loading')
    api.refuse(openSessionsCall, 'NETWORK')
    await settled()
    expect(kind()).toBe('failed')
    actor.send({ type: 'retryRequested', part: 'sessions' })
    await settled()
    api.answer(openSessionsCall, ALL)
    await settled()
    expect(kind()).toBe('known')
  })

  it('one is ended after a question, leaves the list at once, and the list is read again', async () => {
    const { send, ending, asked, inputOf, answer, answerList, ids } = await opened()
    await send({ type: 'endRequested', which: 'phone' })
    expect([ending().step, asked.includes(endSessionCall.name)]).toEqual(['asking', false])
    await send({ type: 'endConfirmed' })
    expect([ending().step, inputOf(endSessionCall)]).toEqual(['ending', { params: { id: 'phone' } }])
    answer(endSessionCall, 'OK')
    await settled()
    expect([ending(), ids()]).toEqual([{ which: 'phone', step: 'ended', hasFailed: false }, ['own', 'work']])
    await answerList([session('own', true)])
    expect(ids()).toEqual(['own'])
  })

  it('all others are ended in one go', async () => {
    const { send, answer, ids } = await opened()
    await send({ type: 'endRequested', which: undefined })
    await send({ type: 'endConfirmed' })
    answer(endOtherSessionsCall, 'OK')
    await settled()
    expect(ids()).toEqual(['own'])
  })

  it('nothing is asked when the question is given up', async () => {
    const { send, asked, ending } = await opened()
    await send({ type: 'endRequested', which: undefined })
    await send({ type: 'endGivenUp' })
    expect([ending().step, asked]).toEqual(['none', [openSessionsCall.name]])
  })

  it('an end that failed keeps the question and the list, and can be confirmed again; pressed twice it is one', async () => {
    const { send, refuse, asked, ids, ending } = await opened()
    await send({ type: 'endRequested', which: 'phone' })
    await send({ type: 'endConfirmed' })
    await send({ type: 'endConfirmed' })
    await send({ type: 'endGivenUp' })
    refuse(endSessionCall, 'NETWORK')
    await settled()
    expect([ending(), ids()]).toEqual([{ which: 'phone', step: 'asking', hasFailed: true }, ['own', 'phone', 'work']])
    await send({ type: 'endConfirmed' })
    expect([ending().hasFailed, asked.filter((name) => name === endSessionCall.name).length]).toEqual([false, 2])
  })

  it('a session whose end was asked for and whose answer was lost can be ended again: ending it twice is no error', async () => {
    const { send, refuse, answer, ids } = await opened()
    await send({ type: 'endRequested', which: 'phone' })
    await send({ type: 'endConfirmed' })
    refuse(endSessionCall, 'TIMEOUT')
    await settled()
    await send({ type: 'endConfirmed' })
    answer(endSessionCall, 'OK')
    await settled()
    expect(ids()).toEqual(['own', 'work'])
  })
})
