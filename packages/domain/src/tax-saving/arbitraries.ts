import fc from 'fast-check'

import { MARITAL_STATUSES } from '../income-tax/index.ts'
import { divideEuros, euros, type Euros } from '../money/index.ts'
import { isCustodyAlone } from './family.ts'
import { CHILDREN_CHOICES, CLIENT_AGES, GENDERS, type TaxRequest } from './model.ts'

const cents = (lowest: number, highest: number): fc.Arbitrary<Euros> =>
  fc.integer({ min: lowest, max: highest }).map((amount) => divideEuros(euros(amount), 100))

/** Pay a month in whole cents: most everyday, some up to a million. */
export const monthlyIncomes: fc.Arbitrary<Euros> = fc.oneof(
  { weight: 5, arbitrary: cents(1, 1_000_000) },
  { weight: 1, arbitrary: cents(1, 100_000_000) },
)

/** Children in shared custody, where they are computed. */
const custodyOf = (family: Pick<TaxRequest, 'marital_status' | 'children' | 'lives_alone' | 'shared_children'>) => {
  const { children = 0, shared_children: shared } = family
  return shared === undefined || shared > children || isCustodyAlone(family) ? {} : { shared_children: shared }
}

/** Requests of every kind that the schema reads, without a payment: the ceiling is asked for. */
export const ceilingRequests: fc.Arbitrary<TaxRequest> = fc
  .record({
    gender: fc.constantFrom(...GENDERS),
    client_age: fc.integer({ min: CLIENT_AGES.first, max: CLIENT_AGES.last }),
    marital_status: fc.constantFrom(...MARITAL_STATUSES),
    children: fc.option(fc.constantFrom(...CHILDREN_CHOICES), { nil: undefined }),
    monthly_income: monthlyIncomes,
    spouse_monthly_income: fc.option(monthlyIncomes, { nil: undefined }),
    lives_alone: fc.option(fc.boolean(), { nil: undefined }),
    shared_children: fc.option(fc.constantFrom(...CHILDREN_CHOICES), { nil: undefined }),
    allocated_periodicity: fc.constant(null),
  })
  .map(({ children, spouse_monthly_income, lives_alone, shared_children, ...request }) =>
    Object.assign(
      request,
      lives_alone === undefined ? {} : { lives_alone },
      custodyOf({ ...request, children, lives_alone, shared_children }),
      children === undefined ? {} : { children },
      spouse_monthly_income === undefined ? {} : { spouse_monthly_income },
    ),
  )

/** Requests with a payment, once or monthly, below and above the ceiling. */
export const taxRequests: fc.Arbitrary<TaxRequest> = fc
  .tuple(
    ceilingRequests,
    fc.record({
      allocated_amount: fc.option(cents(0, 4_000_000)),
      allocated_periodicity: fc.constantFrom('monthly', 'yearly', 'one_shot', null),
    }),
  )
  .map(([request, payment]) => Object.assign({}, request, payment))
