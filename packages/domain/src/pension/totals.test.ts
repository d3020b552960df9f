import { describe, expect, it } from 'vitest'

import { Decimal } from '../money/index.ts'
import { missingYears, totalsOf, type CareerEntry } from './index.ts'

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

  it('[MAREL-33] (S-88) names the years that no entry covers, between the first and the last', () => {
    const of = (first: number, last: number): CareerEntry =>
      entry({
        start_date: `${String(first)}-03-01` as CareerEntry['start_date'],
        end_date: `${String(last)}-06-30` as CareerEntry['end_date'],
      })
    expect(missingYears([of(1999, 2001), of(1996, 1997), of(2004, 2004)])).toEqual([1998, 2002, 2003])
    expect(missingYears([of(1996, 1997), of(1997, 1998)])).toEqual([])
    expect(missingYears([])).toEqual([])
  })
})
