import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { adjustmentOf, finish, KNOWN, paying, resultOf, startAtResults, startSimulator } from './fixtures.testing.ts'
import { selectComparison, selectExit } from './index.ts'

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
    expect(resultOf(simulator).saving.toString()).toBe('1620')
  })
})

const AT_30 = { type: 'exitRateChosen', rate: new Decimal('0.3') } as const

describe('"Et à la sortie ?"', () => {
  it('[TS-09] [TS-10] computes the other end at the rate and age that the saver chooses; none is preset (S-21)', async () => {
    const simulator = await startAtResults()
    const view = () => selectExit(simulator.actor.getSnapshot())
    expect(view()).toMatchObject({ state: 'closed', exit: undefined, age: 64 })
    const left = () => [view()?.left?.form, String(view()?.left?.least), String(view()?.left?.most)]
    expect(left()).toEqual(['capital', '5107.07', '7537.07'])
    simulator.send({ type: 'exitOpened' })
    // Nothing is preset: a saver who has not chosen a rate is told no figure.
    expect([view()?.state, view()?.rate, view()?.exit]).toEqual(['open', undefined, undefined])
    simulator.send(AT_30)
    expect(view()?.exit?.incomeTax.toString()).toBe('2018.75')
    simulator.send({ type: 'exitRateChosen', rate: new Decimal('0.11') }, { type: 'exitRateChosen', rate: new Decimal('0.5') })
    expect(view()?.exit?.net.toString()).toBe('6943.07')
    simulator.send({ type: 'exitAgeChosen', age: 60 }, { type: 'exitAgeChosen', age: 59 }, { type: 'exitAgeChosen', age: 61.5 })
    expect([view()?.age, view()?.exit?.years]).toEqual([60, 19])
    simulator.send({ type: 'exitClosed' }, { type: 'exitAgeChosen', age: 64 })
    expect(view()?.state).toBe('closed')
    expect(left()).toEqual(['capital', '6943.07', '6943.07'])
  })

  it('[TS-07] [TS-09] is about the payment of the adjustment, as the chart is, before it is asked for', async () => {
    const simulator = await startAtResults()
    const view = () => selectExit(simulator.actor.getSnapshot())
    simulator.send({ type: 'exitOpened' }, AT_30)
    expect(view()?.exit?.effort.toNumber()).toBe(3780)
    simulator.send(paying('1 000'))
    const { exit } = view() ?? {}
    expect([adjustmentOf(simulator).isStale, exit?.effort.toNumber()]).toEqual([true, 700])
    simulator.send({ type: 'updateRequested' })
    await finish(simulator)
    expect(view()?.exit?.net.equals(exit?.net ?? -1)).toBe(true)
    simulator.send(paying('0'))
    expect(view()?.exit).toBeUndefined()
    simulator.send(paying('abc'))
    expect(view()?.exit?.effort.toNumber()).toBe(700)
  })

  it('[TS-09] prices an annuity by the birth that the profile tells', async () => {
    const { loadTables } = startSimulator().actor.getSnapshot().context.ports
    const gross = async (birthDate: string | undefined) => {
      const saver = birthDate === undefined ? {} : { saver: { ...KNOWN, birthDate: plainDate(birthDate) } }
      const simulator = await startAtResults(saver)
      simulator.send({ type: 'exitOpened' }, AT_30, { type: 'exitFormChosen', form: 'annuity' })
      await loadTables()
      await settled()
      return selectExit(simulator.actor.getSnapshot())?.exit?.gross.toString()
    }
    // Both are 41 on 20/11/2026; of somebody unknown the later year is taken. F at 64 is 33.347253 born in 1984.
    expect([await gross('1985-03-12'), await gross('1984-12-31'), await gross(undefined)]).toEqual(['251.75', '252.8', '251.75'])
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
    simulator.send({ type: 'exitOpened' }, AT_30, { type: 'exitFormChosen', form: 'annuity' })
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

  it('[TS-09] counts the tables as lost once a retry has failed; capital stays, and the tables can still come', async () => {
    const { loadTables } = startSimulator().actor.getSnapshot().context.ports
    let loads = 0
    const failsTwice = () => {
      loads += 1
      return loads <= 2 ? Promise.reject(new Error('offline')) : loadTables()
    }
    const simulator = await startAtResults({}, { loadTables: failsTwice })
    const state = () => selectExit(simulator.actor.getSnapshot())?.state
    const annuity = { type: 'exitFormChosen', form: 'annuity' } as const
    simulator.send({ type: 'exitOpened' }, annuity)
    await settled()
    simulator.send(annuity)
    await settled()
    expect(state()).toBe('lost')
    simulator.send({ type: 'exitFormChosen', form: 'capital' })
    expect(state()).toBe('open')
    simulator.send(annuity)
    await loadTables()
    await settled()
    expect(selectExit(simulator.actor.getSnapshot())).toMatchObject({ state: 'open', form: 'annuity' })
  })
})
