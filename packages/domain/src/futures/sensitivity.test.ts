import { describe, expect, it } from 'vitest'

import { assumptionsNamed, mixOf, sensitivityOf, type AssumptionSet, type Plan } from './index.ts'

const SET = assumptionsNamed('robo-2026-10')
const planUnder = (set: AssumptionSet): Plan => {
  const mix = mixOf(set, { shares: 0.8, bonds: 0.2 })
  return { initial: 1000, monthly: 0, years: 10, mixAt: () => mix }
}

describe('what matters most', () => {
  it('[ROBO-31] orders the assumptions by what they move of the median, each by the formula of one log-normal', () => {
    const found = sensitivityOf(SET, planUnder)
    expect(found.map(({ id, by }) => [id, by])).toEqual(
      [
        ['shares-deviation', -0.03],
        ['shares-deviation', 0.03],
        ['shares-mean', 0.01],
        ['shares-mean', -0.01],
        ['fee', -0.005],
        ['fee', 0.005],
        ['correlation', 0.5],
      ].toSorted(
        (one, other) =>
          found.findIndex(({ id, by }) => id === one[0] && by === one[1]) -
          found.findIndex(({ id, by }) => id === other[0] && by === other[1]),
      ),
    )
    const sizes = found.map(({ median }) => Math.abs(median))
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    // Without payments the median is 1000·e^{10g}: a point on four fifths of shares is 0.08 of growth in ten years.
    const { growth } = mixOf(SET, { shares: 0.8, bonds: 0.2 })
    const median = 1000 * Math.exp(10 * growth)
    const raised = found.find(({ id, by }) => id === 'shares-mean' && by > 0)
    expect(raised?.median).toBeCloseTo(median * Math.expm1(0.08), 6)
    const dearer = found.find(({ id, by }) => id === 'fee' && by > 0)
    expect(dearer?.median).toBeCloseTo(median * Math.expm1(-0.05), 6)
  })

  it('[ROBO-31] a higher deviation of shares, a correlation, or a fee makes the bad case worse', () => {
    for (const { id, by, badCase } of sensitivityOf(SET, planUnder))
      expect([id, by, Math.sign(badCase)]).toEqual([id, by, id === 'shares-mean' ? Math.sign(by) : -Math.sign(by)])
  })
})
