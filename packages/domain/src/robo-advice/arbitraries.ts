import fc from 'fast-check'

import type { Level, RoboAnswers } from './answers.ts'
import type { GridShares } from './csv.ts'
import type { GridFund, RoboProfile } from './model.ts'

const WHOLE = 10_000
const HUNDRED = 100

const level: fc.Arbitrary<Level> = fc.constantFrom(1, 2, 3, 4)
const said = fc.constantFrom('true', 'false', 'unknown')

/** Answers to the whole questionnaire. */
export const answers: fc.Arbitrary<RoboAnswers> = fc.record({
  needed_in: fc.constantFrom(12, 8, 5, 3, 1, 0),
  purpose: fc.constantFrom('retirement', 'home', 'family', 'reserve', 'other'),
  fall: level,
  reserve: level,
  part: level,
  income: level,
  statements: fc.record({ shares_lose: said, return_means_risk: said, bonds_never_lose: said }),
  experience: fc.boolean(),
  worst_year: level,
  range: level,
  after_fall: level,
  sustainability: fc.constantFrom({ least_share: 0, goes_on: false }, { least_share: 0.2, goes_on: true }),
})

/** Ids of funds of a plan. */
export const FUND_IDS = ['actions-monde', 'fonds-en-euros', 'monetaire', 'obligations-europe'] as const

/** Parts of a whole in hundredths of a percent. */
const column = (count: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.integer({ min: 0, max: WHOLE }), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
    const at = [0, ...cuts.toSorted((one, other) => one - other), WHOLE]
    return Array.from({ length: count }, (_, place) => (at[place + 1] ?? 0) - (at[place] ?? 0))
  })

const byProfile = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<RoboProfile, Value>> =>
  fc.record({ offensive: value, balanced: value, defensive: value, security: value })

/** Grids whose columns make a whole, of 6 or 9 steps, as shares by fund. */
export const gridShares: fc.Arbitrary<GridShares> = fc
  .record({ steps: fc.constantFrom<6 | 9>(6, 9), count: fc.integer({ min: 1, max: FUND_IDS.length }) })
  .chain(({ steps, count }) =>
    byProfile(fc.array(column(count), { minLength: steps, maxLength: steps })).map((columns) => {
      const of = (profile: RoboProfile, fund: number) => columns[profile].map((shares) => shares[fund] ?? 0)
      const funds = FUND_IDS.slice(0, count).map(
        (id, fund) =>
          [
            id,
            {
              offensive: of('offensive', fund),
              balanced: of('balanced', fund),
              defensive: of('defensive', fund),
              security: of('security', fund),
            },
          ] as const,
      )
      return { steps, funds: new Map(funds) }
    }),
  )

const CLASSES = {
  'actions-monde': 'shares',
  'fonds-en-euros': 'euro',
  monetaire: 'money',
  'obligations-europe': 'bonds',
} as const

/** The same grids as the calls carry them. */
export const grids: fc.Arbitrary<{ readonly steps: 6 | 9; readonly allocations: GridFund[] }> = gridShares.map(
  ({ steps, funds }) => ({
    steps,
    allocations: [...funds].map(([id, shares]): GridFund => {
      const of = (profile: RoboProfile): number[] => shares[profile].map((share) => share / WHOLE)
      const fund: GridFund = {
        id,
        name: id,
        asset_class: CLASSES[id as keyof typeof CLASSES],
        values: { offensive: of('offensive'), balanced: of('balanced'), defensive: of('defensive'), security: of('security') },
      }
      return id === 'fonds-en-euros' ? Object.assign(fund, { fund_max_rate: HUNDRED }) : fund
    }),
  }),
)
