import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros } from '@hautelisse/domain/money'
import { VARIANTS } from '@hautelisse/domain/tax-saving'
import type { Variant } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/index.ts'
import { fakeClient, fakeStorage, settled } from '../testing/index.ts'
import type { TaxSavingEvent } from './events.ts'
import { answerTo, finish, HOUSEHOLD, KNOWN, paying, startAtResults, startSimulator, TODAY, WHO } from './fixtures.ts'
import type { Simulator } from './fixtures.ts'
import {
  isSameBesidesPayment,
  keepTaxDraft,
  parseTaxDraft,
  readTaxDraft,
  selectAdjustment,
  selectComparison,
  selectExit,
  selectIsAsking,
  selectIsKnownSaver,
  selectSavingCurve,
  selectTaxErrors,
  selectTaxExplanation,
  selectTaxFailure,
  selectTaxForm,
  selectTaxResult,
  selectTaxStep,
  selectTaxSteps,
  selectVariant,
  TAX_SAVING_KEY,
  taxSimulatePort,
} from './index.ts'
import { taxSimulationCall } from '@hautelisse/domain/tax-saving'

const NEXT = { type: 'nextRequested' } as const
const step = ({ actor }: Simulator) => selectTaxStep(actor.getSnapshot())
const codes = ({ actor }: Simulator) => selectTaxErrors(actor.getSnapshot()).map(({ path, code }) => `${path} ${code}`)
const adjustment = ({ actor }: Simulator) => {
  const view = selectAdjustment(actor.getSnapshot())
  if (view === undefined) throw new Error('no adjustment')
  return view
}
const result = ({ actor }: Simulator) => {
  const view = selectTaxResult(actor.getSnapshot())
  if (view === undefined) throw new Error('no result')
  return view
}
const failure = (code = 'ERR_INTERNAL', fields: ApiFailure['fields'] = []) =>
  new ApiFailure({ code, call: taxSimulationCall.name, fields })
const monthly = { type: 'periodicityChosen', periodicity: 'monthly' } as const
const once = { type: 'periodicityChosen', periodicity: 'one_shot' } as const

describe('the six steps', () => {
  it('[TAX-02] [TAX-03] [TAX-04] [TAX-05] [TAX-06] [TAX-07] [TAX-40] go on by one with each valid answer', async () => {
    const simulator = startSimulator()
    const seen = [step(simulator)]
    for (const event of [...WHO, ...HOUSEHOLD]) {
      simulator.send(event)
      if (event.type === 'nextRequested') seen.push(step(simulator))
    }
    expect(seen).toEqual(['gender', 'age', 'marital-status', 'children', 'income', 'income'])
    expect(selectIsAsking(simulator.actor.getSnapshot())).toBe(true)
    await finish(simulator)
    expect(step(simulator)).toBe('results')
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
    expect(step(simulator)).toBe('age')
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
    expect([step(simulator), simulator.api.asked]).toEqual(['income', []])
  })

  it.each(VARIANTS)(
    '[TAX-19] [TAX-20] [TAX-21] start at the marital status when the profile tells gender and age: %s',
    (variant) => {
      expect(step(startSimulator({ variant, saver: KNOWN }))).toBe('marital-status')
      expect(step(startSimulator({ variant, saver: { gender: 'F' } }))).toBe('gender')
      expect(step(startSimulator({ variant, saver: { ...KNOWN, birthDate: plainDate('1950-01-01') } }))).toBe('gender')
      expect(step(startSimulator({ variant }))).toBe('gender')
    },
  )

  it('[TAX-19] [TAX-50] let the saver go back to what the profile told, and change it', () => {
    const simulator = startSimulator({ saver: KNOWN })
    expect([selectIsKnownSaver(simulator.actor.getSnapshot()), selectTaxForm(simulator.actor.getSnapshot()).client_age]).toEqual([
      true,
      '41',
    ])
    simulator.send({ type: 'previousRequested' }, { type: 'previousRequested' }, { type: 'genderChosen', gender: 'M' })
    expect([step(simulator), selectIsKnownSaver(simulator.actor.getSnapshot())]).toEqual(['gender', false])
    simulator.send({ type: 'stepRequested', step: 'marital-status' })
    expect(step(simulator)).toBe('marital-status')
  })

  it('[TAX-19] [TAX-50] say that gender and age are the profile’s as long as both are', () => {
    const simulator = startSimulator({ saver: KNOWN })
    const isKnown = () => selectIsKnownSaver(simulator.actor.getSnapshot())
    simulator.send({ type: 'previousRequested' }, { type: 'ageTyped', text: '30' }, NEXT)
    expect([step(simulator), isKnown()]).toEqual(['marital-status', false])
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
    expect(step(simulator)).toBe('age')
    simulator.send({ type: 'stepRequested', step: 'results' })
    expect(step(simulator)).toBe('results')
    simulator.send(
      { type: 'stepRequested', step: 'age' },
      { type: 'ageTyped', text: '' },
      { type: 'stepRequested', step: 'income' },
    )
    expect(step(simulator)).toBe('age')
    expect(
      selectTaxSteps(simulator.actor.getSnapshot())
        .filter(({ canBeOpened }) => canBeOpened)
        .map(({ id }) => id),
    ).toEqual(['gender'])
  })
})

describe('the call', () => {
  it('[TAX-36] [TAX-42] [TAX-57] is made once everything is there, with a yearly amount to come', () => {
    const simulator = startSimulator()
    simulator.send(...WHO, ...HOUSEHOLD.slice(0, -2))
    expect(simulator.api.asked).toEqual([])
    simulator.send(...HOUSEHOLD.slice(-2))
    expect(simulator.api.asked).toEqual([
      {
        gender: 'F',
        client_age: 41,
        marital_status: 'CE',
        children: 0,
        monthly_income: euros(5000),
        allocated_amount: null,
        allocated_periodicity: 'yearly',
      },
    ])
    expect(selectTaxForm(simulator.actor.getSnapshot()).allocated_periodicity).toBe('yearly')
  })

  it('[TAX-43] is not made again for the same answers, however the saver comes back to the income', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'previousRequested' }, NEXT)
    simulator.send({ type: 'previousRequested' }, { type: 'amountTyped', field: 'monthly_income', text: '5000,00' }, NEXT)
    expect([step(simulator), simulator.api.asked.length]).toEqual(['results', 1])
    simulator.send({ type: 'previousRequested' }, { type: 'amountTyped', field: 'monthly_income', text: '5 001' }, NEXT)
    expect([step(simulator), simulator.api.asked.length, selectTaxResult(simulator.actor.getSnapshot())]).toEqual([
      'income',
      2,
      undefined,
    ])
  })

  it('[TAX-57] when it fails leaves the saver on the income with everything typed, and can be made again', async () => {
    const simulator = startSimulator()
    simulator.send(...WHO, ...HOUSEHOLD)
    const form = selectTaxForm(simulator.actor.getSnapshot())
    simulator.api.refuse(failure())
    await settled()
    expect([step(simulator), selectTaxForm(simulator.actor.getSnapshot())]).toEqual(['income', form])
    expect(selectTaxFailure(simulator.actor.getSnapshot())).toEqual({
      code: 'ERR_INTERNAL',
      fields: [],
      canRetry: true,
      isMarked: false,
    })
    simulator.send({ type: 'retryRequested' })
    expect(selectTaxFailure(simulator.actor.getSnapshot())).toBeUndefined()
    await finish(simulator)
    expect(step(simulator)).toBe('results')
  })

  it('[TAX-57] refused for a field leads to its step, which says so until the field changes', async () => {
    const simulator = startSimulator()
    simulator.send(...WHO, ...HOUSEHOLD)
    simulator.api.refuse(
      failure('ERR_INVALID', [
        { path: 'client_age', code: 'too-big' },
        { path: 'elsewhere', code: 'wrong' },
      ]),
    )
    await settled()
    expect([step(simulator), codes(simulator)]).toEqual(['age', ['client_age wrong']])
    simulator.send({ type: 'ageTyped', text: '42' })
    expect(codes(simulator)).toEqual([])
    expect(selectTaxFailure(simulator.actor.getSnapshot())?.isMarked).toBe(true)
  })

  it.each([
    ['monthly_income', true],
    ['spouse_monthly_income', false],
    ['allocated_amount', false],
    ['allocated_periodicity', false],
  ])(
    '[TAX-57] [S-ERR-25] refused for %s is said by a field of the income step, or by the step itself',
    async (path, isMarked) => {
      const simulator = startSimulator()
      simulator.send(...WHO, ...HOUSEHOLD)
      simulator.api.refuse(failure('ERR_INVALID', [{ path, code: 'wrong' }]))
      await settled()
      expect([step(simulator), selectTaxFailure(simulator.actor.getSnapshot())]).toMatchObject([
        'income',
        { isMarked, canRetry: true },
      ])
    },
  )

  it('[TAX-57] refused for the spouse’s pay is said by its field for a couple', async () => {
    const simulator = startSimulator()
    simulator.send(...WHO, { type: 'maritalStatusChosen', status: 'MA' }, ...HOUSEHOLD.slice(1))
    simulator.api.refuse(failure('ERR_INVALID', [{ path: 'spouse_monthly_income', code: 'wrong' }]))
    await settled()
    expect([codes(simulator), selectTaxFailure(simulator.actor.getSnapshot())?.isMarked]).toEqual([
      ['spouse_monthly_income wrong'],
      true,
    ])
  })

  it('is given up when the saver goes back meanwhile', () => {
    const simulator = startSimulator()
    simulator.send(...WHO, ...HOUSEHOLD, { type: 'previousRequested' })
    expect([step(simulator), simulator.api.waiting()]).toEqual(['income', []])
  })

  it('[S-CALL-34] goes to the API through its port', async () => {
    const { client, inputOf, answer } = fakeClient()
    const request = answerable()
    const asked = taxSimulatePort(client)(request, { signal: new AbortController().signal })
    expect(inputOf(taxSimulationCall)).toEqual({ body: request })
    answer(taxSimulationCall, answerTo(request))
    expect((await asked).tax_reduction.toString()).toBe('1620')
  })
})

const answerable = () =>
  ({ gender: 'F', client_age: 41, marital_status: 'CE', monthly_income: euros(5000), allocated_amount: null }) as const

describe('the result', () => {
  it('[TAX-01] [TAX-10] [TAX-11] [TAX-30] [TAX-44] leads with the most that is deducted, its saving and the years', async () => {
    const view = result(await startAtResults())
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
    const view = result(simulator)
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

describe('the adjustment', () => {
  it('[TAX-22] [TAX-23] [TAX-39] [TAX-44] begins with the most that is deducted, in one go, and asks nothing', async () => {
    const simulator = await startAtResults()
    expect(adjustment(simulator)).toMatchObject({
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
    expect([simulator.api.asked.length, adjustment(simulator).isStale, adjustment(simulator).canUpdate]).toEqual([1, true, true])
    expect(adjustment(simulator).preview).toMatchObject({ payment: euros(1000), saving: euros(300), effort: euros(700) })
    simulator.send({ type: 'updateRequested' })
    expect(simulator.api.waiting()).toMatchObject([{ allocated_amount: euros(1000), allocated_periodicity: 'one_shot' }])
    await finish(simulator)
    expect([result(simulator).saving.toString(), adjustment(simulator).isStale]).toEqual(['300', false])
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
    expect(result(simulator).saving.toString()).toBe('30')
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
      shown.push(adjustment(simulator).text)
    }
    expect(shown).toEqual(['8,33', '100', '8,33', '100'])
  })

  it('[TAX-55] [TAX-56] says when the cap is reached, in either periodicity', async () => {
    const simulator = await startAtResults()
    const reached: boolean[] = []
    for (const event of [paying('5 399,99'), paying('5 400'), monthly, paying('449,99'), paying('450'), once] as const) {
      simulator.send(event)
      reached.push(adjustment(simulator).isCapReached)
    }
    expect(reached).toEqual([false, true, true, false, true, true])
    expect(adjustment(simulator).cap.toString()).toBe('5400')
  })

  it('[TAX-36] [TAX-45] keeps a typed amount through a change of the income, as that of a year', async () => {
    const simulator = await startAtResults()
    simulator.send(monthly, paying('100'), { type: 'previousRequested' })
    simulator.send({ type: 'amountTyped', field: 'monthly_income', text: '4 000' }, NEXT)
    expect(simulator.api.waiting()).toMatchObject([{ allocated_amount: euros(1200), allocated_periodicity: 'yearly' }])
    await finish(simulator)
    expect(adjustment(simulator)).toMatchObject({ periodicity: 'one_shot', isStale: false })
    expect(adjustment(simulator).amount?.toNumber()).toBe(1200)
  })

  it('[TAX-53] asks nothing while the amount is wrong, and says so on the button', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('-5'), { type: 'updateRequested' })
    expect([codes(simulator), simulator.api.asked.length]).toEqual([['allocated_amount amount-too-small'], 1])
  })

  it('[TAX-45] [TAX-53] checks the amount as it is shown: too much in a year may be right each month', async () => {
    const simulator = await startAtResults()
    const shown = () => [adjustment(simulator).text, selectTaxErrors(simulator.actor.getSnapshot()).map(({ path }) => path)]
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
    expect([step(simulator), adjustment(simulator).text, adjustment(simulator).canUpdate]).toEqual(['results', 'abc', false])
  })

  it('shows the most that is deducted again once it was emptied and left, and an empty field meanwhile', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('100'), paying(''))
    expect([adjustment(simulator).text, adjustment(simulator).isStale]).toEqual(['', false])
    simulator.send({ type: 'amountLeft', field: 'allocated_amount' })
    expect(adjustment(simulator).amount?.toNumber()).toBe(5400)
  })

  it('keeps what the field holds when a paste is no amount, and says so', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('100'), { type: 'amountTyped', field: 'allocated_amount', text: '1.2.3', pasted: true })
    expect([adjustment(simulator).text, codes(simulator)]).toEqual(['100', ['allocated_amount pasted-refused']])
    simulator.send({ type: 'amountTyped', field: 'allocated_amount', text: '1 234.5 €', pasted: true })
    expect([adjustment(simulator).amount?.toString(), codes(simulator)]).toEqual(['1234.5', []])
    simulator.send({ type: 'amountTyped', field: 'monthly_income', text: '1' })
    expect(selectTaxForm(simulator.actor.getSnapshot()).monthly_income.text).toBe('5 000')
  })

  it('[TAX-57] keeps the result and the amount when the update fails', async () => {
    const simulator = await startAtResults()
    simulator.send(paying('1 000'), { type: 'updateRequested' })
    simulator.api.refuse(failure('NETWORK'))
    await settled()
    expect([step(simulator), result(simulator).saving.toString(), adjustment(simulator).text]).toEqual([
      'results',
      '1620',
      '1 000',
    ])
    expect(selectTaxFailure(simulator.actor.getSnapshot())).toMatchObject({ code: 'NETWORK', canRetry: true })
    simulator.send({ type: 'retryRequested' })
    await finish(simulator)
    expect(result(simulator).saving.toString()).toBe('300')
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
    expect([told(), adjustment(simulator).isStale, simulator.api.asked.length]).toEqual([undefined, false, 2])
  })

  it.each(VARIANTS)('[TAX-43] [TAX-44] counts the most that is deducted as the same, typed or preset: %s', async (variant) => {
    const simulator = await startAtResults({ variant })
    simulator.send(paying('5 400'), { type: 'updateRequested' })
    expect([adjustment(simulator).isStale, simulator.api.asked.length]).toEqual([false, 1])
    simulator.send({ type: 'previousRequested' }, NEXT)
    expect([step(simulator), adjustment(simulator).text, simulator.api.asked.length]).toEqual(['results', '5 400', 1])
    simulator.send(paying('5 399'))
    expect(adjustment(simulator).isStale).toBe(true)
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
    expect([step(simulator), selectTaxFailure(simulator.actor.getSnapshot())]).toMatchObject(['results', { isMarked }])
  })
})

describe('the variants of the screen', () => {
  it.each<[Variant, boolean, boolean, string]>([
    ['public', false, false, 'sign-in'],
    ['standalone', false, false, 'same-tab'],
    ['embedded', false, true, 'new-tab'],
    ['contained', true, true, 'same-tab'],
  ])('[TAX-08] [TAX-13] [TAX-14] [TAX-15] [TAX-16] [TAX-17] [TAX-18] %s', (variant, isCarousel, updatesAtOnce, kind) => {
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
    expect([step(known), selectTaxForm(known.actor.getSnapshot())]).toMatchObject([
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
    expect([step(unknown), selectTaxForm(unknown.actor.getSnapshot())]).toMatchObject(['gender', { gender: '', client_age: '' }])
  })
})

describe('"Comparer"', () => {
  it('[TS-08] keeps up to three variants and marks what differs', async () => {
    const simulator = await startAtResults()
    const view = () => selectComparison(simulator.actor.getSnapshot())
    expect(view()).toMatchObject({ variants: [], differing: [], years: [2025, 2026], canAdd: true })
    simulator.send(
      { type: 'variantAdded' },
      paying('1 000'),
      { type: 'variantAdded' },
      { type: 'variantAdded' },
      { type: 'variantAdded' },
    )
    expect([view().variants.map(({ id, payment }) => [id, payment.toNumber()]), view().canAdd]).toEqual([
      [
        [0, 5400],
        [1, 1000],
        [2, 1000],
      ],
      false,
    ])
    simulator.send({ type: 'variantChanged', id: 2, change: { year: 2025, children: 2, marital_status: 'MA' } })
    expect(view().variants[2]).toMatchObject({ year: 2025, incomeYear: 2024, children: 2, marital_status: 'MA' })
    expect(view().differing).toContain('year')
    simulator.send({ type: 'variantChanged', id: 2, change: { year: 1990 } }, { type: 'variantRemoved', id: 1 })
    expect([view().variants.map(({ id, year }) => [id, year]), view().canAdd]).toEqual([
      [
        [0, 2026],
        [2, 2025],
      ],
      true,
    ])
    expect(result(simulator).saving.toString()).toBe('1620')
  })
})

describe('"Et à la sortie ?"', () => {
  it('[TS-09] [TS-10] computes the other end at the rate and age that the saver chooses', async () => {
    const simulator = await startAtResults()
    const view = () => selectExit(simulator.actor.getSnapshot())
    expect(view()).toMatchObject({ state: 'closed', exit: undefined, age: 64 })
    simulator.send({ type: 'exitOpened' })
    expect([view()?.state, view()?.rate.toString(), view()?.exit?.incomeTax.toString()]).toEqual(['open', '0.3', '2018.75'])
    simulator.send({ type: 'exitRateChosen', rate: new Decimal('0.11') }, { type: 'exitRateChosen', rate: new Decimal('0.5') })
    expect(view()?.exit?.net.toString()).toBe('6943.07')
    simulator.send({ type: 'exitAgeChosen', age: 60 }, { type: 'exitAgeChosen', age: 59 }, { type: 'exitAgeChosen', age: 61.5 })
    expect([view()?.age, view()?.exit?.years]).toEqual([60, 19])
    simulator.send({ type: 'exitClosed' })
    expect(view()?.state).toBe('closed')
  })

  it('[TS-07] [TS-09] is about the payment of the adjustment, as the chart is, before it is asked for', async () => {
    const simulator = await startAtResults()
    const view = () => selectExit(simulator.actor.getSnapshot())
    simulator.send({ type: 'exitOpened' })
    expect(view()?.exit?.effort.toNumber()).toBe(3780)
    simulator.send(paying('1 000'))
    const { exit } = view() ?? {}
    expect([adjustment(simulator).isStale, exit?.effort.toNumber()]).toEqual([true, 700])
    simulator.send({ type: 'updateRequested' })
    await finish(simulator)
    expect(view()?.exit?.net.equals(exit?.net ?? -1)).toBe(true)
    simulator.send(paying('0'))
    expect(view()?.exit).toBeUndefined()
    simulator.send(paying('abc'))
    expect(view()?.exit?.effort.toNumber()).toBe(700)
  })

  it('[TS-09] loads the tables of an annuity once, and asks again when they do not come', async () => {
    const { loadTables } = startSimulator().actor.getSnapshot().context.ports
    let loads = 0
    const failsFirst = () => {
      loads += 1
      return loads === 1 ? Promise.reject(new Error('offline')) : loadTables()
    }
    const simulator = await startAtResults({}, { loadTables: failsFirst })
    const state = () => [selectExit(simulator.actor.getSnapshot())?.state, selectExit(simulator.actor.getSnapshot())?.form]
    simulator.send({ type: 'exitOpened' }, { type: 'exitFormChosen', form: 'annuity' })
    expect(state()).toEqual(['loading', 'annuity'])
    await settled()
    expect(state()).toEqual(['failed', 'annuity'])
    simulator.send({ type: 'exitFormChosen', form: 'annuity' }, { type: 'exitFormChosen', form: 'capital' })
    expect(state()).toEqual(['open', 'capital'])
    simulator.send({ type: 'exitFormChosen', form: 'annuity' })
    await loadTables()
    await settled()
    expect(state()).toEqual(['open', 'annuity'])
    expect(selectExit(simulator.actor.getSnapshot())?.exit?.gross.greaterThan(0)).toBe(true)
    const before = loads
    simulator.send({ type: 'exitFormChosen', form: 'capital' }, { type: 'exitFormChosen', form: 'annuity' })
    expect([state(), loads]).toEqual([['open', 'annuity'], before])
  })
})

describe('what is kept', () => {
  it('[P-STORE-02] goes on after a reload with the answers, the amount and the variants, and asks again', async () => {
    const storage = fakeStorage()
    const simulator = await startAtResults()
    const { stop } = keepTaxDraft(simulator.actor, storage)
    simulator.send({ type: 'variantAdded' }, monthly, paying('100'), { type: 'exitAgeChosen', age: 67 })
    stop()
    const again = startSimulator({ draft: readTaxDraft(storage) })
    expect(again.api.waiting()).toMatchObject([
      { client_age: 41, allocated_amount: euros(100), allocated_periodicity: 'monthly' },
    ])
    await finish(again)
    expect([result(again).payment.toString(), adjustment(again).periodicity, adjustment(again).text]).toEqual([
      '1200',
      'monthly',
      '100',
    ])
    expect(selectComparison(again.actor.getSnapshot()).variants).toHaveLength(1)
    expect(selectExit(again.actor.getSnapshot())?.age).toBe(67)
  })

  it.each(VARIANTS)(
    '[P-STORE-02] [TAX-24] [TAX-43] comes back as the adjustment was left, and up to date: %s',
    async (variant) => {
      const storage = fakeStorage()
      const reloaded = async (simulator: Simulator): Promise<Simulator> => {
        keepTaxDraft(simulator.actor, storage).stop()
        const again = startSimulator({ variant, draft: readTaxDraft(storage) })
        await finish(again)
        await finish(again)
        return again
      }
      const simulator = await startAtResults({ variant })
      simulator.send(monthly)
      const preset = await reloaded(simulator)
      expect(adjustment(preset)).toMatchObject({ text: '450,00', periodicity: 'monthly', isStale: false, isUpdating: false })
      expect(preset.api.asked).toMatchObject([
        { allocated_amount: null },
        { allocated_amount: euros(450), allocated_periodicity: 'monthly' },
      ])
      simulator.send(once, paying('1 000'), monthly)
      const typed = await reloaded(simulator)
      expect(adjustment(typed)).toMatchObject({ text: '83,33', periodicity: 'monthly', isStale: false, isUpdating: false })
      expect(typed.api.asked).toMatchObject([{ allocated_amount: euros('83.33'), allocated_periodicity: 'monthly' }])
      expect(result(typed).payment.toString()).toBe('999.96')
      typed.send(once)
      expect(adjustment(typed).text).toBe('1 000')
    },
  )

  it('[P-STORE-02] is dropped when it cannot be read, and not written again once a sign-out has wiped it', () => {
    const storage = fakeStorage({ [TAX_SAVING_KEY]: '{"version":0}' })
    expect([readTaxDraft(storage), storage.entries.size]).toEqual([undefined, 0])
    for (const text of [undefined, '', 'null', '{', '{"version":1}']) expect(parseTaxDraft(text)).toBeUndefined()
    const simulator = startSimulator()
    keepTaxDraft(simulator.actor, storage)
    expect(storage.entries.size).toBe(1)
    storage.clear()
    simulator.send({ type: 'genderChosen', gender: 'F' })
    simulator.send({ type: 'genderChosen', gender: 'M' })
    expect(storage.entries.size).toBe(0)
  })

  it('[P-STORE-02] is written when it may be, all changes together, and at once when the page is left', () => {
    const storage = fakeStorage()
    const tasks: (() => void)[] = []
    const simulator = startSimulator()
    const { flush, stop } = keepTaxDraft(simulator.actor, storage, (task) => void tasks.push(task))
    const kept = () => readTaxDraft(storage)?.gender
    simulator.send({ type: 'genderChosen', gender: 'F' }, { type: 'genderChosen', gender: 'M' })
    expect([kept(), tasks.length]).toEqual(['', 1])
    tasks[0]?.()
    expect(kept()).toBe('M')
    simulator.send({ type: 'genderChosen', gender: 'F' })
    flush()
    expect(kept()).toBe('F')
    simulator.send({ type: 'genderChosen', gender: 'M' })
    stop()
    simulator.send({ type: 'genderChosen', gender: 'F' })
    expect([kept(), tasks.length]).toEqual(['M', 3])
  })

  it('is the same besides the payment while one is typed, from where the result is out of date until it is not', async () => {
    const simulator = await startAtResults()
    const moments = [simulator.actor.getSnapshot()]
    const then = (...events: readonly TaxSavingEvent[]): boolean => {
      simulator.send(...events)
      const now = simulator.actor.getSnapshot()
      const isSame = isSameBesidesPayment(moments.at(-1) ?? now, now)
      moments.push(now)
      return isSame
    }
    expect([then(paying('100')), then(paying('1000')), then(paying('1'))]).toEqual([false, true, true])
    expect([then(paying('')), then({ type: 'amountLeft', field: 'allocated_amount' })]).toEqual([false, true])
    expect(then(paying('100'), { type: 'updateRequested' })).toBe(false)
    expect(then({ type: 'previousRequested' })).toBe(false)
    expect(then({ type: 'amountTyped', field: 'monthly_income', text: '1' })).toBe(false)
  })

  it('goes on at the first step that does not hold any more, filled by what the profile tells', () => {
    const draft = parseTaxDraft(
      JSON.stringify({
        version: 1,
        step: 'results',
        gender: '',
        client_age: '',
        marital_status: 'CE',
        children: 0,
        monthly_income: '',
        spouse_monthly_income: '',
        allocated_amount: '',
        allocated_periodicity: '',
        shown: 'one_shot',
        exitAge: 64,
        variants: [],
      }),
    )
    expect(step(startSimulator({ draft, saver: KNOWN }))).toBe('income')
    expect(step(startSimulator({ draft }))).toBe('gender')
    expect(TODAY).toBe(startSimulator().actor.getSnapshot().context.today)
  })
})
