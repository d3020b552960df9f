import { plainDate } from '@hautelisse/domain/calendar'
import { historyOf, valueOf, type FundMarket } from '@hautelisse/domain/investments'
import { euros } from '@hautelisse/domain/money'

import { compare, type BenchRow } from './measure.ts'

const DAY = plainDate('2026-11-18')
const FUND: FundMarket = { seed: 6543, growth: 0.055, volatility: 0.14, anchor: { day: DAY, value: euros('184.37') } }

/** Measures what the sheet of a fund is answered with: six years of values, each a pure function of its day. */
export const run = async (): Promise<BenchRow[]> =>
  compare(
    'Values of a fund (runs a second)',
    [
      { name: 'six years of values', run: () => historyOf(FUND, DAY) },
      { name: 'one value', run: () => valueOf(FUND, DAY) },
    ],
    1,
  )
