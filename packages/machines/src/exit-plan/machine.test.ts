import { plainDate } from '@hautelisse/domain/calendar'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  exitDraftOf,
  exitPlanEntry,
  exitPlanMachine,
  exitSavingsEntry,
  selectExitPlan,
  type ExitPlanInput,
  type ExitSavings,
} from './index.ts'

const NONE = { paid: ZERO_EUROS, gains: ZERO_EUROS }

/** The couple of docs/rules/examples/exit-plan.md: 70 000 € paid in and deducted, 30 000 € of gains; 32 400 € of taxable income. */
const SAVINGS: ExitSavings = {
  start: plainDate('2026-11-20'),
  age: 64,
  vvd: { paid: euros(70_000), gains: euros(30_000) },
  vvnd: NONE,
  es: NONE,
  co: ZERO_EUROS,
  annuityRate: 0,
  pensionCharges: 8.4,
  apart: ZERO_EUROS,
  asAnnuity: ZERO_EUROS,
  isInTodaysEuros: false,
}
/** With mandatory payments of 12 000 €, of which 35 € a month are left as an annuity. */
const WITH_ANNUITY: ExitSavings = { ...SAVINGS, co: euros(12_000), annuityRate: 0.035 }
const COUPLE = { declares: 'MA', parts: 2, taxableIncome: euros(32_400) } as const

const open = (savings: ExitSavings | undefined, draft?: ExitPlanInput['draft']) => {
  const actor = createActor(exitPlanMachine, { input: { savings, draft } }).start()
  const view = () => selectExitPlan(actor.getSnapshot())
  const card = (kind: string) => view()?.result?.cards.find((one) => one.kind === kind)
  return { actor, view, card, levies: (kind: string) => card(kind)?.plan.levies.toNumber() }
}

const withPlans = (savings = SAVINGS, draft?: ExitPlanInput['draft']) => {
  const opened = open(savings, draft)
  opened.actor.send({ type: 'householdTold', household: COUPLE })
  return opened
}

describe('the plan of exit', () => {
  it('[BEY-51] has no plan until the household is known, then three of the savings that the results handed over', () => {
    const { actor, view, levies } = open(SAVINGS)
    expect([view()?.result, view()?.answers.years, view()?.until]).toEqual([undefined, 5, 85])
    actor.send({ type: 'householdTold', household: COUPLE })
    expect([levies('at-once'), levies('equal-parts')]).toEqual([26_348, 20_540])
    actor.send({ type: 'householdTold', household: undefined })
    expect(view()?.result).toBeUndefined()
  })

  it('[BEY-51] has no plan as long as no result handed savings over', () => {
    const { actor, view } = open(undefined)
    expect([actor.getSnapshot().value, view(), exitDraftOf(actor.getSnapshot())]).toEqual([
      'withoutSavings',
      undefined,
      undefined,
    ])
  })

  it('[BEY-52] states the age that half of the table reaches, offers the ages behind the last year, and states the next one where the plan becomes longer', () => {
    const { actor, view } = open({ ...SAVINGS, age: 70, halfAge: 94 })
    expect([view()?.ages, view()?.until]).toEqual([[80, 85, 90, 94, 95, 100], 94])
    actor.send({ type: 'answered', answers: { until: 80 } })
    actor.send({ type: 'numberTyped', field: 'last', text: '2037' })
    expect([view()?.ages, view()?.until]).toEqual([[85, 90, 94, 95, 100], 85])
  })

  it('[BEY-53] equal parts have a number of their own: more make the plan longer, and a shorter plan has fewer', () => {
    const { actor, view, levies } = withPlans()
    actor.send({ type: 'numberTyped', field: 'parts', text: '10' })
    expect([view()?.answers.parts, view()?.counted.last.value, levies('equal-parts')]).toEqual([10, 2035, 20_470])
    actor.send({ type: 'numberStepped', field: 'last', by: -1 })
    expect([view()?.answers.parts, view()?.answers.years, view()?.counted.parts.text]).toEqual([9, 9, '9'])
    actor.send({ type: 'numberTyped', field: 'last', text: '2026' })
    expect(levies('equal-parts')).toBe(26_348)
  })

  it('[BEY-53] a number outside its bounds stays as it is typed, and the plans are those of the last one', () => {
    const { actor, view, levies } = withPlans()
    for (const text of ['16', '0', '2,5', 'cinq', '']) {
      actor.send({ type: 'numberTyped', field: 'parts', text })
      expect([view()?.counted.parts.text, view()?.counted.parts.isWrong, levies('equal-parts')]).toEqual([text, true, 20_540])
    }
    actor.send({ type: 'numberStepped', field: 'parts', by: 1 })
    expect([view()?.counted.parts.text, view()?.counted.parts.isWrong]).toEqual(['6', false])
  })

  it('[BEY-48] [BEY-53] what waits earns nothing unless it is said, then in steps of half a percent up to 10 %, with taxed gains in every plan', () => {
    const { actor, view, card } = withPlans()
    expect([view()?.counted.growth.text, card('equal-parts')?.plan.gross.toNumber()]).toEqual(['0', 100_000])
    actor.send({ type: 'numberStepped', field: 'growth', by: -1 })
    expect(view()?.answers.growth).toBe(0)
    actor.send({ type: 'numberStepped', field: 'growth', by: 1 })
    expect([view()?.counted.growth.text, view()?.answers.growth]).toEqual(['0,5', 0.5])
    // 20 000 € in each of five years: 20 000 × (1 + 1,005 + 1,005² + 1,005³ + 1,005⁴).
    expect(card('equal-parts')?.plan.gross.toNumber()).toBe(101_005.01)
    expect(card('at-once')?.plan.gross.toNumber()).toBe(100_000)
    actor.send({ type: 'numberTyped', field: 'growth', text: '10,5' })
    expect(view()?.counted.growth.isWrong).toBe(true)
  })

  it('[BEY-47] [BEY-54] a contract of one payment has no equal parts, and a bounded one has no more than it pays', () => {
    const { actor, view, card } = withPlans()
    actor.send({ type: 'answered', answers: { contract: 'once' } })
    expect([view()?.result?.cards.map(({ kind }) => kind), view()?.result?.gap]).toEqual([['at-once'], undefined])
    actor.send({ type: 'answered', answers: { contract: 'parts', mostParts: 2 } })
    expect([card('equal-parts')?.payments, card('most-net')?.payments.length]).toEqual([[2026, 2027], 2])
    // A limit counts only where the contract is said to allow parts.
    actor.send({ type: 'answered', answers: { contract: 'unknown' } })
    expect(card('equal-parts')?.payments).toEqual([2026, 2027, 2028, 2029, 2030])
  })

  it('[BEY-54] [BEY-59] another income of the first year counts in that year alone, and a text that is no amount counts as none and is said', () => {
    const { actor, view, levies } = withPlans()
    actor.send({ type: 'answered', answers: { firstIncome: '52 400' } })
    // 122 400 on two parts: 2 × (1 977,69 + 9 486,30) = 22 927,98; 52 400 alone: 3 212,00 less a décote of 29,57. Gains: 9 420.
    expect(levies('at-once')).toBe(22_928 - 3182 + 9420)
    for (const firstIncome of ['autant', '-1', '10 000 000,01', '']) {
      actor.send({ type: 'answered', answers: { firstIncome } })
      expect([levies('at-once'), view()?.isFirstIncomeWrong]).toEqual([26_348, firstIncome !== ''])
    }
    actor.send({ type: 'answered', answers: { firstIncome: '10 000 000' } })
    expect(view()?.isFirstIncomeWrong).toBe(false)
  })

  it('[BEY-59] refuses savings and incomes above 10 000 000 €, and plans those of 10 000 000 €', () => {
    const saved = (paid: number) => withPlans({ ...SAVINGS, vvd: { paid: euros(paid), gains: ZERO_EUROS } })
    expect([saved(10_000_000.01).view()?.refusal, saved(10_000_000.01).view()?.result]).toEqual(['savings', undefined])
    expect([saved(10_000_000).view()?.refusal, saved(10_000_000).card('at-once')?.capital.toNumber()]).toEqual([
      undefined,
      10_000_000,
    ])
    const { actor, view } = open(SAVINGS)
    actor.send({ type: 'householdTold', household: { ...COUPLE, taxableIncome: euros(10_000_000.01) } })
    expect([view()?.refusal, view()?.result]).toEqual(['income', undefined])
    actor.send({ type: 'householdTold', household: COUPLE })
    expect([view()?.refusal, view()?.result?.cards.length]).toEqual([undefined, 3])
  })

  it('[BEY-42] [BEY-43] [BEY-55] plans how much as annuity: a small one comes as capital, and after the capital its years are one', () => {
    const { actor, card, view } = withPlans(WITH_ANNUITY)
    // 12 000 € × 3,5 % are 35 € a month, below 110 €.
    expect(view()?.result?.plans.isSmallAnnuity).toBe(true)
    actor.send({ type: 'answered', answers: { contract: 'once' } })
    expect(view()?.result?.cards.map(({ kind }) => kind)).toEqual(['at-once', 'most-net'])
    actor.send({ type: 'answered', answers: { contract: 'unknown' } })
    expect(card('at-once')?.years.map(({ capital }) => capital.co.toNumber())).toEqual([12_000])
    actor.send({ type: 'answered', answers: { until: 100 } })
    const most = card('most-net')
    expect(most?.converted.isPositive()).toBe(true)
    expect(most?.years.at(-1)).toMatchObject({ from: 2031, to: 2061 })
    expect(most?.plan.net.greaterThanOrEqualTo(card('at-once')?.plan.net ?? 0)).toBe(true)
  })

  // docs/rules/examples/exit-plan.md, 3: 132 400 on two parts are 2 × (1 977,69 + 10 986,30) = 25 927,98, and 5 580 of charges.
  it('[BEY-58] gains are taxed at the flat rate unless the scale is asked for', () => {
    const { actor, levies } = withPlans()
    actor.send({ type: 'answered', answers: { gainsTaxed: 'scale' } })
    expect(levies('at-once')).toBe(25_928 + 5580)
    // The capital of a small annuity does not belong to the gains, and here there is no small annuity.
    actor.send({ type: 'answered', answers: { gainsTaxed: 'flat', smallCapital: 'reduced' } })
    expect(levies('at-once')).toBe(26_348)
  })

  it('[BEY-58] the capital of a small annuity is taxed as a pension unless 7.5 % are asked for', () => {
    const { actor, levies } = withPlans(WITH_ANNUITY)
    // 11 496 after 4,2 points of CSG, 10 346,40 after the 10 %: 112 746,40 on two parts, 20 032; gains 9 420; 8,4 % of 12 000.
    expect(levies('at-once')).toBe(20_032 + 9420 + 1008)
    actor.send({ type: 'answered', answers: { smallCapital: 'reduced' } })
    // 7,5 % of 10 800 beside the tax of 102 400.
    expect(levies('at-once')).toBe(16_928 + 810 + 9420 + 1008)
  })

  it('[BEY-58] both choices are kept with the other answers', () => {
    const { actor } = withPlans(WITH_ANNUITY)
    const kept = () => exitDraftOf(actor.getSnapshot())?.answers
    expect([kept()?.gainsTaxed, kept()?.smallCapital]).toEqual(['flat', 'pension'])
    actor.send({ type: 'answered', answers: { gainsTaxed: 'scale', smallCapital: 'reduced' } })
    expect([kept()?.gainsTaxed, kept()?.smallCapital]).toEqual(['scale', 'reduced'])
  })

  it('[BEY-40] says the gap between the plan that leaves most and the one that leaves least', () => {
    const { view, card } = withPlans()
    expect(view()?.result?.gap?.toNumber()).toBe(card('most-net')?.plan.net.minus(73_652).toNumber())
  })

  it('[BEY-56] opens what is taken or left of a year, until it is closed or other plans are made', () => {
    const { actor, view } = withPlans()
    const opened = () => view()?.result?.opened
    actor.send({ type: 'figureOpened', figure: { plan: 'at-once', year: 1, of: 'net' } })
    expect([opened()?.derivation.term, opened()?.derivation.value, opened()?.year]).toEqual(['exit-plan.net', '73652', 2026])
    actor.send({ type: 'figureOpened', figure: { plan: 'at-once', year: 1, of: 'levies' } })
    expect([opened()?.derivation.term, opened()?.derivation.value]).toEqual(['exit-plan.levies', '26348'])
    actor.send({ type: 'figureClosed' })
    expect(opened()).toBeUndefined()
    actor.send({ type: 'figureOpened', figure: { plan: 'at-once', year: 1, of: 'net' } })
    actor.send({ type: 'numberStepped', field: 'parts', by: -1 })
    expect(opened()).toBeUndefined()
  })

  it('[BEY-57] keeps the plan that is chosen with its answers, until they change or the savings are others', () => {
    const { actor, view } = withPlans()
    actor.send({ type: 'numberStepped', field: 'parts', by: 1 })
    actor.send({ type: 'planChosen', plan: 'equal-parts' })
    expect(view()?.chosen).toBe('equal-parts')
    const draft = exitDraftOf(actor.getSnapshot())
    expect([withPlans(SAVINGS, draft).view()?.chosen, withPlans(SAVINGS, draft).view()?.answers.parts]).toEqual([
      'equal-parts',
      6,
    ])
    expect(withPlans({ ...SAVINGS, age: 65 }, draft).view()?.chosen).toBeUndefined()
    actor.send({ type: 'numberStepped', field: 'parts', by: 1 })
    expect(view()?.chosen).toBeUndefined()
  })
})

it('[P-STORE-02] what the results hand over is read back as it was, and a tampered entry counts as missing', () => {
  const text = exitSavingsEntry.format(WITH_ANNUITY)
  expect(JSON.parse(text)).toMatchObject({
    version: 2,
    age: 64,
    start: '2026-11-20',
    vvd: { paid: 70_000, gains: 30_000 },
    co: 12_000,
  })
  expect(exitSavingsEntry.accept({ ...(JSON.parse(text) as object), age: 17 })).toBeUndefined()
})

it('[BEY-57] [P-STORE-02] what the tab keeps of a plan is read back as it was', () => {
  const { actor } = withPlans()
  actor.send({ type: 'planChosen', plan: 'at-once' })
  const draft = exitDraftOf(actor.getSnapshot())
  expect(draft && exitPlanEntry.parse(exitPlanEntry.format(draft))).toEqual(draft)
})
