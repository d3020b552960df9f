import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { explainWithdrawal } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import { A83, finish, PERECO, PERO, SEVERAL, SPLIT, startStepper, TO_DISTRIBUTION } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import type { WithdrawalEvent } from './events.ts'
import * as select from './index.ts'
import { resultOf, tables, viewOf, written } from './results.testing.ts'
import type { Answering } from './results.testing.ts'

/** A plan without compartments, of a small balance. */
const SMALL_A82: Account = {
  type: 'A82',
  scope: 'ais',
  status: 'ENCOURS',
  title: 'Retraite article 82',
  policy_id: 'A82_1',
  balance: euros('8441.12'),
}
const whole = { policyId: 'A82_1', name: 'whole' } as const

/** Types both amounts of a row that was not balanced before: nothing is filled there. */
const typing = (capital: string, annuity: string): readonly WithdrawalEvent[] =>
  [
    { side: 'capital', text: '' },
    { side: 'annuity', text: '' },
    { side: 'capital', text: capital },
    { side: 'annuity', text: annuity },
  ].flatMap(({ side, text }): WithdrawalEvent[] => {
    const field = { part: whole, side: side === 'capital' ? 'capital' : 'annuity' } as const
    return [
      { type: 'amountTyped', field, text },
      { type: 'amountLeft', field },
    ]
  })

describe('[MRM-78] what is not split', () => {
  it.each([
    ['all in annuity', '0', '8 441,12', ['annuity', 'none', false, true]],
    ['all in capital', '8 441,12', '0', ['capital', 'none', true, false]],
    ['all in annuity but a cent', '0', '8 441,11', [undefined, '0,01 €', false, true]],
    ['all in capital but a part', '3 541,12', '0', [undefined, '4 900,00 €', true, false]],
    ['on both sides', '441,12', '8 000', [undefined, 'none', true, true]],
    ['a cent too much', '0', '8 441,13', ['annuity', 'none', false, true]],
    ['nothing', '0', '0', [undefined, '8 441,12 €', false, false]],
  ])('is told beside the result: %s', async (_, capital, annuity, expected) => {
    const { asked } = viewOf(await resultOf([SMALL_A82], typing(capital, annuity)))
    expect([asked.allAs, written(asked.unsplit), asked.hasCapital, asked.hasAnnuity]).toEqual(expected)
  })

  it('one euro to convert is converted, though it gives no cent a month', async () => {
    const view = viewOf(await resultOf([SMALL_A82], typing('100', '1')))
    const [row] = view.contracts
    if (row?.kind !== 'available') throw new Error('The answer holds the contract.')
    expect([written(row.annuity.month), row.isConverting, view.isConverting, view.canPickOption]).toEqual([
      '0,00 €',
      true,
      true,
      true,
    ])
  })
})

describe('[MRM-82] the savings that are converted, at the start', () => {
  it('stand by contract and in total, each with its calculation', async () => {
    const stepper = await resultOf(SEVERAL, SPLIT)
    const view = viewOf(stepper)
    const shown = view.contracts.map((row) => (row.kind === 'available' ? written(row.convertedAtStart) : 'unavailable'))
    expect([...shown, written(view.convertedAtStart)]).toEqual(['36 429,48 €', '0,00 €', '18 905,39 €', '55 334,87 €'])
    const value = (figure: select.FigureId) => select.selectExplanation(stepper.actor.getSnapshot(), figure)?.derivation.value
    expect(value({ kind: 'converted' })).toBe('55334.87')
    expect(value({ kind: 'converted', policyId: A83.policy_id })).toBe('18905.39')
  })

  it('have no total where another server leaves one of them out', async () => {
    const bare: Answering = (answer) =>
      answer.map((result) =>
        result.kind === 'available' && result.policyId === A83.policy_id ? { ...result, convertedAtStart: undefined } : result,
      )
    expect(viewOf(await resultOf(SEVERAL, SPLIT, bare)).convertedAtStart).toBeUndefined()
  })
})

describe('[S-CONST-08] guaranteed years', () => {
  it('are those of a contract’s own where it is asked for alone, and those that all offer together', async () => {
    const snapshot = (await resultOf([PERO, PERECO, A83], [])).actor.getSnapshot()
    const years = (policyId?: string) => select.selectAnnuity(snapshot, policyId)?.guaranteed.map((row) => row.years)
    expect([years(), years(PERO.policy_id), years(PERECO.policy_id)]).toEqual([
      [5, 10, 15, 20],
      [5, 10, 15, 20],
      [5, 10, 15, 20, 25],
    ])
    const own = select.selectAnnuity(snapshot, PERECO.policy_id)?.guaranteed.at(-1)
    if (own === undefined) throw new Error('The contract offers guaranteed years.')
    const gap = { kind: 'guarantee-gap', figure: own.figure, period: 'month', policyId: PERECO.policy_id } as const
    expect(select.selectExplanation(snapshot, gap)?.derivation.value).toBe(own.gap.toString())
  })
})

describe('[S-CONST-13] the steps of an annuity that starts late', () => {
  const late = async (birth: string): Promise<Stepper> => {
    const birthDate = plainDate(birth)
    const stepper = startStepper([PERECO], { birthDate })
    stepper.send(...TO_DISTRIBUTION, { type: 'nextRequested' })
    const asOf = plainDate('2026-11-20')
    await finish(stepper, (request) => explainWithdrawal({ accounts: [PERECO], birthDate, request, asOf, tables }))
    return stepper
  }

  it.each([
    ['1964-03-12', ['AVANT_70', 'DE_70_A_75', 'APRES_75']],
    ['1956-11-12', ['DE_70_A_75', 'APRES_75']],
    ['1950-03-12', ['APRES_75']],
  ])('born on %s are the same in the question and in the answer', async (birth, steps) => {
    const snapshot = (await late(birth)).actor.getSnapshot()
    expect(select.selectAnnuity(snapshot)?.steps.map(({ step }) => step)).toEqual(steps)
    expect(select.selectOptionStep(snapshot).steps).toEqual(steps)
  })

  it('come to the plain annuity where only the last one is left', async () => {
    const view = select.selectAnnuity((await late('1950-03-12')).actor.getSnapshot())
    expect(view?.steps.map(({ year }) => written(year))).toEqual([written(view?.plain.year)])
  })

  it('are all three as long as the age is not known', () => {
    expect(select.selectOptionStep(startStepper([PERECO]).actor.getSnapshot()).steps).toHaveLength(3)
  })
})
