import { plainDate } from '@hautelisse/domain/calendar'
import { valueOf } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it, vi } from 'vitest'
import { adjustmentOf, finish, monthly, paying, resultOf, startAtResults, TODAY } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { selectDeductionEnd, selectRestOfYear, selectShown, selectShownExplanation, selectShownResult } from './index.ts'

const shownOf = ({ actor }: Simulator) => selectShown(actor.getSnapshot())

/** Values of the calculations of the card. */
const explainedBy = ({ actor }: Simulator) =>
  (['saving', 'effort'] as const).map((figure) => {
    const tree = selectShownExplanation(actor.getSnapshot(), figure)
    return tree && valueOf(tree).toNumber()
  })

describe('the figures of the card', () => {
  it('[TS-14] follow the amount as it is typed, as a preview, while the ceiling stands still, and so do the figures of the ledger (S-61)', async () => {
    const simulator = await startAtResults()
    expect(shownOf(simulator)).toMatchObject({ payment: euros(5400), saving: euros(1620), isPreview: false, isFormer: false })
    simulator.send(paying('2 000'))
    expect(shownOf(simulator)).toMatchObject({
      payment: euros(2000),
      saving: euros(600),
      effort: euros(1400),
      isPreview: true,
      isFormer: false,
    })
    expect(resultOf(simulator)).toMatchObject({ ceiling: euros(5400), saving: euros(1620) })
    expect(explainedBy(simulator)).toEqual([600, 1400])
    expect(selectShownResult(simulator.actor.getSnapshot())).toMatchObject({
      payment: euros(2000),
      saving: euros(600),
      effort: euros(1400),
      ceiling: euros(5400),
      taxBefore: euros(9304),
      taxAfter: euros(8704),
    })
  })

  it('[TS-14] lose the mark with the answer alone, and the stored result is that of the answer', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('2 000'), { type: 'updateRequested' })
    expect(shownOf(simulator)?.isPreview).toBe(true)
    await finish(simulator)
    expect(shownOf(simulator)).toMatchObject({ saving: euros(600), isPreview: false })
    expect(resultOf(simulator).saving).toEqual(euros(600))
    expect(explainedBy(simulator)).toEqual([600, 1400])
  })

  it('[TS-13] [TS-14] stay those of before while the amount is more than the adjustment takes, which is told when the field is left', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('10 000 000'), { type: 'amountLeft', field: 'allocated_amount' })
    expect(shownOf(simulator)).toMatchObject({ payment: euros(5400), isPreview: false, isFormer: true })
    expect(adjustmentOf(simulator)).toMatchObject({ text: '10 000 000,00', above: undefined })
    expect(simulator.actor.getSnapshot().context.attempted).toContain('results')
  })

  it('[TS-14] what of a year’s payments is above the ceiling is told, a month counted twelve times', async () => {
    const simulator = await startAtResults()
    expect(adjustmentOf(simulator).above).toBeUndefined()
    simulator.send(paying('6 000'))
    expect(adjustmentOf(simulator).above).toEqual(euros(600))
    simulator.send(monthly, paying('451'))
    expect(adjustmentOf(simulator).above).toEqual(euros(12))
  })
})

describe('what is told beside the ceiling', () => {
  it('[TS-12] how many payments still count, from the day of the simulation on', async () => {
    const { actor } = await startAtResults()
    expect(selectRestOfYear(actor.getSnapshot())?.still).toEqual({ payments: 2, most: euros(2700) })
  })

  it('[TS-12] [GAUGE-05] what is left once the year’s payments are known, never below nothing (S-10)', async () => {
    const { actor } = await startAtResults()
    const rest = (paid: number) => selectRestOfYear(actor.getSnapshot(), euros(paid))
    expect(rest(150)).toEqual({ paid: euros(150), left: euros(5250), still: { payments: 2, most: euros(2625) } })
    expect(rest(6000)).toMatchObject({ left: euros(0), still: undefined })
  })

  it('[TS-11] from when on somebody of 69 deducts nothing: by the profile’s birth date, which also ends the payments of the year', async () => {
    const saver = { gender: 'F', birthDate: plainDate('1956-12-01') } as const
    const { actor } = await startAtResults({ saver })
    expect(selectDeductionEnd(actor.getSnapshot())).toEqual({ age: 70, from: '2026-12-01', since: '2026-01-01' })
    expect(selectRestOfYear(actor.getSnapshot())?.still?.payments).toBe(1)
  })

  it('[TS-11] nothing to somebody of 41', async () => {
    const { actor } = await startAtResults()
    expect(selectDeductionEnd(actor.getSnapshot())).toBeUndefined()
  })

  it('the result is printed', async () => {
    const print = vi.fn<() => void>()
    const { send } = await startAtResults({}, { print, clock: { today: () => TODAY } })
    send({ type: 'printRequested' })
    expect(print).toHaveBeenCalledOnce()
  })
})
