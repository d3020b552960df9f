import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { VARIANTS } from '@hautelisse/domain/tax-saving'
import type { Variant } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import {
  finish,
  HOUSEHOLD,
  KNOWN,
  monthly,
  NEXT,
  paying,
  resultOf,
  startAtResults,
  startSimulator,
  stepOf,
  WHO,
} from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import {
  selectComparison,
  selectIsAsking,
  selectIsKnownSaver,
  selectSavingCurve,
  selectTaxErrors,
  selectTaxExplanation,
  selectTaxForm,
  selectTaxSteps,
  selectVariant,
} from './index.ts'

const codes = ({ actor }: Simulator) => selectTaxErrors(actor.getSnapshot()).map(({ path, code }) => `${path} ${code}`)

describe('the six steps', () => {
  it('[TAX-02] [TAX-03] [TAX-04] [TAX-05] [TAX-06] [TAX-07] [TAX-40] go on by one with each valid answer', async () => {
    const simulator = startSimulator()
    const seen = [stepOf(simulator)]
    for (const event of [...WHO, ...HOUSEHOLD]) {
      simulator.send(event)
      if (event.type === 'nextRequested') seen.push(stepOf(simulator))
    }
    expect(seen).toEqual(['gender', 'age', 'marital-status', 'children', 'income', 'income'])
    expect(selectIsAsking(simulator.actor.getSnapshot())).toBe(true)
    await finish(simulator)
    expect(stepOf(simulator)).toBe('results')
    expect(selectTaxSteps(simulator.actor.getSnapshot()).map(({ number, state }) => `${number} ${state}`)).toEqual([
      '1 done',
      '2 done',
      '3 done',
      '4 done',
      '5 done',
      '6 current',
    ])
  })

  it('[TAX-41] [TAX-51] [TAX-52] [TAX-54] stay on a wrong answer, which is said then and not before', () => {
    const simulator = startSimulator()
    const wrong: string[][] = [codes(simulator)]
    simulator.send(NEXT)
    wrong.push(codes(simulator))
    simulator.send({ type: 'genderChosen', gender: 'M' }, NEXT, { type: 'ageTyped', text: '17' })
    wrong.push(codes(simulator))
    simulator.send(NEXT)
    wrong.push(codes(simulator))
    expect(stepOf(simulator)).toBe('age')
    simulator.send({ type: 'ageTyped', text: '18' }, NEXT, NEXT)
    wrong.push(codes(simulator))
    simulator.send({ type: 'maritalStatusChosen', status: 'MA' }, NEXT, NEXT, NEXT)
    wrong.push(codes(simulator))
    simulator.send({ type: 'amountTyped', field: 'spouse_monthly_income', text: '-3' })
    simulator.send({ type: 'amountTyped', field: 'monthly_income', text: '0' })
    wrong.push(codes(simulator))
    expect(wrong).toEqual([
      [],
      ['gender required'],
      [],
      ['client_age age-out-of-range'],
      ['marital_status required'],
      ['monthly_income required'],
      ['monthly_income amount-too-small', 'spouse_monthly_income amount-too-small'],
    ])
    expect([stepOf(simulator), simulator.api.asked]).toEqual(['income', []])
  })

  it.each(VARIANTS)(
    '[TAX-19] [TAX-20] [TAX-21] start at the marital status when the profile tells gender and age: %s',
    (variant) => {
      expect(stepOf(startSimulator({ variant, saver: KNOWN }))).toBe('marital-status')
      expect(stepOf(startSimulator({ variant, saver: { gender: 'F' } }))).toBe('gender')
      expect(stepOf(startSimulator({ variant, saver: { ...KNOWN, birthDate: plainDate('1950-01-01') } }))).toBe('gender')
      expect(stepOf(startSimulator({ variant }))).toBe('gender')
    },
  )

  it('[TAX-19] [TAX-50] let the saver go back to what the profile told, and change it', () => {
    const simulator = startSimulator({ saver: KNOWN })
    expect([selectIsKnownSaver(simulator.actor.getSnapshot()), selectTaxForm(simulator.actor.getSnapshot()).client_age]).toEqual([
      true,
      '41',
    ])
    simulator.send({ type: 'previousRequested' }, { type: 'previousRequested' }, { type: 'genderChosen', gender: 'M' })
    expect([stepOf(simulator), selectIsKnownSaver(simulator.actor.getSnapshot())]).toEqual(['gender', false])
    simulator.send({ type: 'stepRequested', step: 'marital-status' })
    expect(stepOf(simulator)).toBe('marital-status')
  })

  it('[TAX-19] [TAX-50] say that gender and age are the profile’s as long as both are', () => {
    const simulator = startSimulator({ saver: KNOWN })
    const isKnown = () => selectIsKnownSaver(simulator.actor.getSnapshot())
    simulator.send({ type: 'previousRequested' }, { type: 'ageTyped', text: '30' }, NEXT)
    expect([stepOf(simulator), isKnown()]).toEqual(['marital-status', false])
    simulator.send({ type: 'previousRequested' }, { type: 'ageTyped', text: '41' })
    expect(isKnown()).toBe(true)
    const tooOld = startSimulator({ saver: { ...KNOWN, birthDate: plainDate('1950-01-01') } })
    tooOld.send(NEXT, { type: 'ageTyped', text: '69' })
    expect([selectIsKnownSaver(tooOld.actor.getSnapshot()), selectIsKnownSaver(startSimulator().actor.getSnapshot())]).toEqual([
      false,
      false,
    ])
  })

  it('lead back to any step whose predecessors hold, and no farther', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'stepRequested', step: 'age' })
    expect(stepOf(simulator)).toBe('age')
    simulator.send({ type: 'stepRequested', step: 'results' })
    expect(stepOf(simulator)).toBe('results')
    simulator.send(
      { type: 'stepRequested', step: 'age' },
      { type: 'ageTyped', text: '' },
      { type: 'stepRequested', step: 'income' },
    )
    expect(stepOf(simulator)).toBe('age')
    expect(
      selectTaxSteps(simulator.actor.getSnapshot())
        .filter(({ canBeOpened }) => canBeOpened)
        .map(({ id }) => id),
    ).toEqual(['gender'])
  })
})

describe('the result', () => {
  it('[TAX-01] [TAX-10] [TAX-11] [TAX-30] [TAX-44] leads with the most that is deducted, its saving and the years', async () => {
    const view = resultOf(await startAtResults())
    expect(
      [
        view.ceiling,
        view.monthlyCeiling,
        view.payment,
        view.saving,
        view.effort,
        view.taxBefore,
        view.taxAfter,
        view.marginalRate,
      ].map(String),
    ).toEqual(['5400', '450', '5400', '1620', '3780', '9304', '7684', '0.3'])
    expect([view.year, view.incomeYear, view.periodicity, view.notes]).toEqual([2026, 2025, 'one_shot', []])
  })

  it('[TAX-38] reads an answer that holds envelope and saving alone', async () => {
    const simulator = startSimulator()
    simulator.send(...WHO, ...HOUSEHOLD)
    simulator.api.answer({ vv_envelope_monthly: euros(450), tax_reduction: euros(1620) })
    await settled()
    const view = resultOf(simulator)
    expect([view.ceiling, view.payment, view.effort].map(String)).toEqual(['5400', '5400', '3780'])
    expect([view.year, view.taxBefore, selectTaxExplanation(simulator.actor.getSnapshot(), 'saving')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('explains each figure of the answer', async () => {
    const { actor } = await startAtResults()
    expect(selectTaxExplanation(actor.getSnapshot(), 'saving')?.value).toBe('1620')
    expect(selectTaxExplanation(actor.getSnapshot(), 'effort')?.value).toBe('3780')
  })

  it('[TS-04] [TS-07] has the saving along the whole range, its bends labelled, computed once for each answer', async () => {
    const { actor } = await startAtResults()
    const curve = selectSavingCurve(actor.getSnapshot())
    expect(curve.at(-1)).toMatchObject({ payment: euros(5400), saving: euros(1620) })
    expect(curve.flatMap(({ bends }) => bends.map(({ kind }) => kind))).toEqual(['ceiling'])
    expect(selectSavingCurve(actor.getSnapshot())).toBe(curve)
    const wider = selectSavingCurve(actor.getSnapshot(), { from: euros(5000), to: euros(6000), steps: 2 })
    expect(wider.map(({ payment }) => payment.toNumber())).toEqual([5000, 5400, 5500, 6000])
  })
})

describe('the variants of the screen', () => {
  it.each<[Variant, boolean, boolean, string]>([
    ['public', false, false, 'sign-in'],
    ['standalone', false, false, 'same-tab'],
    ['embedded', false, true, 'new-tab'],
    ['contained', true, true, 'same-tab'],
  ])('[TAX-08] [TAX-13] [TAX-16] [TAX-17] [TAX-18] %s', (variant, isCarousel, updatesAtOnce, kind) => {
    expect(selectVariant(startSimulator({ variant }).actor.getSnapshot())).toMatchObject({
      isCarousel,
      updatesAtOnce,
      payment: { kind, to: '/transactional/payment' },
    })
  })
})

describe('"Refaire une simulation"', () => {
  it('[TAX-12] [TAX-48] [TAX-49] keeps the profile’s gender and age alone, and what is compared', async () => {
    const known = await startAtResults({ saver: KNOWN })
    known.send({ type: 'variantAdded' }, paying('10'), monthly, { type: 'restartRequested' })
    expect([stepOf(known), selectTaxForm(known.actor.getSnapshot())]).toMatchObject([
      'marital-status',
      {
        gender: 'F',
        client_age: '41',
        marital_status: '',
        children: 0,
        monthly_income: { text: '' },
        allocated_amount: { text: '' },
      },
    ])
    expect(selectComparison(known.actor.getSnapshot()).variants).toHaveLength(1)
    const unknown = await startAtResults()
    unknown.send({ type: 'restartRequested' })
    expect([stepOf(unknown), selectTaxForm(unknown.actor.getSnapshot())]).toMatchObject([
      'gender',
      { gender: '', client_age: '' },
    ])
  })
})
