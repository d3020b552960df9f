import { test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies, replay, type Evaluators } from '../explain/index.ts'
import { addEuros, Decimal, euros } from '../money/index.ts'
import { daysOfDeath, links, shares } from './arbitraries.ts'
import { computeDuty, explainDuty } from './index.ts'

const never = () => new Decimal(Number.NaN)
const evaluators: Evaluators = { 'annuity-factor': never, 'complete-expectation': never }

describe('duties, in general', () => {
  test.prop([links, shares, shares, daysOfDeath])('[INH-02] never fall when the share grows', (link, share, more, day) => {
    const [less, larger] = [computeDuty(link, share, day), computeDuty(link, addEuros(share, more), day)]
    expect(larger.exact.greaterThanOrEqualTo(less.exact)).toBe(true)
    expect(larger.duty.greaterThanOrEqualTo(less.duty)).toBe(true)
  })

  test.prop([links, shares, daysOfDeath])('[INH-02] never jump: a cent more costs 60 % of a cent at most', (link, share, day) => {
    const more = computeDuty(link, addEuros(share, euros('0.01')), day).exact
    expect(more.minus(computeDuty(link, share, day).exact).lessThanOrEqualTo('0.006')).toBe(true)
  })

  test.prop([links, shares, daysOfDeath])(
    '[LAW-20] are never below 0 nor above 60 % of the share, and rounded to the nearest euro',
    (link, share, day) => {
      const { exact, duty } = computeDuty(link, share, day)
      expect(exact.greaterThanOrEqualTo(0) && exact.lessThanOrEqualTo(share.times('0.6'))).toBe(true)
      expect(duty.isInteger() && duty.minus(exact).abs().lessThanOrEqualTo('0.5')).toBe(true)
    },
  )

  test.prop([shares, daysOfDeath])('[LAW-13] of a spouse are nothing', (share, day) => {
    expect(computeDuty('spouse', share, day).duty.isZero()).toBe(true)
  })

  test.prop([links, shares, daysOfDeath])(
    '[INH-03] are explained by a tree that replays, to the same figures as without it',
    (link, share, day) => {
      const bare: Readonly<Record<string, Decimal>> = computeDuty(link, share, day)
      for (const [name, tree] of Object.entries(explainDuty(link, share, day))) {
        expect([name, tree.value]).toEqual([name, bare[name]?.toString()])
        expect(replay(tree, evaluators).toString()).toBe(tree.value)
        expect(discrepancies(tree, evaluators)).toEqual([])
      }
    },
  )
})
