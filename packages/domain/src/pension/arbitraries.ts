import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { plainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { REPUTED_KINDS } from '../state-pension/index.ts'
import type { EstimateBasis } from './wire.ts'

const amounts = fc.integer({ min: 0, max: 60_000 }).map((amount) => euros(amount))
const points = fc.integer({ min: 0, max: 30_000 }).map((hundredths) => new Decimal(hundredths).dividedBy(100))
const days = datesOfYears(2027, 2032)

const kinds = fc.record({
  contributed: fc.integer({ min: 0, max: 8 }),
  reputed: fc.dictionary(fc.constantFrom(...REPUTED_KINDS), fc.integer({ min: 0, max: 4 }), { maxKeys: 2 }),
  uncounted: fc.integer({ min: 0, max: 4 }),
  early: fc.dictionary(fc.constantFrom('16', '18', '20', '21'), fc.integer({ min: 0, max: 6 }), { maxKeys: 2 }),
})

/** What estimates of people from 44 to 66 are computed from, born on any day of a month, with other schemes and pauses or without. */
export const estimateBases: fc.Arbitrary<EstimateBasis> = fc.record({
  birth: datesOfYears(1960, 1982),
  children_credited: fc.integer({ min: 0, max: 3 }),
  children_raised: fc.integer({ min: 0, max: 4 }),
  reputed_quarters: fc.integer({ min: 0, max: 4 }),
  reputed_by_kind: fc.constant(undefined),
  other_quarters: fc.constantFrom(0, 20),
  other_kinds: fc.option(kinds, { nil: undefined }),
  other_base: amounts,
  other_complementary: amounts,
  other_label: fc.constantFrom(null, 'Professions libérales'),
  left_out: fc.constantFrom(undefined, 'notaries'),
  is_married: fc.constantFrom(undefined, true, false),
  statement: fc
    .record({ from: fc.integer({ min: 1978, max: 2005 }), wage: amounts, points })
    .map(({ from, wage, points: general }) =>
      Array.from({ length: 2026 - from }, (_, nth) => ({
        year: from + nth,
        wage,
        contributed: 4,
        assimilated: 0,
        points: general,
        agirc_points: new Decimal(0),
        tranche_c_points: new Decimal(0),
      })),
    ),
  projection: fc.record({
    from: fc.constant(2026),
    wage: amounts,
    level: fc.constantFrom('full', 'base', 'duration'),
    pause: fc.option(
      fc.record({
        from: days,
        until: fc.option(days),
        quarters_a_year: fc.constantFrom(0, 4),
        most_quarters: fc.option(fc.constant(4)),
        points_a_year: points,
        kind: fc.constantFrom(undefined, 'unemployment'),
        then_works: fc.boolean(),
      }),
    ),
  }),
  today: fc.constant(plainDate('2026-11-20')),
  checked_until: fc.constant(plainDate('2026-10-31')),
})
