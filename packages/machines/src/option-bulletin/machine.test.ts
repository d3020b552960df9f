import { plainDate } from '@hautelisse/domain/calendar'
import { optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import type { OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { bulletinMachine, selectBulletin } from './index.ts'
import type { BulletinInput } from './index.ts'

const BULLETIN: OptionBulletin = { id: 'bo-1', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02') }

const opened = (given: Partial<BulletinInput> = {}) => {
  const api = fakeClient()
  const input = { client: api.client, scopes: ['s2e'], id: 'bo-1', by: 'bulletin', ...given } satisfies BulletinInput
  const actor = createActor(bulletinMachine, { input }).start()
  const answer = async (...bulletins: OptionBulletin[]) => {
    api.answer(optionBulletinsCall, { s2e_option_bulletins: bulletins })
    await settled()
  }
  return { ...api, actor, answer, content: () => selectBulletin(actor.getSnapshot()) }
}

describe('the choice on a premium that an address names', () => {
  it('[HELD-01] is known to the person who has to make it', async () => {
    const { content, answer } = opened()
    expect(content()).toEqual({ kind: 'loading' })
    await answer({ ...BULLETIN, id: 'bo-2' }, BULLETIN)
    expect(content()).toEqual({ kind: 'known', value: BULLETIN, freshness: 'fresh' })
  })

  it('[HELD-01] is absent for somebody who does not have it', async () => {
    const { content, answer } = opened()
    await answer({ ...BULLETIN, id: 'bo-2' })
    expect(content()).toEqual({ kind: 'absent' })
  })

  it('[HELD-01] is absent, without a call, for somebody without employee savings', () => {
    const { content, asked } = opened({ scopes: ['ais', 'bi'] })
    expect([content(), asked]).toEqual([{ kind: 'absent' }, []])
  })

  it('[HELD-02] can be asked for again after the call failed', async () => {
    const { actor, content, answer, refuse } = opened()
    refuse(optionBulletinsCall, 'NETWORK')
    await settled()
    expect(content()).toEqual({ kind: 'failed' })
    actor.send({ type: 'retryRequested', part: 'bulletin' })
    expect(content()).toEqual({ kind: 'loading' })
    await answer(BULLETIN)
    expect(content()).toEqual({ kind: 'known', value: BULLETIN, freshness: 'fresh' })
  })

  it('is given up when the page is left', () => {
    const { actor, waiting } = opened()
    actor.stop()
    expect(waiting()).toEqual([])
  })
})
