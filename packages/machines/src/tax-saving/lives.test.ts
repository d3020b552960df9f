import { Decimal } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { paying, startAtResults } from './fixtures.testing.ts'
import { explainLifeFigure, selectExit, selectLives } from './index.ts'

describe('"Toute la vie d’un versement"', () => {
  it('[BEY-90] has the same amount paid in five ways, between two amounts until a rate at the exit is chosen', async () => {
    const simulator = await startAtResults()
    const view = () => selectLives(simulator.actor.getSnapshot())
    const lines = () =>
      view()?.lines.map(({ kind, least, most }) => [
        kind,
        [most.entry.cost, most.growth.value, least.exit.net, most.exit.net].map(String),
      ])
    // Mandatory: 30 % of 90 % of 5 400 saved; at the exit 10,1 % of charges and 45 % of 90 % of 94,1 %, or nothing at all.
    // 5 400 € over 23 years at 2 %. Of a premium: 523,80 € of CSG and CRDS; 1 358,86 € of tax at 30 %; 18,6 % of 2 813,08 € of gains.
    expect(lines()).toEqual([
      ['voluntary-deducted', ['3780', '8515.26', '5107.07', '7537.07']],
      ['voluntary-not-deducted', ['5400', '8515.26', '7537.07', '7537.07']],
      ['premium', ['3517.34', '7689.28', '7166.05', '7166.05']],
      ['top-up', ['0', '7689.28', '7166.05', '7166.05']],
      ['mandatory', ['3942', '8515.26', '4410.01', '8515.26']],
    ])
    simulator.send({ type: 'exitOpened' }, { type: 'exitRateChosen', rate: new Decimal('0.11') })
    expect(lines()?.[0]).toEqual(['voluntary-deducted', ['3780', '8515.26', '6943.07', '6943.07']])
    expect(selectExit(simulator.actor.getSnapshot())?.exit?.net.toString()).toBe('6943.07')
  })

  it('[BEY-91] [BEY-96] follows the payment that is typed, of which what is deducted counts alone', async () => {
    const simulator = await startAtResults()
    const view = () => selectLives(simulator.actor.getSnapshot())
    const limit = () => view()?.lines[0]?.most.limit
    expect(limit()).toEqual({ kind: 'above', percent: new Decimal('69.57') })
    simulator.send(paying('6 000'))
    expect([view()?.payment.toString(), limit()]).toEqual(['5400', { kind: 'above', percent: new Decimal('69.57') }])
    simulator.send(paying('0'))
    expect(view()).toBeUndefined()
  })

  it('[BEY-94] counts the years to the age of the exit that is chosen', async () => {
    const simulator = await startAtResults()
    const view = () => selectLives(simulator.actor.getSnapshot())
    simulator.send({ type: 'exitAgeChosen', age: 60 })
    expect([view()?.years, view()?.growthPercent]).toEqual([19, 2])
  })

  it('[BEY-98] says what is left of every 100 € of annuity from the age of the exit on, and explains each figure', async () => {
    const simulator = await startAtResults()
    const view = () => selectLives(simulator.actor.getSnapshot())
    simulator.send({ type: 'exitOpened' }, { type: 'exitRateChosen', rate: new Decimal('0.11') })
    const annuities = view()?.lines.map(({ annuity: { least, most } }) => [least.net, most.net].map(String))
    // 18,6 % and 11 % of 40 %, or 11 % of 90 %; of a pension 10,1 % and 11 % of 90 % of 94,10, or 11 % of 90 %.
    expect(annuities).toEqual([
      ['82.66', '82.66'],
      ['88.16', '88.16'],
      ['88.16', '88.16'],
      ['88.16', '88.16'],
      ['80.58', '90.1'],
    ])
    const shown = view()
    expect(
      (
        [
          'life-most-cost-voluntary-deducted',
          'life-most-value-top-up',
          'life-least-taken-voluntary-deducted',
          'life-least-net-mandatory',
          'life-least-annuity-mandatory',
        ] as const
      ).map((figure) => shown && explainLifeFigure(shown, figure)?.value),
    ).toEqual(['3780', '7689.28', '1572.19', String(shown?.lines[4]?.least.exit.net), '80.58'])
  })
})
