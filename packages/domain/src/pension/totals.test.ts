import { describe, expect, it } from 'vitest'

import { Decimal } from '../money/index.ts'
import { totalsOf, type CareerEntry } from './index.ts'

const entry = (more: Partial<CareerEntry>): CareerEntry => ({
  start_date: '2001-01-01' as CareerEntry['start_date'],
  end_date: '2002-12-31' as CareerEntry['end_date'],
  regime: 'CNAV',
  regime_label: 'Régime général',
  ...more,
})

describe('what a career comes to', () => {
  it('[MAREL-33] [MAREL-34] is the quarters of the base list and the points of the other one, exactly', () => {
    const base = [entry({ quarters: 8 }), entry({ quarters: null }), entry({})]
    const complementary = [entry({ points: new Decimal('0.1') }), entry({ points: new Decimal('0.2') }), entry({ points: null })]
    expect(totalsOf({ base, complementary })).toEqual({ quarters: 8, points: new Decimal('0.3') })
    expect(totalsOf({ base: [], complementary: [] })).toEqual({ quarters: 0, points: new Decimal(0) })
  })
})
