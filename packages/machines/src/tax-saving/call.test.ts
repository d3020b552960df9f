import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { fakeClient, settled } from '../testing/index.ts'
import { answerTo, failure, finish, HOUSEHOLD, NEXT, startAtResults, startSimulator, stepOf, WHO } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { selectTaxErrors, selectTaxFailure, selectTaxForm, selectTaxResult, simulatePort } from './index.ts'
import { taxSimulationCall } from '@hautelisse/domain/tax-saving'

const codes = ({ actor }: Simulator) => selectTaxErrors(actor.getSnapshot()).map(({ path, code }) => `${path} ${code}`)

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
    expect([stepOf(simulator), simulator.api.asked.length]).toEqual(['results', 1])
    simulator.send({ type: 'previousRequested' }, { type: 'amountTyped', field: 'monthly_income', text: '5 001' }, NEXT)
    expect([stepOf(simulator), simulator.api.asked.length, selectTaxResult(simulator.actor.getSnapshot())]).toEqual([
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
    expect([stepOf(simulator), selectTaxForm(simulator.actor.getSnapshot())]).toEqual(['income', form])
    expect(selectTaxFailure(simulator.actor.getSnapshot())).toEqual({
      code: 'ERR_INTERNAL',
      fields: [],
      canRetry: true,
      isMarked: false,
    })
    simulator.send({ type: 'retryRequested' })
    expect(selectTaxFailure(simulator.actor.getSnapshot())).toBeUndefined()
    await finish(simulator)
    expect(stepOf(simulator)).toBe('results')
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
    expect([stepOf(simulator), codes(simulator)]).toEqual(['age', ['client_age wrong']])
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
      expect([stepOf(simulator), selectTaxFailure(simulator.actor.getSnapshot())]).toMatchObject([
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
    expect([stepOf(simulator), simulator.api.waiting()]).toEqual(['income', []])
  })

  it('[S-CALL-34] goes to the API through its port', async () => {
    const { client, inputOf, answer } = fakeClient()
    const request = answerable()
    const asked = simulatePort(client)(request, { signal: new AbortController().signal })
    expect(inputOf(taxSimulationCall)).toEqual({ body: request })
    answer(taxSimulationCall, answerTo(request))
    expect((await asked).tax_reduction.toString()).toBe('1620')
  })
})

const answerable = () =>
  ({
    gender: 'F',
    client_age: 41,
    marital_status: 'CE',
    monthly_income: euros(5000),
    allocated_amount: null,
    allocated_periodicity: 'yearly',
  }) as const
