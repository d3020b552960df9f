import { employeeGaugeCall, retirementGaugeByTypeCall, retirementGaugeCall } from '@hautelisse/domain/contributions'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { fakeClient, reportsOf, settled } from '../testing/index.ts'
import { contributionGaugeMachine, GAUGE_PARTS, selectGauges } from './index.ts'
import type { ContributionGaugeInput } from './index.ts'

const gauge = (ceiling: number, consumed: number) => ({ ceiling: euros(ceiling), consumed: euros(consumed) })
const EMPLOYEE = { s2e_contribution_gauge: { pee: gauge(3844.8, 257), perco: gauge(7689.6, 0) } }
const RETIREMENT = { per: gauge(4710, 5000) }

const BOTH = { company: 'ent-aubrenne', retirement: { type: 'PARTICIPATION' } } as const

const start = (input: Omit<ContributionGaugeInput, 'client'> = BOTH) => {
  const { client, ...api } = fakeClient()
  const actor = createActor(contributionGaugeMachine, { input: { client, ...input } }).start()
  return { actor, ...api, view: () => selectGauges(actor.getSnapshot()) }
}

describe('the gauges', () => {
  it('[GAUGE-01] [GAUGE-02] [GAUGE-05] [GAUGE-06] show one for each account type, of both calls together', async () => {
    const { answer, view, waiting, inputOf } = start()
    expect([view(), waiting()]).toEqual([{ kind: 'loading' }, [employeeGaugeCall.name, retirementGaugeByTypeCall.name]])
    expect(inputOf(employeeGaugeCall)).toEqual({ params: { id: 'ent-aubrenne' } })
    answer(employeeGaugeCall, EMPLOYEE)
    await settled()
    expect(view()).toEqual({ kind: 'loading' })
    answer(retirementGaugeByTypeCall, RETIREMENT)
    await settled()
    const shown = view()
    if (shown.kind !== 'known') throw new Error(shown.kind)
    expect(shown.value.missing).toEqual([])
    expect(shown.value.gauges.map(({ type, available, fill }) => `${type} ${available.toString()} ${fill.toFixed(2)}`)).toEqual([
      'pee 3587.8 0.07',
      'perco 7689.6 0.00',
      'per 0 1.00',
    ])
  })

  it('[S-ERR-21] are unavailable when no call answers, and asked for again', async () => {
    const { actor, answer, refuse, view, asked } = start()
    refuse(employeeGaugeCall, 'ERR_INTERNAL', 500)
    refuse(retirementGaugeByTypeCall, 'NETWORK')
    await settled()
    expect(view()).toEqual({ kind: 'failed' })
    actor.send({ type: 'retryRequested' })
    expect([view(), asked.length]).toEqual([{ kind: 'loading' }, 4])
    answer(employeeGaugeCall, EMPLOYEE)
    refuse(retirementGaugeByTypeCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(view()).toMatchObject({
      kind: 'known',
      value: { missing: ['retirement'], gauges: [{ type: 'pee' }, { type: 'perco' }] },
    })
    actor.send({ type: 'retryRequested' })
    expect(asked.length).toBe(5)
    answer(retirementGaugeByTypeCall, RETIREMENT)
    await settled()
    expect(view()).toMatchObject({ kind: 'known', value: { missing: [], gauges: [{}, {}, { type: 'per' }] } })
  })

  it('[S-CALL-39] ask about one contract where one is named, and nothing about what the person has not', async () => {
    const { answer, inputOf, view, asked } = start({ retirement: { type: 'INTERESSEMENT', id: '00482176' } })
    expect(inputOf(retirementGaugeCall)).toEqual({ params: { a: 'INTERESSEMENT', b: '00482176' } })
    answer(retirementGaugeCall, RETIREMENT)
    await settled()
    expect([asked.length, view()]).toMatchObject([1, { kind: 'known', value: { gauges: [{ type: 'per' }] } }])
    expect(start({}).view()).toEqual({ kind: 'absent' })
  })

  it('[CON-03] are none where the API knows of none: that is no failure', async () => {
    const { refuse, answer, view } = start()
    refuse(retirementGaugeByTypeCall, 'ERR_UNKNOWN', 404)
    answer(employeeGaugeCall, { s2e_contribution_gauge: {} })
    await settled()
    expect(view()).toEqual({ kind: 'absent' })
  })

  it('are given up when the page is left', () => {
    const { actor, waiting } = start()
    actor.stop()
    expect(waiting()).toEqual([])
  })

  it('[S-ERR-21] reach every state of both calls, one kind of view in each', () => {
    const { client } = fakeClient()
    const events = GAUGE_PARTS.flatMap((part) => reportsOf(`contributionGauge.${part}.loading`, {}))
    const paths = getShortestPaths(contributionGaugeMachine, {
      input: { client, ...BOTH },
      events: [...events, { type: 'retryRequested' }] as never,
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const kinds = paths.map(({ state }) => selectGauges(state).kind)
    expect([kinds.length, new Set(kinds)]).toEqual([9, new Set(['loading', 'absent', 'failed'])])
  })
})
