import * as z from 'zod'

import { PROVIDER_CONTRACT } from '../contract/index.ts'
import { isPlainDate } from '../calendar/index.ts'
import {
  CLAUSES,
  GIFT_TAKERS,
  GOODS,
  INSURANCES,
  SITUATIONS,
  type Clause,
  type GiftTaker,
  type GoodType,
  type Situation,
} from '../inheritance/index.ts'
import { euros, eurosOnWireWithin, ZERO_EUROS, type Euros, type ParsedAmount } from '../money/index.ts'

/** Steps in their order (TRANS-12); the result is what they lead to. */
export const STEPS = ['heirs', 'patrimony', 'life-insurances', 'results'] as const
export type Step = (typeof STEPS)[number]
export type Question = Exclude<Step, 'results'>

/** Ages of a spouse, both allowed, in completed years (O-CONST-02, HEIR-22). */
export const SPOUSE_AGES = { first: 18, last: 120 } as const

/** Most children, or brothers and sisters (HEIR-21). */
export const MOST_RELATIVES = 20

/** Parents unless told otherwise (O-CONST-04). */
export const DEFAULT_PARENTS = 2

/** Bounds of the part of a home that is the saver's, in percent (O-CONST-03). */
export const HOME_PERCENTAGES = { lowest: 0, highest: 100 } as const

/** Part of a home unless told otherwise: the whole; half for a married person (O-CONST-05). */
export const DEFAULT_HOME_PERCENTAGE = { married: 50, other: 100 } as const

/** Minutes that the simulation takes at most (O-CONST-06). */
export const MINUTES = 5

/** Years for which what is entered is kept (O-CONST-07). */
export const YEARS_KEPT = 2

/** Most rows of goods, or of contracts. */
export const MOST_ROWS = 30

/** Largest value of one good, contract or debt. */
export const HIGHEST_VALUE: Euros = /* @__PURE__ */ euros('9999999999.99')

/** Longest name of a contract, in characters. */
export const LONGEST_NAME = 100

/** An amount on the wire, from 0 to the largest value. */
export const amountOnWire = /* @__PURE__ */ eurosOnWireWithin(ZERO_EUROS, HIGHEST_VALUE)
/** A number of children, or of brothers and sisters. */
export const relatives = z.int().min(0).max(MOST_RELATIVES)

/** Heirs as they are sent; a missing field was not asked for (ENT-03). */
export const heirs = z.strictObject({
  has_testament: z.boolean().optional(),
  family_situation: z.enum(SITUATIONS).optional(),
  has_spouse_donation: z.boolean().optional(),
  children: relatives.optional(),
  has_same_parents: z.boolean().optional(),
  spouse_age: z.int().min(SPOUSE_AGES.first).max(SPOUSE_AGES.last).optional(),
  parents: z.literal([0, 1, 2]).optional(),
  siblings: relatives.optional(),
})
export type Heirs = z.output<typeof heirs>

/** A percentage, read as the nearest one within 0 and 100 (PATRI-13). */
const rate = z.codec(z.number(), z.number().min(0).max(100), {
  decode: (read) => Math.min(100, Math.max(0, read)),
  encode: (kept) => kept,
})

const good = z.strictObject({ type: z.enum(GOODS), amount: amountOnWire, rate })

/** A year in which a gift may have been made. */
export const GIFT_YEAR = /^(?:19|20)\d{2}$/

/** A gift that was made; all of it is ours. To the children unless told; `person` counts from 1; `made_on` is a day, or a year (BEY-74). */
const gift = z.strictObject({
  to: z.enum(GIFT_TAKERS).optional(),
  person: z.int().min(1).max(MOST_RELATIVES),
  amount: amountOnWire,
  made_on: z
    .string()
    .refine((text) => isPlainDate(text) || GIFT_YEAR.test(text), { error: 'no day (2019-05-03) and no year (2019)' }),
  is_family_money: z.boolean().optional(),
})

/** Patrimony as it is sent; a missing field was not asked for (ENT-04). `gifts` is ours: without it `has_donate` changes nothing (BEY-75). */
export const patrimony = z.strictObject({
  has_donate: z.boolean().optional(),
  gifts: z.array(gift).max(MOST_ROWS).optional(),
  owner_home: z.boolean().optional(),
  home_value: amountOnWire.optional(),
  home_percentage: z.number().min(HOME_PERCENTAGES.lowest).max(HOME_PERCENTAGES.highest).optional(),
  family_at_home: z.boolean().optional(),
  has_other_patrimony: z.boolean().optional(),
  other_goods: z.array(good).max(MOST_ROWS).optional(),
  passif: amountOnWire.optional(),
})
export type Patrimony = z.output<typeof patrimony>

/** What a contract is: one that is paid by a clause, or a PER on a securities account, which has no beneficiary and is in the estate. */
export const CONTRACT_KINDS = [...INSURANCES, 'per_securities'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Completed years that an insured may have. */
const HIGHEST_AGE = 120

/** A contract; `kind` and both premiums are ours: a life insurance without premiums from 70 on unless told (TRM-07). */
export const insurance = /* @__PURE__ */ z.strictObject({
  name: z.string().max(LONGEST_NAME),
  amount: amountOnWire,
  beneficiary: z.enum(CLAUSES),
  [PROVIDER_CONTRACT]: z.boolean(),
  kind: z.enum(CONTRACT_KINDS).optional(),
  premiums_after_70: amountOnWire.optional(),
  premiums_before_70: amountOnWire.optional(),
})

/** Life insurances as they are sent (ENT-05). `insured_age` is ours: completed years of the saver, below 70 unless told (TRM-09). */
export const lifeInsurances = z.strictObject({
  has_life_insurance: z.boolean().optional(),
  life_insurances_list: z.array(insurance).max(MOST_ROWS).optional(),
  insured_age: z.int().min(0).max(HIGHEST_AGE).optional(),
})
export type LifeInsurances = z.output<typeof lifeInsurances>

/** What the saver has told: a part that is not known yet is empty (O-CALL-04). */
export type Told = { readonly heirs: Heirs; readonly patrimony: Patrimony; readonly life_insurances: LifeInsurances }

/** Nothing told (TRANS-41, TRANS-42). */
export const NOTHING_TOLD: Told = { heirs: {}, patrimony: {}, life_insurances: {} }

/** An amount or a percentage as a field holds it. */
export type TypedAmount = { readonly text: string; readonly parsed: ParsedAmount }

/** Heirs as the form holds them; numbers are texts. Two questions have no answer of their own: null is not “no” (HEIR-01, HEIR-06). */
export type HeirsForm = {
  readonly has_testament: boolean | null
  readonly family_situation: Situation | ''
  readonly has_spouse_donation: boolean
  readonly children: string
  readonly has_same_parents: boolean | null
  readonly spouse_age: string
  readonly parents: 0 | 1 | 2 | undefined
  readonly siblings: string
}

/** A good of the form; `planId` is the saver's own plan that it stands for. */
export type GoodRow = {
  readonly id: number
  readonly type: GoodType | ''
  readonly amount: TypedAmount
  readonly rate: TypedAmount
  readonly planId?: string | undefined
}

/** A gift of the form: to whom it was made, and a year or a day as it is typed. */
export type GiftRow = {
  readonly id: number
  readonly to: GiftTaker
  /** Which one of the group, from 1 on. */
  readonly person: number
  readonly amount: TypedAmount
  readonly made: string
  /** A gift of money of CGI art. 790 G. */
  readonly isFamilyMoney: boolean
}

/** Patrimony as the form holds it. */
export type PatrimonyForm = {
  readonly has_donate: boolean
  readonly gifts: readonly GiftRow[]
  readonly owner_home: boolean
  readonly home_value: TypedAmount
  readonly home_percentage: TypedAmount
  readonly family_at_home: boolean
  readonly has_other_patrimony: boolean
  readonly other_goods: readonly GoodRow[]
  readonly passif: TypedAmount
}

/** A contract of the form; `planId` is the account of the saver that it stands for. */
export type ContractRow = {
  readonly id: number
  readonly name: string
  readonly kind: ContractKind
  readonly amount: TypedAmount
  /** Premiums of a life insurance: asked of a saver of 70 or more. */
  readonly premiumsAfter70: TypedAmount
  readonly premiumsBefore70: TypedAmount
  readonly beneficiary: Clause
  /** Held with the provider. */
  readonly isOurs: boolean
  readonly planId?: string | undefined
}

/** Life insurances as the form holds them. */
export type LifeForm = { readonly has_life_insurance: boolean; readonly contracts: readonly ContractRow[] }

/** Everything typed and chosen. */
export type TransmissionForm = { readonly heirs: HeirsForm; readonly patrimony: PatrimonyForm; readonly life: LifeForm }
