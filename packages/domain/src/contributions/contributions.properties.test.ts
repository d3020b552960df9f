import { test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { gauges } from './arbitraries.ts'
import { availableOf, fillOf } from './index.ts'

describe('gauges, in general', () => {
  test.prop([gauges])('[GAUGE-05] what is left is never negative, and with what is paid makes the ceiling up to it', (held) => {
    const available = availableOf(held)
    const { ceiling, consumed } = held
    expect(available.greaterThanOrEqualTo(0)).toBe(true)
    if (consumed.lessThanOrEqualTo(ceiling)) expect(available.plus(consumed).equals(ceiling)).toBe(true)
    else expect(available.isZero()).toBe(true)
  })

  test.prop([gauges])('[GAUGE-06] the filling is a share, whole exactly when nothing is left', (held) => {
    const fill = fillOf(held)
    expect(fill.greaterThanOrEqualTo(0) && fill.lessThanOrEqualTo(1)).toBe(true)
    expect(fill.equals(1)).toBe(availableOf(held).isZero())
  })
})
