import { plainDate } from '@hautelisse/domain/calendar'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { exitPlanMachine, exitSavingsEntry, selectExitPlan, type ExitSavings } from './index.ts'

const NONE = { paid: ZERO_EUROS, gains: ZERO_EUROS }

/** The couple of docs/rules/examples/exit-plan.md: 70 000 € paid in and deducted, 30 000 € of gains; 32 400 € of taxable income. */
const SAVINGS: ExitSavings = {
  start: plainDate('2026-11-20'),
  age: 64,
  vvd: { paid: euros(70_000), gains: euros(30_000) },
  vvnd: NONE,
  es: NONE,
  apart: ZERO_EUROS,
  isInTodaysEuros: false,
}
const COUPLE = { declares: 'MA', parts: 2, taxableIncome: euros(32_400) } as const

const open = (savings: ExitSavings | undefined) => {
  const actor = createActor(exitPlanMachine, { input: { savings } }).start()
  return { actor, view: () => selectExitPlan(actor.getSnapshot()) }
}

describe('the plan of exit', () => {
  it('[BEY-51] has no plan until the household is known, then three of the savings that the results handed over', () => {
    const { actor, view } = open(SAVINGS)
    expect([view()?.plans, view()?.years, view()?.until]).toEqual([undefined, 5, 85])
    actor.send({ type: 'householdTold', household: COUPLE })
    const plans = view()?.plans?.plans
    expect([plans?.['at-once'].levies.toNumber(), plans?.['equal-parts'].levies.toNumber()]).toEqual([26_348, 20_540])
    actor.send({ type: 'yearsChosen', years: 10 })
    expect(view()?.plans?.plans['equal-parts'].levies.toNumber()).toBe(20_470)
    actor.send({ type: 'householdTold', household: undefined })
    expect(view()?.plans).toBeUndefined()
  })

  it('[BEY-51] offers the ages behind the last year, and states the next one where the plan becomes longer', () => {
    const { actor, view } = open({ ...SAVINGS, age: 70 })
    expect(view()?.ages).toEqual([80, 85, 90, 95, 100])
    actor.send({ type: 'untilChosen', until: 80 })
    actor.send({ type: 'yearsChosen', years: 12 })
    expect([view()?.ages, view()?.until]).toEqual([[85, 90, 95, 100], 85])
  })

  it('[BEY-51] explains the plan that leaves most until another is opened', () => {
    const { actor, view } = open(SAVINGS)
    expect(view()?.opened).toBe('most-net')
    actor.send({ type: 'planOpened', plan: 'at-once' })
    expect(view()?.opened).toBe('at-once')
  })

  it('[BEY-51] has no plan as long as no result handed savings over', () => {
    const { actor, view } = open(undefined)
    expect([actor.getSnapshot().value, view()]).toEqual(['withoutSavings', undefined])
  })
})

it('[P-STORE-02] what the results hand over is read back as it was, and a tampered entry counts as missing', () => {
  const text = exitSavingsEntry.format(SAVINGS)
  expect(JSON.parse(text)).toMatchObject({ version: 1, age: 64, start: '2026-11-20', vvd: { paid: 70_000, gains: 30_000 } })
  expect(exitSavingsEntry.accept({ ...(JSON.parse(text) as object), age: 17 })).toBeUndefined()
})
