import { plainDate } from '@hautelisse/domain/calendar'
import { EXIT_AGES, taxSavingCases } from '@hautelisse/domain/tax-saving'
import { expect, it } from 'vitest'
import { draftOfCase, noticeDraftOfCase, selectCase } from './case-of.ts'
import {
  adjustmentOf,
  finish,
  KNOWN,
  monthly,
  NEXT,
  paying,
  startAtResults,
  startSimulator,
  stepOf,
  TODAY,
  WHO,
} from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'

const caseIn = ({ actor }: Simulator) => {
  const one = selectCase(actor.getSnapshot())
  if (one === undefined) throw new Error('no case')
  return one
}

/** A couple with children that pays each month. */
const startCouple = async (): Promise<Simulator> => {
  const simulator = startSimulator()
  simulator.send(
    ...WHO,
    { type: 'maritalStatusChosen', status: 'MA' },
    NEXT,
    { type: 'childrenChosen', children: 2 },
    NEXT,
    { type: 'amountTyped', field: 'monthly_income', text: '3 333,33' },
    { type: 'amountTyped', field: 'spouse_monthly_income', text: '1 800' },
    NEXT,
  )
  await finish(simulator)
  simulator.send(monthly, paying('83,33'), { type: 'updateRequested' })
  await finish(simulator)
  return simulator
}

it('[BEY-01] results are a case, and no other step is', async () => {
  const simulator = await startAtResults()
  expect(caseIn(simulator)).toMatchObject({
    schema: taxSavingCases.schema,
    simulator: 'tax-saving',
    asOf: TODAY,
    inputs: { gender: 'F', client_age: 41, marital_status: 'CE', children: 0, monthly_income: 5000, allocated_amount: null },
  })
  simulator.send({ type: 'previousRequested' })
  expect(selectCase(simulator.actor.getSnapshot())).toBeUndefined()
  expect(selectCase(startSimulator().actor.getSnapshot())).toBeUndefined()
})

it('[BEY-01] the case is that of the figures on the screen, also while they are a preview', async () => {
  const simulator = await startAtResults()
  simulator.send(paying('1 000'))
  expect(caseIn(simulator).inputs).toMatchObject({ allocated_amount: 1000 })
  simulator.send(paying('1 000 000 000'))
  expect(caseIn(simulator).inputs).toMatchObject({ allocated_amount: null })
})

it.each([
  ['the most that is deducted', () => startAtResults()],
  ['a couple that pays each month', startCouple],
])('[BEY-07] a case opens on the same answers: %s', async (_, start) => {
  const one = caseIn(await start())
  const again = startSimulator({ draft: draftOfCase(one, {}) })
  await finish(again)
  expect([stepOf(again), adjustmentOf(again).isStale]).toEqual(['results', false])
  expect(caseIn(again)).toEqual(one)
})

it('[BEY-07] the age of the saver is that of today; another one stays, and one that is not taken any more is asked', async () => {
  const one = { ...caseIn(await startAtResults({ saver: KNOWN })), asOf: plainDate('2026-03-11') }
  const ageOf = async (age: number, saver = KNOWN): Promise<unknown> => {
    const kept = { ...one, inputs: { ...one.inputs, client_age: age } }
    const again = startSimulator({ saver, draft: draftOfCase(kept, saver) })
    await finish(again)
    return stepOf(again) === 'results' ? caseIn(again).inputs['client_age'] : stepOf(again)
  }
  // KNOWN turned 41 on 12 March 2026.
  expect(await ageOf(40)).toBe(41)
  expect(await ageOf(30)).toBe(30)
  expect(await ageOf(69, { ...KNOWN, birthDate: plainDate('1956-05-01') })).toBe('age')
  expect(draftOfCase(one, KNOWN)).toMatchObject({ exitAge: EXIT_AGES.usual, variants: [] })
})

it('[BEY-36] a case carries the lines of the notice as they are typed, and opens with them in the same year alone', async () => {
  const simulator = await startAtResults()
  const amounts = { own_3: '1 200', own_0: '4 710', spouse_1: '9' } as const
  simulator.send({ type: 'noticeTyped', notice: { amounts, pooled: true, step: 'cent' } })
  const one = caseIn(simulator)
  expect(one.inputs['notice']).toEqual({ unused: [1200, 0, 0], calculated: 4710 })
  expect(noticeDraftOfCase(one, TODAY)).toEqual({
    amounts: { own_3: '1 200,00', own_2: '0,00', own_1: '0,00', own_0: '4 710,00' },
    pooled: false,
    step: 'euro',
  })
  expect(noticeDraftOfCase(one, plainDate('2027-01-01'))).toBeUndefined()
  simulator.send({ type: 'noticeTyped', notice: { amounts: { own_3: 'x' }, pooled: false, step: 'euro' } })
  expect(caseIn(simulator).inputs['notice']).toBeUndefined()
  expect(noticeDraftOfCase(caseIn(simulator), TODAY)).toBeUndefined()
})

it('[BEY-26] [BEY-36] a case of a couple that pools carries the lines of the spouse too', async () => {
  const simulator = await startCouple()
  const amounts = { own_0: '4 710', spouse_3: '3 000', spouse_0: '4 710', spouse_paid: '1 000' } as const
  simulator.send({ type: 'noticeTyped', notice: { amounts, pooled: true, step: 'euro' } })
  const one = caseIn(simulator)
  expect(one.inputs['notice']).toMatchObject({ spouse: { unused: [3000, 0, 0], calculated: 4710, paid: 1000 } })
  expect(noticeDraftOfCase(one, TODAY)).toMatchObject({
    amounts: { own_0: '4 710,00', spouse_3: '3 000,00', spouse_0: '4 710,00', spouse_paid: '1 000,00' },
    pooled: true,
  })
})
