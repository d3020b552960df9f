import { euros } from '@hautelisse/domain/money'
import { taxSimulationCall } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import { draftOf } from './draft-of.ts'
import { adjustmentOf, finish, monthly, paying, resultOf, startAtResults } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { selectEditedAnswer, selectTaxErrors, selectTaxFailure } from './index.ts'
import { faultsOf } from './invariant.testing.ts'

const editedOf = ({ actor }: Simulator) => selectEditedAnswer(actor.getSnapshot())
const stateOf = ({ actor }: Simulator) => actor.getSnapshot().value.stepper
const earning = (text: string) => ({ type: 'amountTyped', field: 'monthly_income', text, pasted: false }) as const

describe('an answer that is changed on the results', () => {
  it('[TS-15] counts once it is taken and answered, and the saver stays on the results with the payment as it was typed', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('2 000'), { type: 'answerEdited', step: 'income' }, earning('4000'))
    expect(resultOf(simulator).ceiling).toEqual(euros(5400))
    expect(draftOf(simulator.actor.getSnapshot())?.monthly_income).toBe('5 000')
    simulator.send({ type: 'editTaken' })
    expect([editedOf(simulator)?.isAsking, adjustmentOf(simulator).isUpdating, faultsOf(simulator)]).toEqual([true, false, []])
    await finish(simulator)
    expect(stateOf(simulator)).toEqual({ showingResults: 'settled' })
    expect(resultOf(simulator)).toMatchObject({ ceiling: euros(4710), payment: euros(2000) })
    expect([adjustmentOf(simulator).isStale, editedOf(simulator), faultsOf(simulator)]).toEqual([false, undefined, []])
  })

  it('[TS-15] says what is wrong in its own fields; left, everything is as it was', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'answerEdited', step: 'age' }, { type: 'ageTyped', text: '17' }, { type: 'editTaken' })
    const open = editedOf(simulator)
    expect([open?.step, open && selectTaxErrors(open.snapshot).map(({ code }) => code)]).toEqual(['age', ['age-out-of-range']])
    expect(selectTaxErrors(simulator.actor.getSnapshot())).toEqual([])
    simulator.send({ type: 'editLeft' })
    expect([editedOf(simulator), resultOf(simulator).request.client_age]).toEqual([undefined, 41])
  })

  it('[TS-16] counts living with a partner and shared custody, keeps both over a reload, and forgets them of another family', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'answerEdited', step: 'children' }, { type: 'childrenChosen', children: 2 }, { type: 'editTaken' })
    await finish(simulator)
    const alone = resultOf(simulator)
    expect([alone.request.lives_alone, alone.request.shared_children]).toEqual([undefined, undefined])
    expect(alone.notes).toContainEqual({ kind: 'single-parent' })
    simulator.send(
      { type: 'answerEdited', step: 'children' },
      { type: 'sharedChildrenChosen', children: 2 },
      { type: 'editTaken' },
    )
    const open = editedOf(simulator)
    expect(open && selectTaxErrors(open.snapshot)).toEqual([{ path: 'shared_children', code: 'shared-custody-alone' }])
    simulator.send({ type: 'livesAloneChosen', livesAlone: false }, { type: 'editTaken' })
    await finish(simulator)
    expect(resultOf(simulator).request).toMatchObject({ children: 2, lives_alone: false, shared_children: 2 })
    expect(resultOf(simulator).notes).not.toContainEqual({ kind: 'single-parent' })
    expect(draftOf(simulator.actor.getSnapshot())).toMatchObject({ lives_alone: false, shared_children: 2 })
    simulator.send({ type: 'answerEdited', step: 'children' }, { type: 'childrenChosen', children: 1 }, { type: 'editTaken' })
    await finish(simulator)
    expect(resultOf(simulator).request).toMatchObject({ children: 1, lives_alone: false })
    expect(resultOf(simulator).request).not.toHaveProperty('shared_children')
  })

  it('[TS-15] makes no call for the same answer', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'answerEdited', step: 'children' }, { type: 'childrenChosen', children: 0 }, { type: 'editTaken' })
    expect([stateOf(simulator), simulator.api.waiting()]).toEqual([{ showingResults: 'settled' }, []])
  })

  it('[TS-15] [TAX-57] keeps the former result and what was typed where the call fails', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'answerEdited', step: 'income' }, earning('4000'), { type: 'editTaken' })
    simulator.api.refuse(new ApiFailure({ code: 'NETWORK', call: taxSimulationCall.name }))
    await settled()
    const open = editedOf(simulator)
    expect([open && selectTaxFailure(open.snapshot)?.code, open?.snapshot.context.form.monthly_income.text]).toEqual([
      'NETWORK',
      '4000',
    ])
    expect([resultOf(simulator).ceiling, selectTaxFailure(simulator.actor.getSnapshot())]).toEqual([euros(5400), undefined])
  })

  it('[TS-15] [TAX-24] is left by another payment, which is asked for as ever, and by a way to a step', async () => {
    const simulator = await startAtResults({ variant: 'contained' })
    simulator.send({ type: 'answerEdited', step: 'income' }, earning('4000'), monthly)
    expect([editedOf(simulator), stateOf(simulator)]).toEqual([undefined, { showingResults: 'updating' }])
    await finish(simulator)
    simulator.send({ type: 'answerEdited', step: 'income' }, earning('4000'), { type: 'stepRequested', step: 'children' })
    expect([editedOf(simulator), stateOf(simulator)]).toEqual([undefined, 'askingChildren'])
    expect(simulator.actor.getSnapshot().context.form.monthly_income.text).toBe('5 000')
  })
})
