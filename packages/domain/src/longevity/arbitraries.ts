import fc from 'fast-check'
import { guaranteedYears, technicalRates } from '../annuity/arbitraries.ts'
import { lives } from '../mortality/arbitraries.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import type { Age, Tariff } from './options.ts'

/** Two lives by one table each, of all birth years and of ages at which somebody of the column is living. */
export const couples = (tables: MortalityTables) => fc.record({ life: lives(tables), spouse: lives(tables) })

/** Amounts from a cent to a million. */
export const amounts = fc
  .integer({ min: 1, max: 100_000_000 })
  .map((cents) => euros(cents).dividedBy(100))
  .map(euros)

/** Options of equal price for a couple: years that are guaranteed, whole shares for the spouse, one contract or two. */
export const tariffs = (tables: MortalityTables): fc.Arbitrary<Tariff & { readonly spouse: Age }> =>
  couples(tables).chain(({ life, spouse }) =>
    fc.record({
      savings: fc.array(fc.record({ capital: amounts, table: fc.constant(life.table) }), { minLength: 1, maxLength: 2 }),
      life: fc.constant({ birthYear: life.birthYear, age: life.age }),
      spouse: fc.constant({ birthYear: spouse.birthYear, age: spouse.age }),
      guaranteedYears: fc.array(guaranteedYears, { maxLength: 3 }),
      reversions: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 }),
      technicalRate: technicalRates.map((rate) => rate * 100),
      fee: fc.integer({ min: 0, max: 5 }),
    }),
  )
