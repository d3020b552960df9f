import { sumEuros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { exitSavingsEntry, type ExitSavings } from '../exit-plan/index.ts'
import type { WithdrawalEvent } from './events.ts'
import { SEVERAL, SPLIT, type Stepper } from './fixtures.testing.ts'
import { halfAgeOf, longLifeOf, selectExitSavings } from './index.ts'
import { resultOf, tables, written } from './results.testing.ts'

const TOLD: readonly WithdrawalEvent[] = [
  { type: 'marginalRateChosen', rate: 11 },
  { type: 'pensionChargesChosen', rate: 8.4 },
  { type: 'paidInTyped', text: '30 000' },
]

const handedOver = (actor: Stepper['actor']): ExitSavings => {
  const savings = selectExitSavings(actor.getSnapshot())
  if (savings === undefined) throw new Error('Nothing is handed over.')
  return savings
}

describe('what the results hand over to the plan of exit', () => {
  it('[BEY-51] is nothing until the rates and what was paid in are known', async () => {
    const { actor, send } = await resultOf(SEVERAL, SPLIT)
    for (const event of TOLD) {
      expect(selectExitSavings(actor.getSnapshot())).toBeUndefined()
      send(event)
    }
    expect(selectExitSavings(actor.getSnapshot())).toBeDefined()
  })

  it('[BEY-51] [BEY-55] is all of the capital and all that becomes an annuity, with the annuity of one euro, in both kinds of euros', async () => {
    const { actor, send } = await resultOf(SEVERAL, SPLIT)
    send(...TOLD)
    const savings = () => handedOver(actor)
    const { vvd, vvnd, es, apart, co, asAnnuity, annuityRate, pensionCharges } = savings()
    // 35 439,51 € as capital; 55 334,87 € give 161,30 € a month, 1 935,61 € a year (docs/rules/withdrawal.md, the worked case).
    const all = sumEuros([apart, ...[vvd, vvnd, es].flatMap(({ paid, gains }) => [paid, gains])])
    expect(all.toNumber()).toBe(35_439.51)
    // What is no mandatory payment is the share of voluntary ones in the split.
    expect([written(co), written(asAnnuity)]).toEqual(['51 228,45 €', '4 106,42 €'])
    expect(co.plus(asAnnuity).toNumber()).toBe(55_334.87)
    expect(annuityRate).toBeCloseTo(0.034_98, 4)
    expect(pensionCharges).toBe(8.4)
    send({ type: 'todaysEurosSwitched', isOn: true })
    expect(savings().isInTodaysEuros).toBe(true)
    expect(savings().annuityRate).toBeCloseTo(0.034_98, 4)
  })

  it('[BEY-59] more paid in than there is leaves no gains, and never less than none', async () => {
    const { actor, send } = await resultOf(SEVERAL, SPLIT)
    send(...TOLD, { type: 'paidInTyped', text: '9 999 999' })
    const { vvd, vvnd, es, apart } = handedOver(actor)
    const pools = [vvd, vvnd, es]
    expect(pools.map(({ gains }) => gains.toNumber())).toEqual([0, 0, 0])
    expect(sumEuros([apart, ...pools.map(({ paid }) => paid)]).toNumber()).toBe(35_439.51)
  })

  it('[BEY-51] is read back from the tab as it was', async () => {
    const { actor, send } = await resultOf(SEVERAL, SPLIT)
    send(...TOLD)
    const savings = { ...handedOver(actor), halfAge: 95 }
    expect(exitSavingsEntry.parse(exitSavingsEntry.format(savings))).toEqual(savings)
  })

  it('[BEY-52] the stated age is the one that half of the table reaches, in whole years; nothing without an answer', async () => {
    const { actor } = await resultOf(SEVERAL, SPLIT)
    const { context } = actor.getSnapshot()
    const half = longLifeOf(context, tables)?.ages.saver?.find(({ tenths }) => tenths === 5)
    expect([halfAgeOf(context, tables), half?.ageInMonths]).toEqual([93, 93 * 12 + 3])
    expect(halfAgeOf({ ...context, result: undefined }, tables)).toBeUndefined()
  })
})
