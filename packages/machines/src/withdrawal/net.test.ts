import { describe, expect, it } from 'vitest'
import { draftOf } from './draft-of.ts'
import { draft } from './draft.ts'
import { finish, answerTo, PERO, SEVERAL, SPLIT, startStepper } from './fixtures.testing.ts'
import * as select from './index.ts'
import { resultOf, tables, viewOf, written } from './results.testing.ts'

const PICKED = [
  { type: 'marginalRateChosen', rate: 11 },
  { type: 'pensionChargesChosen', rate: 8.4 },
  // All savings of today count as payments.
  { type: 'paidInTyped', text: '34 516,02' },
] as const

const shown = async () => {
  const stepper = await resultOf(SEVERAL, SPLIT)
  return { stepper, net: () => select.selectNet(stepper.actor.getSnapshot()) }
}

describe('what charges and tax leave', () => {
  it('[NET-02] is not told until both rates are picked, none of which is preset', async () => {
    const { stepper, net } = await shown()
    const state = () => [net()?.marginal, net()?.pensionCharges, net()?.isPicked, written(net()?.capital?.total?.net)]
    expect(state()).toEqual([undefined, undefined, false, 'none'])
    stepper.send(PICKED[0])
    expect(state()).toEqual([11, undefined, false, 'none'])
    stepper.send(PICKED[1])
    // What was paid in is not said: the most that may be left, in whole euros.
    expect([...state(), net()?.capital?.total?.isMost]).toEqual([11, 8.4, true, '33 695,00 €', true])
    expect(select.selectNetExplanation(stepper.actor.getSnapshot(), { kind: 'net-capital' })).toBeUndefined()
    stepper.send(PICKED[2])
    expect([...state(), net()?.capital?.total?.isMost]).toEqual([11, 8.4, true, '33 695,04 €', false])
    stepper.send({ type: 'paidInTyped', text: 'tout' })
    expect([net()?.paidIn?.isWrong, net()?.capital?.total?.isMost]).toEqual([true, true])
    stepper.send(PICKED[2])
    // What the household tells stands in for what is not picked by hand, and is no draft of this simulator.
    stepper.send({ type: 'householdTold', rates: { marginal: 30, pensionCharges: null } })
    expect([...state(), net()?.isByHand]).toEqual([11, 8.4, true, '33 695,04 €', true])
    stepper.send({ type: 'ratesCleared' })
    expect([...state(), net()?.isByHand]).toEqual([30, undefined, false, 'none', false])
    expect(draftOf(stepper.actor.getSnapshot())?.look).toMatchObject({
      marginal: null,
      pension_charges: null,
      paid_in: '34 516,02',
    })
    stepper.send({ type: 'householdTold', rates: { marginal: 11, pensionCharges: 8.4 } })
    expect(state()).toEqual([11, 8.4, true, '33 695,04 €'])
    expect(select.selectHasRates(stepper.actor.getSnapshot())).toBe(true)
    expect(select.selectCase(stepper.actor.getSnapshot())?.inputs).toMatchObject({
      rates: { marginal: 11, pension_charges: 8.4 },
    })
    expect(net()?.offered).toEqual({ marginal: [0, 11, 30, 41, 45], pensionCharges: [10.1, 8.4, 4.3, 0] })
  })

  it('[NET-07] stands by piece, adds up, and each figure is explained', async () => {
    const { stepper, net } = await shown()
    stepper.send(...PICKED)
    const snapshot = stepper.actor.getSnapshot()
    const { annuity, capital } = net() ?? {}
    const rows = [...(annuity?.rows ?? []), ...(capital?.rows ?? [])]
    expect(
      rows.map(({ contract, origin, gross, net: left }) => [contract.account.type, origin, written(gross), written(left)]),
    ).toEqual([
      ['PERO', 'co', '94,22 €', '77,37 €'],
      ['PERO', 'es', '11,97 €', '10,55 €'],
      ['A83', 'whole', '55,11 €', '45,25 €'],
      ['PERO', 'vv', '9 908,19 €', '8 765,62 €'],
      ['PERO', 'es', '3 213,95 €', '3 198,37 €'],
      // 20,98, 14,44 and 463,71 €, each to the cent (NET-06).
      ['PERECO', 'vv', '4 328,29 €', '3 829,16 €'],
      ['PERECO', 'es', '17 989,08 €', '17 901,89 €'],
    ])
    expect([written(annuity?.total?.gross), written(annuity?.total?.net)]).toEqual(['161,30 €', '133,17 €'])
    for (const { id, net: left } of [...rows, ...[annuity?.total, capital?.total].filter((total) => total !== undefined)])
      expect([select.figureKey(id), select.selectNetExplanation(snapshot, id)?.derivation.value]).toEqual([
        select.figureKey(id),
        left.toString(),
      ])
  })

  it('[NET-07] stands beside a contract’s own capital and annuity', async () => {
    const { stepper } = await shown()
    const net = (id: select.FigureId) => written(select.selectNetOf(stepper.actor.getSnapshot(), id)?.net)
    const { policy_id: policyId } = PERO
    const own = [
      { kind: 'capital', policyId },
      { kind: 'annuity', figure: { type: 'RV_NR' }, period: 'month', policyId },
      { kind: 'converted', policyId },
    ] as const
    expect(own.map(net)).toEqual(['none', 'none', 'none'])
    stepper.send(...PICKED)
    expect(own.map(net)).toEqual(['11 963,99 €', '87,92 €', 'none'])
  })

  it('[NET-09] is in the euros of today with all other amounts once these are asked for', async () => {
    const { stepper, net } = await shown()
    stepper.send(...PICKED, { type: 'todaysEurosSwitched', isOn: true })
    const { capitalAtStart, lead } = viewOf(stepper)
    expect([written(capitalAtStart), written(lead?.month)]).toEqual(['34 516,02 €', '157,09 €'])
    // Both kinds are said: what is not shown stands beside it, and it is left out if both are the same.
    const other = () => Object.values(select.selectOtherEuros(stepper.actor.getSnapshot()) ?? {}).map(written)
    expect(other()).toEqual(['35 439,51 €', '161,30 €'])
    expect([net()?.capital?.gross, net()?.annuity?.gross].map(written)).toEqual(['34 516,02 €', '157,09 €'])
    expect(select.selectExplanation(stepper.actor.getSnapshot(), { kind: 'capital' })?.derivation.value).toBe('34516.02')
    expect(select.selectEuros(stepper.actor.getSnapshot())).toEqual({ isInTodaysEuros: true, inflationPercent: 2 })
    stepper.send({ type: 'todaysEurosSwitched', isOn: false })
    expect([written(viewOf(stepper).capitalAtStart), ...other()]).toEqual(['35 439,51 €', '34 516,02 €', '157,09 €'])
  })

  it('[NET-02] outlives a reload, and a rate that is not offered counts as not picked', async () => {
    const { stepper } = await shown()
    stepper.send(...PICKED)
    const kept = draft.parse(draft.format(draftOf(stepper.actor.getSnapshot())!))
    const reload = async (look: NonNullable<typeof kept>['look']) => {
      const again = startStepper(SEVERAL, { draft: kept && { ...kept, look }, isInTodaysEuros: true })
      await finish(again, (request) => answerTo(SEVERAL, request, tables))
      const view = select.selectNet(again.actor.getSnapshot())
      return [view?.marginal, view?.pensionCharges, select.selectEuros(again.actor.getSnapshot()).isInTodaysEuros]
    }
    // In which euros amounts are shown is a setting of all simulations, and none of these answers.
    expect(await reload(kept?.look)).toEqual([11, 8.4, true])
    expect(await reload({ marginal: 12, pension_charges: 99, todays_euros: false })).toEqual([undefined, undefined, true])
    expect(await reload(undefined)).toEqual([undefined, undefined, true])
  })
})

describe('ages beside each other', () => {
  it('[NET-08] are those of the same engine, and follow the euros of today', async () => {
    const { stepper } = await shown()
    const view = () => {
      const { form, ...context } = stepper.actor.getSnapshot().context
      return select.agesOf({ ...context, option: form.annuity_type }, tables)
    }
    const mine = () => view()?.ages.map(({ age, ways }) => [age, written(ways.at(-1)?.capital)])
    expect(written(view()?.saved)).toBe('88 408,97 €')
    expect(mine()).toEqual([
      [63, '34 744,61 €'],
      [64, '35 439,51 €'],
      [67, '37 608,69 €'],
    ])
    stepper.send({ type: 'todaysEurosSwitched', isOn: true })
    expect(new Set(mine()?.map(([, capital]) => capital))).toEqual(new Set(['34 516,02 €']))
    expect(stepper.api.asked).toHaveLength(1)
  })
})
