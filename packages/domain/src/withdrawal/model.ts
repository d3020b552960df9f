import * as z from 'zod'

import { ANNUITY_TYPES } from '../annuity/index.ts'
import { frenchDateOnWire } from '../calendar/index.ts'
import { eurosOnWire, type Euros, type ParsedAmount } from '../money/index.ts'

/** Reasons to withdraw, as the address of the withdrawal flow names them; the simulator alone assumes `retirement` (MRM-09). */
export const WITHDRAW_CASES = ['retirement', 'owner', 'family', 'business', 'hardblows', 'other'] as const
export type WithdrawCase = (typeof WITHDRAW_CASES)[number]

/** Where the stepper stands: on its own page, or inside the withdrawal of funds (MRM-08, MRM-09). */
export type WithdrawalContext = { readonly withdraw: boolean; readonly withdrawCase: WithdrawCase }

/** Ages at which the annuity may start, in whole years (S-CONST-01). */
export const RETIREMENT_AGES = { first: 60, last: 69 } as const

/** Shares of the annuity, in percent, that can go on to the spouse (S-CONST-03). */
export const REVERSION_PERCENTAGES = [50, 60, 100] as const
export type ReversionPercentage = (typeof REVERSION_PERCENTAGES)[number]

/** Compartments that a distribution splits, each with a pair of keys of its own: mandatory payments, voluntary payments, employee savings (MRM-19, MRM-20). */
export const COMPARTMENTS = ['co', 'vv', 'es'] as const
export type Compartment = (typeof COMPARTMENTS)[number]

/** A splittable piece of a contract: one compartment, or the whole of a contract that has none. */
export type PartName = Compartment | 'whole'

/** The two forms in which savings are paid out. */
export const SIDES = ['capital', 'annuity'] as const
export type Side = (typeof SIDES)[number]

/** Why the fields of a part cannot be typed in: nothing to split, mandatory payments, or an article 83 (MRM-73 to MRM-75). */
export type LockReason = 'empty' | 'mandatory-payments' | 'article-83'

/** One splittable piece of a contract with today's balance. */
export type Part = {
  readonly policyId: string
  readonly name: PartName
  readonly balance: Euros
  /** Set when the part's fields are locked. */
  readonly lock: LockReason | undefined
}

/** A part with the amounts that the saver gives to each side. */
export type SplitPart = Part & { readonly capital: Euros; readonly annuity: Euros }
export type Distribution = readonly SplitPart[]

/** A money field as it stands: what is written in it, and how it reads. */
export type TypedAmount = { readonly text: string; readonly parsed: ParsedAmount }

/** A part with its two fields. */
export type PartForm = Part & { readonly capital: TypedAmount; readonly annuity: TypedAmount }
export type DistributionForm = readonly PartForm[]

/** The answer to "reversible?": `null` as long as nothing is chosen, which counts as not reversible (MRM-40). */
export type Reversible = boolean | null

/** Everything the saver fills in, as it stands. */
export type WithdrawalForm = {
  readonly retirement_age: string
  readonly reversible: Reversible
  readonly birth_date_spouse: string
  readonly reversion_percentage: ReversionPercentage | null
  readonly distribution: DistributionForm
  readonly annuity_type: (typeof ANNUITY_TYPES)[number] | null
}

/** Steps that ask something, in their order; the last exists with several contracts only (MRM-10, MRM-11). */
export const FORM_STEPS = ['age', 'reversible', 'distribution', 'option'] as const
export type FormStep = (typeof FORM_STEPS)[number]

/** The answer to "reversible?" on the wire: the key is always there, an empty text or `null` stands for no answer (MRM-62). */
const reversibleOnWire = z.codec(z.union([z.boolean(), z.null(), z.literal('')]), z.boolean().nullable(), {
  decode: (answer) => (answer === '' ? null : answer),
  encode: (answer) => answer,
})

/**
 * Body of the simulation call (MRM-18 to MRM-25, MRM-62, S-CALL-05).
 *
 * Amounts are keyed by side, policy id and compartment (`capital_{policyId}_co`); which keys a person may send is for `checkRequest`.
 */
export const simulationRequest = z.strictObject({
  distribution: z.record(z.string(), eurosOnWire),
  retirement_age: z.int().min(RETIREMENT_AGES.first).max(RETIREMENT_AGES.last),
  reversible: reversibleOnWire,
  annuity_type: z.enum(ANNUITY_TYPES).optional(),
  birth_date_spouse: frenchDateOnWire.optional(),
  reversion_percentage: z.literal(REVERSION_PERCENTAGES).optional(),
})
export type SimulationRequest = z.output<typeof simulationRequest>

/** Steps of `RV_CPP` in the wire's words (S-CONST-13). */
export const STEPS = ['AVANT_70', 'DE_70_A_75', 'APRES_75'] as const
export type Step = (typeof STEPS)[number]
