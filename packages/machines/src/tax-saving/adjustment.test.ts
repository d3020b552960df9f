import { euros } from '@hautelisse/domain/money'
import { VARIANTS } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import {
  adjustmentOf,
  failure,
  finish,
  monthly,
  NEXT,
  once,
  paying,
  resultOf,
  startAtResults,
  stepOf,
} from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { selectTaxErrors, selectTaxFailure, selectTaxForm } from './index.ts'

const codes = ({ actor }: Simulator) => selectTaxErrors(actor.getSnapshot()).map(({ path, code }) => `${path} ${code}`)

describe('the adjustment', () => {
  it('[TAX-22] [TAX-23] [TAX-39] [TAX-44] begins with the most that is deducted, in one go, and asks nothing', async () => {
    const simulator = await startAtResults()
    expect(adjustmentOf(simulator)).toMatchObject({
      text: '5 400,00',
      periodicity: 'one_shot',
      isCapReached: true,
      isStale: false,
      canUpdate: false,
    })
  })

  it.each(['public', 'standalone'] as const)('[TAX-25] [TAX-26] asks on its button alone: %s', async (variant) => {
    const simulator = await startAtResults({ variant })
    simulator.send(paying('1 000'))
    expect([simulator.api.asked.length, adjustmentOf(simulator).isStale, adjustmentOf(simulator).canUpdate]).toEqual([
      1,
      true,
      true,
    ])
    expect(adjustmentOf(simulator).preview).toMatchObject({ payment: euros(1000), saving: euros(300), effort: euros(700) })
    simulator.send({ type: 'updateRequested' })
    expect(simulator.api.waiting()).toMatchObject([{ allocated_amount: euros(1000), allocated_periodicity: 'one_shot' }])
    await finish(simulator)
    expect([resultOf(simulator).saving.toString(), adjustmentOf(simulator).isStale]).toEqual(['300', false])
    simulator.send({ type: 'updateRequested' })
    expect(simulator.api.asked.length).toBe(2)
  })

  it.each(['embedded', 'contained'] as const)('[TAX-24] [TAX-26] asks at once, the last change alone: %s', async (variant) => {
    const simulator = await startAtResults({ variant })
    simulator.send(paying('1'), paying('10'), paying('100'))
    expect([
      simulator.api.asked.length,
      simulator.api.waiting().map(({ allocated_amount: amount }) => amount?.toNumber()),
    ]).toEqual([4, [100]])
    simulator.send({ type: 'amountLeft', field: 'allocated_amount' })
    expect(simulator.api.asked.length).toBe(4)
    await finish(simulator)
    expect(resultOf(simulator).saving.toString()).toBe('30')
    simulator.send(paying('abc'))
    expect([simulator.api.asked.length, codes(simulator)]).toEqual([4, ['allocated_amount wrong']])
    simulator.send(paying('50'), paying('100'))
    expect([simulator.api.asked.length, simulator.api.waiting()]).toEqual([5, []])
  })

  it('[TAX-45] [TAX-46] [TAX-47] shows the amount in the chosen periodicity and restores every cent', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('100'))
    const shown: string[] = []
    for (const event of [monthly, once, monthly, once]) {
      simulator.send(event)
      shown.push(adjustmentOf(simulator).text)
    }
    expect(shown).toEqual(['8,33', '100', '8,33', '100'])
  })

  it('[TAX-55] [TAX-56] says when the cap is reached, in either periodicity', async () => {
    const simulator = await startAtResults()
    const reached: boolean[] = []
    for (const event of [paying('5 399,99'), paying('5 400'), monthly, paying('449,99'), paying('450'), once] as const) {
      simulator.send(event)
      reached.push(adjustmentOf(simulator).isCapReached)
    }
    expect(reached).toEqual([false, true, true, false, true, true])
    expect(adjustmentOf(simulator).cap.toString()).toBe('5400')
  })

  it('[TAX-36] [TAX-45] keeps a typed amount through a change of the income, as that of a year', async () => {
    const simulator = await startAtResults()
    simulator.send(monthly, paying('100'), { type: 'previousRequested' })
    simulator.send({ type: 'amountTyped', field: 'monthly_income', text: '4 000' }, NEXT)
    expect(simulator.api.waiting()).toMatchObject([{ allocated_amount: euros(1200), allocated_periodicity: 'yearly' }])
    await finish(simulator)
    expect(adjustmentOf(simulator)).toMatchObject({ periodicity: 'one_shot', isStale: false })
    expect(adjustmentOf(simulator).amount?.toNumber()).toBe(1200)
  })

  it('[TAX-53] asks nothing while the amount is wrong, and says so on the button', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('-5'), { type: 'updateRequested' })
    expect([codes(simulator), simulator.api.asked.length]).toEqual([['allocated_amount amount-too-small'], 1])
  })

  it('[TAX-45] [TAX-53] checks the amount as it is shown: too much in a year may be right each month', async () => {
    const simulator = await startAtResults()
    const shown = () => [adjustmentOf(simulator).text, selectTaxErrors(simulator.actor.getSnapshot()).map(({ path }) => path)]
    simulator.send(monthly, paying('9 000 000'), once, { type: 'updateRequested' })
    expect([shown(), simulator.api.asked.length]).toEqual([['108 000 000,00', ['allocated_amount']], 1])
    simulator.send(monthly)
    expect(shown()).toEqual(['9 000 000', []])
    simulator.send({ type: 'updateRequested' })
    expect(simulator.api.waiting()).toMatchObject([{ allocated_amount: euros(9_000_000), allocated_periodicity: 'monthly' }])
  })

  it('[TAX-57] keeps nobody from another household because the amount is wrong, and keeps the amount', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('abc'), { type: 'previousRequested' })
    simulator.send({ type: 'amountTyped', field: 'monthly_income', text: '4 000' }, NEXT)
    expect(simulator.api.waiting()).toMatchObject([{ monthly_income: euros(4000), allocated_amount: null }])
    await finish(simulator)
    expect([stepOf(simulator), adjustmentOf(simulator).text, adjustmentOf(simulator).canUpdate]).toEqual([
      'results',
      'abc',
      false,
    ])
  })

  it('shows the most that is deducted again once it was emptied and left, and an empty field meanwhile', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('100'), paying(''))
    expect([adjustmentOf(simulator).text, adjustmentOf(simulator).isStale]).toEqual(['', false])
    simulator.send({ type: 'amountLeft', field: 'allocated_amount' })
    expect(adjustmentOf(simulator).amount?.toNumber()).toBe(5400)
  })

  it('keeps what the field holds when a paste is no amount, and says so', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('100'), { type: 'amountTyped', field: 'allocated_amount', text: '1.2.3', pasted: true })
    expect([adjustmentOf(simulator).text, codes(simulator)]).toEqual(['100', ['allocated_amount pasted-refused']])
    simulator.send({ type: 'amountTyped', field: 'allocated_amount', text: '1 234.5 €', pasted: true })
    expect([adjustmentOf(simulator).amount?.toString(), codes(simulator)]).toEqual(['1234.5', []])
    simulator.send({ type: 'amountTyped', field: 'monthly_income', text: '1' })
    expect(selectTaxForm(simulator.actor.getSnapshot()).monthly_income.text).toBe('5 000')
  })

  it('[TAX-57] keeps the result and the amount when the update fails', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('1 000'), { type: 'updateRequested' })
    simulator.api.refuse(failure('NETWORK'))
    await settled()
    expect([stepOf(simulator), resultOf(simulator).saving.toString(), adjustmentOf(simulator).text]).toEqual([
      'results',
      '1620',
      '1 000',
    ])
    expect(selectTaxFailure(simulator.actor.getSnapshot())).toMatchObject({ code: 'NETWORK', canRetry: true })
    simulator.send({ type: 'retryRequested' })
    await finish(simulator)
    expect(resultOf(simulator).saving.toString()).toBe('300')
  })

  it.each(VARIANTS)('[TAX-24] [TAX-57] says nothing of a failed update once its amount is taken back: %s', async (variant) => {
    const simulator = await startAtResults({ variant })
    const told = () => selectTaxFailure(simulator.actor.getSnapshot())?.canRetry
    simulator.send(paying('3 000'), { type: 'updateRequested' })
    simulator.api.refuse(failure('NETWORK'))
    await settled()
    expect(told()).toBe(true)
    simulator.send({ type: 'amountLeft', field: 'allocated_amount' })
    expect(told()).toBe(true)
    simulator.send(paying(''))
    expect([told(), adjustmentOf(simulator).isStale, simulator.api.asked.length]).toEqual([undefined, false, 2])
  })

  it.each(VARIANTS)('[TAX-43] [TAX-44] counts the most that is deducted as the same, typed or preset: %s', async (variant) => {
    const simulator = await startAtResults({ variant })
    simulator.send(paying('5 400'), { type: 'updateRequested' })
    expect([adjustmentOf(simulator).isStale, simulator.api.asked.length]).toEqual([false, 1])
    simulator.send({ type: 'previousRequested' }, NEXT)
    expect([stepOf(simulator), adjustmentOf(simulator).text, simulator.api.asked.length]).toEqual(['results', '5 400', 1])
    simulator.send(paying('5 399'))
    expect(adjustmentOf(simulator).isStale).toBe(true)
  })

  it.each([
    ['allocated_amount', true],
    ['allocated_periodicity', false],
    ['client_age', false],
    ['monthly_income', false],
  ])('[TAX-57] [S-ERR-25] says an update refused for %s by its own field, or by itself', async (path, isMarked) => {
    const simulator = await startAtResults()
    simulator.send(paying('1 000'), { type: 'updateRequested' })
    simulator.api.refuse(failure('ERR_INVALID', [{ path, code: 'wrong' }]))
    await settled()
    expect([stepOf(simulator), selectTaxFailure(simulator.actor.getSnapshot())]).toMatchObject(['results', { isMarked }])
  })
})
