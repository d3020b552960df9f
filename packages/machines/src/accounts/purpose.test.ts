import { purposeCall, type Purpose } from '@hautelisse/domain/accounts'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { canSayPurpose, purposeMachine, selectPurpose, type PurposeEvent } from './index.ts'

const openChoice = (purpose: Purpose | null = null) => {
  const api = fakeClient()
  const read: string[] = []
  const actor = createActor(purposeMachine, {
    input: { client: api.client, policyId: '00482190', purpose, askAgain: () => void read.push('accounts') },
  }).start()
  const send = async (...events: readonly PurposeEvent[]): Promise<void> => {
    for (const event of events) actor.send(event)
    await settled()
  }
  return { ...api, read, send, view: () => selectPurpose(actor.getSnapshot()) }
}

const CHANGE = { type: 'changeRequested' } as const
const KEEP = { type: 'keepRequested' } as const
const choose = (purpose: Purpose | null) => ({ type: 'purposeChosen', purpose }) as const

describe('what an account is for', () => {
  it('[P-CONST-25] is chosen, kept, and read by every page; it is taken back by choosing nothing', async () => {
    const { send, view, inputOf, answer, read } = openChoice()
    await send(CHANGE, choose('housing'), KEEP)
    expect([view().step, inputOf(purposeCall), read]).toEqual([
      'keeping',
      { params: { policy_id: '00482190' }, body: { purpose: 'housing' } },
      [],
    ])
    answer(purposeCall, 'OK')
    await settled()
    expect([view(), read]).toEqual([{ purpose: 'housing', choice: 'housing', step: 'kept', hasFailed: false }, ['accounts']])
    await send(CHANGE, choose(null), KEEP)
    answer(purposeCall, 'OK')
    await settled()
    expect([view().purpose, read]).toEqual([null, ['accounts', 'accounts']])
  })

  it('[P-CONST-25] stays as it was chosen when it cannot be kept, and can be kept again or given up', async () => {
    const { send, view, refuse, read } = openChoice('travel')
    await send(CHANGE, choose('children'), KEEP)
    refuse(purposeCall, 'NETWORK')
    await settled()
    expect(view()).toEqual({ purpose: 'travel', choice: 'children', step: 'choosing', hasFailed: true })
    await send(KEEP)
    expect(view()).toMatchObject({ step: 'keeping', hasFailed: false })
    refuse(purposeCall, 'NETWORK')
    await settled()
    await send({ type: 'changeGivenUp' })
    expect([view().step, view().purpose, read]).toEqual(['shown', 'travel', []])
    await send(CHANGE)
    expect(view()).toMatchObject({ choice: 'travel', hasFailed: false })
  })

  it('[P-CONST-25] is not sent where nothing else was chosen, nor offered by a server that does not keep it', async () => {
    const { send, view, asked } = openChoice('travel')
    await send(CHANGE, KEEP)
    expect([view().step, asked]).toEqual(['shown', []])
    expect([canSayPurpose(undefined), canSayPurpose(['kept']), canSayPurpose(['purpose'])]).toEqual([true, false, true])
  })
})
