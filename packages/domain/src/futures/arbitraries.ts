import fc from 'fast-check'

import { ASSET_CLASSES, type AssetClass } from './assumptions.ts'
import type { Mix, Weights } from './mix.ts'
import { assumptionsNamed, mixOf } from './mix.ts'
import type { Plan } from './path.ts'

const SET = assumptionsNamed('robo-2026-10')
const PERCENT = 100

/** Parts of a whole for some classes, in steps of a hundredth. */
export const weightsOf = (classes: readonly AssetClass[]): fc.Arbitrary<Weights> =>
  fc.array(fc.integer({ min: 0, max: PERCENT }), { minLength: classes.length - 1, maxLength: classes.length - 1 }).map((cuts) => {
    const at = [0, ...cuts.toSorted((one, other) => one - other), PERCENT]
    return Object.fromEntries(classes.map((name, place) => [name, ((at[place + 1] ?? 0) - (at[place] ?? 0)) / PERCENT]))
  })

/** Mixes of shares, bonds and money. */
export const mixes: fc.Arbitrary<Mix> = weightsOf(['shares', 'bonds', 'money']).map((weights) => mixOf(SET, weights))

/** Plans of up to sixty years, in half-years, whose mix changes once. */
export const plans: fc.Arbitrary<Plan> = fc
  .record({
    initial: fc.integer({ min: 0, max: 200_000 }),
    monthly: fc.integer({ min: 0, max: 2000 }),
    halfYears: fc.integer({ min: 1, max: 120 }),
    far: mixes,
    near: mixes,
    bound: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ initial, monthly, halfYears, far, near, bound }) => ({
    initial,
    monthly,
    years: halfYears / 2,
    mixAt: (yearsLeft: number) => (yearsLeft > bound ? far : near),
  }))

const parts: fc.Arbitrary<string> = fc.integer({ min: 0, max: PERCENT }).map((percent) => String(percent / PERCENT))

/** Rows of a file of limits of risk, as text; not every one has a mix. */
export const mixRows: fc.Arbitrary<Readonly<Record<string, string>>> = fc.record({
  id: fc.constant(''),
  classes: fc.subarray([...ASSET_CLASSES], { minLength: 1, maxLength: 3 }).map((names) => names.toReversed().join('  ')),
  euro_cap: fc.oneof(fc.constant(''), parts),
  bad_year: parts,
  late_loss: parts,
  years: fc.integer({ min: 1, max: 60 }).map(String),
})
