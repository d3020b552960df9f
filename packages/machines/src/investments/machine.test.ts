import { plainDate } from '@hautelisse/domain/calendar'
import { fundUrlCall, valuationsCall } from '@hautelisse/domain/investments'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { fundMachine, selectDocument, selectHistory } from './index.ts'

const on = (date: string, amount: string) => ({ date: plainDate(date), amount: euros(amount) })
const VALUES = [on('2024-01-02', '90'), on('2025-12-31', '98'), on('2026-02-02', '100'), on('2026-11-18', '110')]

const opened = () => {
  const api = fakeClient()
  const input = { client: api.client, accountId: 'P', investmentId: 'F', today: plainDate('2026-11-20') }
  const actor = createActor(fundMachine, { input }).start()
  return { ...api, actor, history: () => selectHistory(actor.getSnapshot()), document: () => selectDocument(actor.getSnapshot()) }
}

describe('the sheet of a fund', () => {
  it('[FUND-17] [FUND-21] asks for values and document together, once it is opened', () => {
    const { asked, history, document } = opened()
    expect(asked).toEqual([valuationsCall.name, fundUrlCall.name])
    expect([history().kind, document().kind]).toEqual(['loading', 'loading'])
  })

  it('[FUND-08] [FUND-20] shows the first period that has data, then the one that is chosen', async () => {
    const { actor, answer, history, document } = opened()
    answer(valuationsCall, { s2e_valuations: VALUES })
    answer(fundUrlCall, { s2e_fund_url: '/doc' })
    await settled()
    expect(history()).toMatchObject({ value: { period: 'year-start', periods: ['year-start', 'one-year', 'three-years'] } })
    expect(document()).toMatchObject({ kind: 'known', value: '/doc' })
    actor.send({ type: 'periodChosen', period: 'three-years' })
    expect(history()).toMatchObject({ value: { period: 'three-years', shown: VALUES } })
    actor.send({ type: 'periodChosen', period: 'five-years' })
    expect(history()).toMatchObject({ value: { period: 'year-start' } })
  })

  it('[FUND-08] offers no period where there are no values', async () => {
    const { answer, history } = opened()
    answer(valuationsCall, { s2e_valuations: [] })
    await settled()
    expect(history()).toMatchObject({ kind: 'known', value: { periods: [], shown: [] } })
  })

  it('[FUND-18] fails part by part, without a crash, and is asked for again', async () => {
    const { actor, answer, refuse, history, document } = opened()
    refuse(valuationsCall, 'ERR_INTERNAL', 500)
    refuse(fundUrlCall, 'NETWORK')
    await settled()
    expect([history(), document()]).toEqual([{ kind: 'failed' }, { kind: 'failed' }])
    actor.send({ type: 'retryRequested', part: 'valuations' })
    answer(valuationsCall, { s2e_valuations: VALUES })
    await settled()
    expect([history().kind, document().kind]).toEqual(['known', 'failed'])
  })

  it('is given up when it is closed', () => {
    const { actor, waiting } = opened()
    actor.stop()
    expect(waiting()).toEqual([])
  })
})
