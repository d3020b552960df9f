import * as z from 'zod'

import { MARITAL_STATUSES, SHARED_ALONE, type MaritalStatus } from '../income-tax/index.ts'
import {
  euros,
  eurosOnWireWithin,
  PERIODICITIES,
  ZERO_EUROS,
  type Euros,
  type ParsedAmount,
  type Periodicity,
} from '../money/index.ts'
import { isCustodyAlone } from './family.ts'

/** Where the simulator stands: before sign-in, on its own page, inside another front-end, or as a card of a page (TAX-08). */
export const VARIANTS = ['public', 'standalone', 'embedded', 'contained'] as const
export type Variant = (typeof VARIANTS)[number]

/** Steps in their order, counted from 0 (TAX-02 to TAX-07). */
export const STEPS = ['gender', 'age', 'marital-status', 'children', 'income', 'results'] as const
export type Step = (typeof STEPS)[number]

export const GENDERS = ['F', 'M'] as const
export type Gender = (typeof GENDERS)[number]

/** Ages of the simulator, both allowed, in completed years (S-CONST-31). */
export const CLIENT_AGES = { first: 18, last: 69 } as const

/** Numbers of children to choose from; the last stands for itself and more (S-CONST-32). */
export const CHILDREN_CHOICES = [0, 1, 2, 3, 4, 5] as const
export type Children = (typeof CHILDREN_CHOICES)[number]

/** Largest pay a month that the simulator takes: a year of it, and its tax, are still amounts of the wire. */
export const HIGHEST_TYPED: Euros = /* @__PURE__ */ euros('99999999.99')

/** Largest payment that the adjustment takes, in the frequency in which it is shown. */
export const HIGHEST_PAYMENT: Euros = /* @__PURE__ */ euros('9999999.99')

/** Smallest pay of one's own that is above 0 (TAX-52). */
export const LOWEST_INCOME: Euros = /* @__PURE__ */ euros('0.01')

/** A money field as it stands: what is written in it, and how it reads. */
export type TypedAmount = { readonly text: string; readonly parsed: ParsedAmount }

/** Everything the saver fills in, as it stands; the names are the wire's. */
export type TaxForm = {
  readonly gender: Gender | ''
  readonly client_age: string
  readonly marital_status: MaritalStatus | ''
  readonly children: Children
  /** Asked of a single with children after the result; nothing as long as it is not answered. */
  readonly lives_alone?: boolean | undefined
  /** Of the children, those in shared custody; asked after the result, none as long as it is not answered. */
  readonly shared_children?: Children | undefined
  readonly monthly_income: TypedAmount
  readonly spouse_monthly_income: TypedAmount
  readonly allocated_amount: TypedAmount
  readonly allocated_periodicity: Periodicity | ''
}

const incomeOnWire = /* @__PURE__ */ eurosOnWireWithin(LOWEST_INCOME, HIGHEST_TYPED)
const spouseIncomeOnWire = /* @__PURE__ */ eurosOnWireWithin(ZERO_EUROS, HIGHEST_TYPED)
const paymentOnWire = /* @__PURE__ */ eurosOnWireWithin(ZERO_EUROS, HIGHEST_PAYMENT)

const periodicityOnWire = z.codec(z.union([z.enum(PERIODICITIES), z.literal(''), z.null()]), z.enum(PERIODICITIES).nullable(), {
  decode: (answer) => (answer === '' ? null : answer),
  encode: (answer) => answer,
})

/**
 * Body of the simulation call (TAX-31 to TAX-37, TAX-57, S-CALL-34). Incomes are net taxable pay a month, for twelve months.
 *
 * Optional fields of ours (docs/rules/tax-saving.md): `spouse_monthly_income`, read of a couple; `lives_alone`, read of a single with children and true where it is
 * absent; `shared_children`, those of the children in shared custody, 0 where it is absent.
 */
export const taxRequest = z
  .strictObject({
    gender: z.enum(GENDERS),
    client_age: z.int().min(CLIENT_AGES.first).max(CLIENT_AGES.last),
    marital_status: z.enum(MARITAL_STATUSES),
    children: z.literal(CHILDREN_CHOICES).optional(),
    monthly_income: incomeOnWire,
    spouse_monthly_income: spouseIncomeOnWire.optional(),
    allocated_amount: paymentOnWire.nullable().optional(),
    allocated_periodicity: periodicityOnWire,
    lives_alone: z.boolean().optional(),
    shared_children: z.literal(CHILDREN_CHOICES).optional(),
  })
  .refine(({ children = 0, shared_children: shared = 0 }) => shared <= children, {
    path: ['shared_children'],
    error: 'more than the children',
    params: { code: 'too-big' },
  })
  .refine((request) => !isCustodyAlone(request), {
    path: ['shared_children'],
    error: 'not computed for a single parent with none but these children',
    params: { code: SHARED_ALONE },
  })
export type TaxRequest = z.output<typeof taxRequest>
