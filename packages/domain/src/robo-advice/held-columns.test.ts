import { describe, expect, it } from 'vitest'

import { assumptionsNamed } from '../futures/index.ts'
import { euros } from '../money/index.ts'
import {
  explainFuture,
  FUTURE_EVALUATORS,
  projectionOf,
  type GridFund,
  type HeldRoboFund,
  type ProjectionInput,
} from './index.ts'
import { discrepancies, replay } from '../explain/index.ts'
import { heldColumns } from './held-columns.ts'

const SET = assumptionsNamed('robo-2026-10')
const HALF = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]

const fund = (id: 'shares' | 'money'): GridFund => ({
  id,
  name: id,
  asset_class: id,
  values: { offensive: HALF, balanced: HALF, defensive: HALF, security: HALF },
})

const holding = (
  id: 'shares' | 'money',
  amount: number,
  scheduled?: number,
  apart: HeldRoboFund['apart'] = null,
): HeldRoboFund => ({
  id,
  label: id,
  amount: euros(amount),
  asset_class: id,
  ongoing_charges: 0,
  apart,
  ...(scheduled === undefined ? {} : { scheduled: euros(scheduled) }),
})

const plan = (held: readonly HeldRoboFund[], years: number, monthly: number): ProjectionInput => ({
  set: SET,
  grid: { steps: 6, allocations: [fund('shares'), fund('money')] },
  profile: 'balanced',
  held,
  years,
  monthly,
})

const amounts = (input: ProjectionInput) => heldColumns(input).map(({ from, parts }) => [from, parts.map(({ amount }) => amount)])

describe('holdings that are kept as they are, with what is scheduled', () => {
  it('[ROBO-33] payments go to the fund that they are scheduled for: the mix leans to it year after year', () => {
    // By hand: 10 000 € of shares at 6.5 %, 100 € a month of money at 2 %, a year's 1 200 € in its middle: 10 000 × e^0.065 and 1 200 × e^0.01,
    // then 10 000 × e^0.13 and 1 200 × (e^0.03 + e^0.01).
    const input = plan([holding('shares', 10_000, 0), holding('money', 0, 100)], 3, 100)
    expect(amounts(input)).toEqual([
      [2, [10_000, 0]],
      [1, [10_671.59, 1212.06]],
      [0, [11_388.28, 2448.61]],
    ])
  })

  it('[ROBO-33] the whole moves less than with payments into the whole account, or more, as the scheduled fund does', () => {
    const width = (held: readonly HeldRoboFund[]) => {
      const end = projectionOf(plan(held, 10, 100)).today?.points.at(-1)
      return (end?.p95 ?? 0) - (end?.p05 ?? 0)
    }
    const whole = width([holding('shares', 5000), holding('money', 5000)])
    expect(width([holding('shares', 5000, 0), holding('money', 5000, 100)])).toBeLessThan(whole * 0.8)
    expect(width([holding('shares', 5000, 100), holding('money', 5000, 0)])).toBeGreaterThan(whole * 1.2)
  })

  it('[ROBO-33] without a scheduled payment, without a payment, or for a fund that stands apart, today’s mix stays', () => {
    const today = [[0, [6000, 4000]]]
    expect(amounts(plan([holding('shares', 6000), holding('money', 4000)], 5, 100))).toEqual(today)
    expect(amounts(plan([holding('shares', 6000, 50), holding('money', 4000)], 5, 0))).toEqual(today)
    expect(
      amounts(plan([holding('shares', 6000), holding('money', 4000), holding('money', 900, 50, 'not-on-grid')], 5, 100)),
    ).toEqual(today)
  })

  it('[ROBO-33] with nothing held yet the mix is that of what is scheduled', () => {
    expect(amounts(plan([holding('shares', 0, 30), holding('money', 0, 70)], 5, 100))).toEqual([[0, [30, 70]]])
  })

  it('[ROBO-33] a half-year more begins with today’s amounts', () => {
    expect(amounts(plan([holding('shares', 10_000, 0), holding('money', 0, 100)], 1.5, 100))).toEqual([
      [1, [10_000, 0]],
      // 10 000 × e^0.0325; the payment of the first year comes on that very day.
      [0, [10_330.34, 1200]],
    ])
  })

  it.each([1.5, 5, 12])('[ROBO-33] its figures replay to those of the fan, %f years', (years) => {
    const input = plan([holding('shares', 6000, 20), holding('money', 4000, 80)], years, 100)
    const end = projectionOf(input).today?.points.at(-1)
    for (const figure of ['p05', 'p50', 'p95'] as const) {
      const tree = explainFuture(input, { of: 'today', figure, after: years, isReal: false })
      if (tree === undefined) throw new Error('everything is classified')
      expect(Math.abs(replay(tree, FUTURE_EVALUATORS).toNumber() - (end?.[figure] ?? 0))).toBeLessThanOrEqual(0.01)
      expect(discrepancies(tree, FUTURE_EVALUATORS)).toEqual([])
    }
  })
})
