import fc from 'fast-check'

import { divideEuros, euros } from '../money/index.ts'
import { exitCase, type ExitCase } from './model.ts'

const thousands = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * 1000)
const incomes = fc.record({
  pension: thousands(70),
  spouse_pension: thousands(30),
  other: fc.constantFrom(0, 0, 5000, 12_345.67, 60_000),
})

/** Compartments in whole thousands, of which a share was paid in: one or two of them, 30 000 € at most together. */
const savings = fc
  .record({
    pools: fc.subarray(['vvd', 'vvnd', 'es', 'co'] as const, { minLength: 1, maxLength: 2 }),
    sizes: fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 })),
    share: fc.constantFrom(1, 0.8, 0.5, 0.37, 0),
  })
  .map(({ pools, sizes, share }) =>
    Object.fromEntries(
      pools.map((pool, at) => {
        const size = (pools.length === 1 ? sizes[0] + sizes[1] : (sizes[at] ?? 1)) * 1000
        const paid = size * share
        return [pool, pool === 'co' ? size : { paid, gains: size - paid }]
      }),
    ),
  )

/** Small cases: at most three years, two compartments, 30 000 €. */
export const smallExitCases: fc.Arbitrary<ExitCase> = fc
  .record({
    adults: fc.constantFrom(
      { marital_status: 'CE', single_parent: false },
      { marital_status: 'CE', single_parent: true },
      { marital_status: 'MA', single_parent: false },
    ),
    children: fc.constantFrom(0, 0, 1, 2),
    incomes,
    first_year: fc.option(incomes, { nil: undefined, freq: 3 }),
    savings,
    years: fc.integer({ min: 1, max: 3 }),
    growth: fc.constantFrom(0, 0, 0, 2),
    annuity_rate: fc.constantFrom(0, 0, 0.03, 0.045),
    gains_taxed: fc.constantFrom('flat', 'flat', 'scale'),
    small_capital: fc.constantFrom('pension', 'reduced'),
    pension_charges: fc.constantFrom(0, 4.3, 8.4, 10.1),
    until: fc.constantFrom(68, 85, 95),
  })
  .map(({ adults, ...rest }) => exitCase.decode({ ...rest, ...adults, age: 64 }))

/** Cases of any size, over up to six years. */
export const exitCases: fc.Arbitrary<ExitCase> = fc
  .tuple(smallExitCases, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 40_000_000 }))
  .map(([asked, years, cents]) =>
    Object.assign({}, asked, {
      years,
      until: Math.max(asked.until, asked.age + years),
      savings: Object.assign({}, asked.savings, {
        vvd: { paid: divideEuros(euros(cents), 100), gains: asked.savings.vvd.gains },
      }),
    }),
  )
