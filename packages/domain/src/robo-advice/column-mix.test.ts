import { describe, expect, it } from 'vitest'

import { assumptionsNamed } from '../futures/index.ts'
import { columnRisksOf, glidePath } from './column-mix.ts'
import { PROFILE_LIMITS } from './limits.ts'
import { PROFILES } from './model.ts'

const SET = assumptionsNamed('robo-2026-10')
const WHOLE = [1, 1, 1, 1, 1, 1]

const gridOf = (asset_class: string | undefined) => {
  const values = { offensive: WHOLE, balanced: WHOLE, defensive: WHOLE, security: WHOLE }
  return { steps: 6, allocations: [{ id: 'one', name: 'One', asset_class, values }] } as never
}

describe('a column beside the limits of its profile', () => {
  it('[ROBO-22] shares alone are beyond both limits of the most cautious profile, money alone within those of every one', () => {
    const shares = columnRisksOf(SET, gridOf('shares'), 'security', 0)
    expect([shares.beyond, shares.limits, shares.unclassified]).toEqual([true, PROFILE_LIMITS.security, 0])
    for (const profile of PROFILES)
      for (const step of [0, 2, 5])
        expect([profile, step, columnRisksOf(SET, gridOf('money'), profile, step).beyond]).toEqual([profile, step, false])
  })

  it.each([
    ['mixed', 'security', 0, true, false],
    ['bonds', 'defensive', 1, false, true],
    ['bonds', 'defensive', 0, false, false],
  ] as const)(
    '[ROBO-22] %s for the profile %s, step %d: one limit that is passed is enough',
    (asset_class, profile, step, isBadYear, isLateLoss) => {
      const { risks, limits, beyond } = columnRisksOf(SET, gridOf(asset_class), profile, step)
      expect([(risks?.bad_year ?? 0) > limits.bad_year, (risks?.late_loss ?? 0) > limits.late_loss]).toEqual([
        isBadYear,
        isLateLoss,
      ])
      expect(beyond).toBe(isBadYear || isLateLoss)
    },
  )

  it('[ROBO-26] what says no class has no risks, and is beyond nothing', () => {
    expect(columnRisksOf(SET, gridOf(undefined), 'offensive', 0)).toMatchObject({ risks: null, unclassified: 1, beyond: false })
    expect(glidePath(SET, gridOf(undefined), 'offensive')).toBeUndefined()
    expect(glidePath(SET, gridOf('euro'), 'offensive')?.(3)).toEqual(glidePath(SET, gridOf('euro'), 'security')?.(9))
  })
})
