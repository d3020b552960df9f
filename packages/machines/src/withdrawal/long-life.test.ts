import { GROUPS } from '@hautelisse/domain/longevity'
import { REVERSION_PERCENTAGES } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import { answerTo, finish, SEVERAL, SPLIT, startStepper } from './fixtures.testing.ts'
import { explainLongLife, longLifeOf, selectAnnuity, type LongLifeFigure } from './index.ts'
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
    expect([view?.choice?.guaranteedYears, view?.choice?.reversionPercent]).toEqual([0, 0])
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

  it('[BEY-60] [BEY-61] [BEY-62] [BEY-63] [BEY-66] each figure opens a calculation that ends in what is shown, in both kinds of euros', async () => {
    const stepper = startStepper(SEVERAL)
    stepper.send({ type: 'nextRequested' }, { type: 'ageTyped', text: '64' }, { type: 'nextRequested' })
    stepper.send({ type: 'reversibleAnswered', reversible: true }, { type: 'spouseBirthDateTyped', text: '05/07/1966' })
    stepper.send({ type: 'reversionPercentageChosen', percentage: 60 }, { type: 'nextRequested' }, ...SPLIT)
    stepper.send({ type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_R' }, { type: 'nextRequested' })
    await finish(stepper, (request) => answerTo(SEVERAL, request, tables))
    for (const isOn of [false, true]) {
      stepper.send({ type: 'todaysEurosSwitched', isOn })
      const { context } = stepper.actor.getSnapshot()
      const view = longLifeOf(context, tables)
      expect([view?.choice?.guaranteedYears, view?.choice?.reversionPercent]).toEqual([0, 60])
      const valueOf = (figure: LongLifeFigure) => Number(explainLongLife(context, figure, tables)?.value)
      for (const reading of ['steady', 'assumed'] as const) {
        expect(valueOf({ kind: 'reaching', reading })).toBe(view?.[reading]?.ageInMonths)
        expect(valueOf({ kind: 'reached-share', reading })).toBeCloseTo(view?.[reading]?.share ?? 0, 12)
      }
      for (const group of GROUPS)
        for (const { tenths, ageInMonths } of view?.ages[group] ?? [])
          expect(valueOf({ kind: 'lived-age', group, tenths })).toBe(ageInMonths)
      for (const percentage of REVERSION_PERCENTAGES) {
        const option = view?.options.find(({ reversionPercent }) => reversionPercent === percentage)
        expect([valueOf({ kind: 'equal-price', percentage }), valueOf({ kind: 'equal-spouse', percentage })]).toEqual([
          option?.month.toNumber(),
          option?.spouseMonth.toNumber(),
        ])
      }
    }
  })

  it('[BEY-69] nothing of a spouse is explained without one', async () => {
    const { context } = (await resultOf(SEVERAL, SPLIT)).actor.getSnapshot()
    expect(explainLongLife(context, { kind: 'equal-price', percentage: 60 }, tables)).toBeUndefined()
    expect(explainLongLife(context, { kind: 'lived-age', group: 'either', tenths: 5 }, tables)).toBeUndefined()
  })

  it('[BEY-66] no option is chosen by an answer with guaranteed years, whose number is not asked, or with steps', async () => {
    const { context } = (await resultOf(SEVERAL, SPLIT)).actor.getSnapshot()
    const choiceBy = (annuity_type: 'RV_NRAG' | 'RV_CPP') =>
      context.result &&
      longLifeOf({ ...context, result: { ...context.result, request: { ...context.result.request, annuity_type } } }, tables)
        ?.choice
    expect([choiceBy('RV_NRAG'), choiceBy('RV_CPP')]).toEqual([undefined, undefined])
  })

  it('[BEY-68] is nothing without an answer', async () => {
    const { context } = (await resultOf(SEVERAL, SPLIT)).actor.getSnapshot()
    expect(longLifeOf({ ...context, result: undefined }, tables)).toBeUndefined()
  })
})
