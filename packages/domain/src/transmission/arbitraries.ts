import fc from 'fast-check'

import { PROVIDER_CONTRACT } from '../contract/index.ts'
import { CLAUSES, GIFT_TAKERS, GOODS, SITUATIONS } from '../inheritance/index.ts'
import { divideEuros, euros, type Euros } from '../money/index.ts'
import { heirsOf } from './heirs.ts'
import { CONTRACT_KINDS } from './model.ts'
import type { Heirs, HeirsForm, LifeInsurances, Patrimony, Told } from './model.ts'

const cents = (highest: number): fc.Arbitrary<Euros> =>
  fc.integer({ min: 0, max: highest * 100 }).map((amount) => divideEuros(euros(amount), 100))

/** Forms of heirs as a saver may leave them: empty fields, numbers, and texts that are none. */
export const heirsForms: fc.Arbitrary<HeirsForm> = fc.record({
  has_testament: fc.constantFrom(true, false, null),
  family_situation: fc.constantFrom(...SITUATIONS, '' as const),
  has_spouse_donation: fc.boolean(),
  children: fc.constantFrom('', '0', '1', '2', '20', '21', 'deux', ' 3'),
  has_same_parents: fc.constantFrom(true, false, null),
  spouse_age: fc.constantFrom('', '17', '18', '68', '120', '121', 'x'),
  parents: fc.constantFrom(0, 1, 2, undefined),
  siblings: fc.constantFrom('', '0', '1', '4', '-1'),
})

/** Heirs as a form sends them. */
export const toldHeirs: fc.Arbitrary<Heirs> = heirsForms
  .filter((form) => form.spouse_age !== '17' && form.spouse_age !== '121' && form.children !== '21')
  .map((form) => heirsOf(form))

const percentages = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

/** Patrimonies of every kind. */
export const toldPatrimonies: fc.Arbitrary<Patrimony> = fc.record(
  {
    has_donate: fc.boolean(),
    gifts: fc.array(
      fc.record(
        {
          to: fc.constantFrom(...GIFT_TAKERS),
          person: fc.integer({ min: 1, max: 3 }),
          amount: cents(500_000),
          made_on: fc.constantFrom('2009', '2011', '2020', '2026', '2011-11-19', '2011-11-20', '2024-02-29'),
          is_family_money: fc.boolean(),
        },
        { requiredKeys: ['person', 'amount', 'made_on'] },
      ),
      { maxLength: 3 },
    ),
    owner_home: fc.boolean(),
    home_value: cents(2_000_000),
    home_percentage: percentages,
    family_at_home: fc.boolean(),
    has_other_patrimony: fc.boolean(),
    other_goods: fc.array(fc.record({ type: fc.constantFrom(...GOODS), amount: cents(1_000_000), rate: percentages }), {
      maxLength: 3,
    }),
    passif: cents(300_000),
  },
  { requiredKeys: [] },
)

/** Life insurances of every clause. */
export const toldLifeInsurances: fc.Arbitrary<LifeInsurances> = fc.record(
  {
    has_life_insurance: fc.boolean(),
    life_insurances_list: fc.array(
      fc.record(
        {
          name: fc.constantFrom('', 'Contrat'),
          amount: cents(2_000_000),
          beneficiary: fc.constantFrom(...CLAUSES),
          [PROVIDER_CONTRACT]: fc.boolean(),
          kind: fc.constantFrom(...CONTRACT_KINDS),
          premiums_after_70: cents(500_000),
          premiums_before_70: cents(500_000),
        },
        { requiredKeys: ['name', 'amount', 'beneficiary', PROVIDER_CONTRACT] },
      ),
      { maxLength: 3 },
    ),
    insured_age: fc.constantFrom(40, 69, 70, 90),
  },
  { requiredKeys: [] },
)

/** Everything that a saver may tell. */
export const toldTransmissions: fc.Arbitrary<Told> = fc.record({
  heirs: toldHeirs,
  patrimony: toldPatrimonies,
  life_insurances: toldLifeInsurances,
})
