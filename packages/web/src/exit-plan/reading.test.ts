import { plainDate } from '@hautelisse/domain/calendar'
import { exitCaseOf, exitPlans, type ExitPlans, type PlanKind } from '@hautelisse/domain/exit-plan'
import { find, replay, stepsOf, unreadable, withoutIdentities } from '@hautelisse/domain/explain'
import { describe, expect, it } from 'vitest'
import { isWithPlan, READING } from './reading.ts'

/** Three children, each compartment, a small annuity and an annuity to plan with: every levy but the contribution. */
const CASE = {
  marital_status: 'MA',
  children: 3,
  incomes: { other: 52_400 },
  savings: {
    vvd: { paid: 70_000, gains: 30_000 },
    vvnd: { paid: 8000, gains: 2000 },
    es: { paid: 15_000, gains: 5000 },
    co: 12_000,
  },
  pension_charges: 8.4,
  annuity_rate: 0.036,
  age: 64,
  until: 90,
  years: 2,
}
const PLANS = exitPlans(exitCaseOf(CASE), plainDate('2026-11-20'))

const firstNet = ({ plans }: ExitPlans, kind: PlanKind) => {
  const net = plans[kind].years[0]?.explanation
  if (net === undefined) throw new Error('The plan has no year.')
  return withoutIdentities(net)
}

describe('the calculation of a year of a plan', () => {
  it.each(['at-once', 'equal-parts', 'most-net'] as const)('[BEY-56] of %s is said in lists of eight steps at most', (kind) => {
    const net = firstNet(PLANS, kind)
    expect(unreadable(net, READING)).toEqual([])
    expect(unreadable(find(net, 'exit-plan.levies') ?? net, READING)).toEqual([])
  })

  it('[BEY-56] has the contribution on high incomes as a line of its own', () => {
    const rich = { ...CASE, savings: { vvd: { paid: 700_000, gains: 100_000 } } }
    const net = firstNet(exitPlans(exitCaseOf(rich), plainDate('2026-11-20')), 'at-once')
    expect(READING.summary?.(net).map(({ term }) => term)).toContain('exit-plan.contribution')
    expect(unreadable(net, READING)).toEqual([])
  })

  it('[BEY-56] begins with what comes in and each levy, and ends with what is left', () => {
    const net = firstNet(PLANS, 'at-once')
    const lines = READING.summary?.(net) ?? []
    expect(lines.map(({ term }) => term)).toEqual([
      'exit-plan.gross',
      'exit-plan.income-tax',
      'exit-plan.flat-tax',
      'exit-plan.social-charges',
    ])
    expect(stepsOf(net, READING, lines).map(({ figure }) => figure.term)).toEqual(['exit-plan.levies', 'exit-plan.net'])
    expect(replay(net, {}).toString()).toBe(net.value)
  })

  it('[BEY-41] [BEY-56] tells the tax with the plan from the one without it', () => {
    const tax = find(firstNet(PLANS, 'at-once'), 'exit-plan.income-tax')
    expect(tax?.inputs.map((one) => isWithPlan(one))).toEqual([true, false])
  })
})
