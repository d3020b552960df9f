import { addYears, plainDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { defineSimulator, type Case, type CaseResult, type Simulator } from '@hautelisse/domain/case'
import { CAPITAL_SOCIAL_CHARGES, valueAt } from '@hautelisse/domain/law'
import { euros } from '@hautelisse/domain/money'
import {
  eraseSimulationCall,
  keepSimulationCall,
  keptSimulationsCall,
  loadSimulator,
  type KeptSimulation,
} from '@hautelisse/domain/simulations'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import * as z from 'zod'
import { fakeClient } from '../testing/index.ts'
import { answerCase } from './answer.ts'
import {
  movedSince,
  personPorts,
  selectChange,
  selectSimulations,
  simulationsMachine,
  type LoadSimulator,
  type SimulationsEvent,
} from './index.ts'
import { idOf, keptAs, taxCase, TODAY } from './simulations.testing.ts'

type Given = {
  readonly load?: LoadSimulator
  readonly renew?: (one: Case) => Case | undefined
  readonly most?: number
  readonly kept?: readonly KeptSimulation[]
}

const monthsAt = ({ age, last }: { readonly age: number; readonly last: number }, asOf: PlainDate): CaseResult => {
  if (yearOf(asOf) > last) return { kind: 'refused', problems: [{ path: 'last', reason: 'passed' }] }
  const left = Number(addYears(asOf, age).replaceAll('-', ''))
  const amount = euros(left * (100 - valueAt(CAPITAL_SOCIAL_CHARGES, asOf).value))
  return { kind: 'answered', answers: [], figures: [{ term: 'month', value: { kind: 'euros', amount } }] }
}
/** A number of the day, less the charges of the day; none after a last year. */
const ageing = defineSimulator({
  simulator: 'projection',
  schema: 1,
  places: 'anywhere',
  movesWithTime: true,
  inputs: z.strictObject({ age: z.int(), last: z.int() }),
  open: async () => Promise.resolve(monthsAt),
})

const CEILING: Case = {
  schema: 1,
  simulator: 'per-ceiling',
  asOf: TODAY,
  inputs: { payment_year: 2026, gross_wage: 47_100 },
}

const openList = async ({ load = loadSimulator, renew = (one) => one, most, kept = [keptAs(1), keptAs(2)] }: Given = {}) => {
  const api = fakeClient()
  const actor = createActor(simulationsMachine, {
    input: { ports: personPorts(api.client), load, today: TODAY, renew: async (one) => Promise.resolve(renew(one)), most },
  }).start()
  const list = () => selectSimulations(actor.getSnapshot())
  const view = () => {
    const read = list()
    if (read.kind !== 'known') throw new Error(`The list is ${read.kind}.`)
    return read.value
  }
  const send = (event: SimulationsEvent) => actor.send(event)
  const answerList = async (all: readonly KeptSimulation[]) => {
    await vi.waitFor(() => api.answer(keptSimulationsCall, { kept: [...all] }))
    await vi.waitFor(() => expect(list()).toMatchObject({ kind: 'known', freshness: 'fresh' }))
  }
  await answerList(kept)
  return {
    ...api,
    answerList,
    list,
    view,
    send,
    names: () => view().items.map((item) => item.kept.name),
    change: () => selectChange(actor.getSnapshot()),
  }
}

describe('the list of simulations', () => {
  it('[BEY-05] is empty where the server keeps none, and read again after a failure', async () => {
    const api = fakeClient()
    const actor = createActor(simulationsMachine, {
      input: { ports: personPorts(api.client), load: loadSimulator, today: TODAY, renew: async (one) => Promise.resolve(one) },
    }).start()
    const kind = () => selectSimulations(actor.getSnapshot()).kind
    expect(kind()).toBe('loading')
    api.refuse(keptSimulationsCall, 'NETWORK')
    await vi.waitFor(() => expect(kind()).toBe('failed'))
    actor.send({ type: 'retryRequested', part: 'simulations' })
    await vi.waitFor(() => api.refuse(keptSimulationsCall, 'ERR_UNKNOWN', 404))
    await vi.waitFor(() => expect(selectSimulations(actor.getSnapshot())).toMatchObject({ value: { items: [], count: 0 } }))
  })

  it('[BEY-07] has the figures of the day, and says what has changed since', async () => {
    const { view } = await openList({
      kept: [keptAs(1), keptAs(2, taxCase(4637, plainDate('2025-12-18'))), keptAs(3, taxCase(1000))],
      renew: (one) => (one.inputs['allocated_amount'] === 1000 ? taxCase(2000) : one),
    })
    expect(view().items.map(({ changes }) => changes?.kinds)).toEqual([[], ['law'], ['savings']])
    const [first, second] = view().items
    const named = second?.changes?.law.map(({ id, before, after }) => [id, before.source, after.source])
    expect(named).toContainEqual([
      'social-security-ceiling',
      'Code de la sécurité sociale art. D.242-17, plafond annuel 2024',
      'Code de la sécurité sociale art. D.242-17, plafond annuel 2025',
    ])
    expect(first?.answer).toMatchObject({ result: { figures: [{ term: 'saving' }, { term: 'paid' }, {}, {}, {}, {}] } })
    expect(second?.answer).toMatchObject({ case: { asOf: '2025-12-18' } })
    expect(second?.today).toMatchObject({ case: { asOf: TODAY } })
  })

  it('[BEY-07] tells apart the savings, the law and the time, also where nothing is held any more and where there are no figures today', async () => {
    const kindsOf = async (renew: (one: Case) => Case | undefined, kept: Case, simulator: Simulator) => {
      const { view } = await openList({ kept: [keptAs(1, kept)], renew, load: async () => Promise.resolve(simulator) })
      return view().items.map(({ changes, today }) => [changes?.kinds, changes?.law.map(({ id }) => id), today?.case.inputs])
    }
    const before = ageing.caseOf({ age: 64, last: 2030 }, plainDate('2025-12-18'))
    const more = ageing.caseOf({ age: 66, last: 2030 }, before.asOf)
    expect(await kindsOf((one) => one, before, ageing)).toEqual([[['law', 'time'], ['capital-social-charges'], before.inputs]])
    expect(await kindsOf(() => more, { ...before, asOf: plainDate('2026-01-05') }, ageing)).toEqual([
      [['savings', 'time'], [], more.inputs],
    ])
    expect(await kindsOf(() => undefined, { ...before, asOf: TODAY }, ageing)).toEqual([[['savings'], [], undefined]])
    const passed = ageing.caseOf({ age: 64, last: 2025 }, before.asOf)
    expect(await kindsOf((one) => one, passed, ageing)).toEqual([[['time'], [], undefined]])
  })

  it('[BEY-02] keeps in its place what cannot be read, and what cannot be loaded', async () => {
    const newer = keptAs(1, { ...taxCase(), schema: 9 })
    const { view } = await openList({ kept: [newer, keptAs(2)] })
    expect(view().items.map(({ answer }) => answer.kind)).toEqual(['refused', 'answered'])
    const lost = await openList({ load: async () => Promise.reject(new Error('no script')) })
    expect(lost.view().items.map(({ answer, changes }) => [answer.kind, changes])).toEqual([
      ['lost', undefined],
      ['lost', undefined],
    ])
  })

  it('answers the first ones alone where a page shows no more, and says how many there are', async () => {
    const { view } = await openList({ most: 1 })
    expect([view().items.length, view().count]).toEqual([1, 2])
  })

  it('[BEY-06] up to four of one simulator are chosen, in their order; a fifth is not', async () => {
    const { view, send } = await openList({ kept: [1, 2, 3, 4, 5].map((at) => keptAs(at)) })
    for (const at of [3, 1, 2, 4, 5]) send({ type: 'chosen', id: idOf(at), isChosen: true })
    expect(view().chosen).toEqual([3, 1, 2, 4].map(idOf))
    expect([view().refusalOf(idOf(5)), view().refusalOf(idOf(1))]).toEqual(['most', undefined])
    send({ type: 'chosen', id: idOf(3), isChosen: false })
    send({ type: 'chosen', id: idOf(5), isChosen: true })
    expect(view().chosen).toEqual([1, 2, 4, 5].map(idOf))
  })

  it('[BEY-06] what is of another simulator, or has no figures, does not stand beside others', async () => {
    const { view, send } = await openList({
      kept: [keptAs(1), keptAs(2, CEILING), keptAs(3, { ...taxCase(), schema: 9 })],
    })
    const refusals = () => [1, 2, 3].map((at) => view().refusalOf(idOf(at)))
    expect(refusals()).toEqual([undefined, undefined, 'no-result'])
    for (const at of [1, 2, 3]) send({ type: 'chosen', id: idOf(at), isChosen: true })
    expect(view().chosen).toEqual([idOf(1)])
    expect(refusals()).toEqual([undefined, 'other-simulator', 'no-result'])
  })
})

describe('a simulation of the list', () => {
  it('[BEY-05] is renamed: a name that may not be is refused before it is sent, and a failure keeps what was typed', async () => {
    const { send, change, asked, inputOf, refuse, answer, names } = await openList()
    send({ type: 'renameRequested', id: idOf(1) })
    expect(change()).toMatchObject({ step: 'naming', name: 'Simulation 1', isWrongName: false })
    send({ type: 'nameTyped', name: 'FR14 2004 1010 0505 0001 3M02 606' })
    send({ type: 'confirmed' })
    expect([change().isWrongName, asked.includes(keepSimulationCall.name)]).toEqual([true, false])
    send({ type: 'nameTyped', name: ' Partir à 64 ans ' })
    send({ type: 'confirmed' })
    send({ type: 'givenUp' })
    expect([change().isBusy, inputOf(keepSimulationCall)]).toEqual([
      true,
      { params: { id: idOf(1) }, body: { name: 'Partir à 64 ans', case: taxCase() } },
    ])
    refuse(keepSimulationCall, 'NETWORK')
    await vi.waitFor(() => expect(change()).toMatchObject({ step: 'naming', failure: 'failed', name: ' Partir à 64 ans ' }))
    send({ type: 'confirmed' })
    answer(keepSimulationCall, { kept: keptAs(1, taxCase(), 'Partir à 64 ans') })
    await vi.waitFor(() => expect([change().step, names()]).toEqual(['renamed', ['Partir à 64 ans', 'Simulation 2']]))
  })

  it('[BEY-05] is erased after a question, leaves the list and the choice at once, and the list is read again', async () => {
    const { send, change, asked, refuse, answer, answerList, names, view } = await openList()
    for (const at of [1, 2]) send({ type: 'chosen', id: idOf(at), isChosen: true })
    send({ type: 'eraseRequested', id: idOf(1) })
    send({ type: 'givenUp' })
    expect([change().step, asked.includes(eraseSimulationCall.name)]).toEqual(['none', false])
    send({ type: 'eraseRequested', id: idOf(1) })
    send({ type: 'confirmed' })
    send({ type: 'confirmed' })
    refuse(eraseSimulationCall, 'TIMEOUT')
    await vi.waitFor(() => expect(change()).toMatchObject({ step: 'asking', failure: 'failed' }))
    send({ type: 'confirmed' })
    answer(eraseSimulationCall, 'OK')
    await vi.waitFor(() => expect([names(), view().chosen, view().count]).toEqual([['Simulation 2'], [idOf(2)], 1]))
    await answerList([])
    expect([change().step, view().items, view().chosen]).toEqual(['erased', [], []])
    expect(asked.filter((name) => name === eraseSimulationCall.name)).toHaveLength(2)
  })
})

describe('what has moved since', () => {
  it('[BEY-07] names each figure and each answer that is not what it was, with the gap of two amounts', async () => {
    const [before, today] = await Promise.all(
      [taxCase(1000), taxCase(2000)].map(async (one) => {
        const answer = await answerCase(loadSimulator, one)
        if (answer.kind !== 'answered') throw new Error('The case is refused.')
        return answer
      }),
    )
    if (before === undefined || today === undefined) throw new Error('Nothing is answered.')
    expect(movedSince(before, before)).toEqual([])
    const moved = movedSince(before, today)
    expect(moved.map(({ term, gap }) => [term, gap?.toNumber()])).toEqual([
      ['saving', 300],
      ['paid', 1000],
      ['effort', 700],
      ['tax-after', -300],
      ['payment', 1000],
    ])
  })
})
