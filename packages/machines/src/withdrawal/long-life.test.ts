import { describe, expect, it } from 'vitest'
import { SEVERAL, SPLIT } from './fixtures.testing.ts'
import { longLifeOf, selectAnnuity } from './index.ts'
import { resultOf, tables, written } from './results.testing.ts'

describe('a long life with the annuity of the worked case: born 12/03/1964, 64 at the start', () => {
  it('[BEY-62] [BEY-68] 161,30 € a month reach 55 334,87 € with the 344th, at 92 years 8 months', async () => {
    const stepper = await resultOf(SEVERAL, SPLIT)
    const snapshot = stepper.actor.getSnapshot()
    const view = longLifeOf(snapshot.context, tables)
    expect([view?.capital, view?.month].map(written)).toEqual(['55 334,87 €', '161,30 €'])
    expect(view?.steady).toMatchObject({ instalment: 344, ageInMonths: 92 * 12 + 8 })
    expect([view?.table, view?.start, view?.hasSpouse, view?.risePercent, view?.inflationPercent]).toEqual([
      'MIXED',
      64,
      false,
      1,
      0,
    ])
  })

  it('[BEY-66] [BEY-68] options of equal price are to the cent those of the answer, in both kinds of euros', async () => {
    const stepper = await resultOf(SEVERAL, SPLIT)
    for (const isInTodaysEuros of [false, true]) {
      stepper.send({ type: 'todaysEurosSwitched', isOn: isInTodaysEuros })
      const snapshot = stepper.actor.getSnapshot()
      const view = longLifeOf(snapshot.context, tables)
      const answer = selectAnnuity(snapshot)
      expect(view?.options.map(({ month }) => written(month))).toEqual(
        [answer?.plain, ...(answer?.guaranteed ?? [])].map((figure) => written(figure?.month)),
      )
      // Capital and month lose alike to prices until the start.
      expect(view?.steady?.instalment).toBe(344)
      expect(view?.inflationPercent).toBe(isInTodaysEuros ? 2 : 0)
    }
  })

  it('[BEY-68] is nothing without an answer', async () => {
    const { context } = (await resultOf(SEVERAL, SPLIT)).actor.getSnapshot()
    expect(longLifeOf({ ...context, result: undefined }, tables)).toBeUndefined()
  })
})
