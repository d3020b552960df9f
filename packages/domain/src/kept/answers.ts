import * as z from 'zod'

import { ANNUITY_TYPES } from '../annuity/index.ts'
import { MARITAL_STATUSES } from '../income-tax/index.ts'
import { CLAUSES, GOODS, SITUATIONS } from '../inheritance/index.ts'
import { PERIODICITIES } from '../money/index.ts'
import { storedPensionForm } from '../pension/index.ts'
import { projectionForm } from '../projection/index.ts'
import { NEEDED_IN, PURPOSES, roboAnswers, SAID } from '../robo-advice/index.ts'
import {
  CHILDREN_CHOICES,
  EXIT_AGES,
  GENDERS,
  MOST_COMPARED,
  SHOWN_PERIODICITIES,
  STEPS as TAX_STEPS,
  taxRequest,
} from '../tax-saving/index.ts'
import { CONTRACT_KINDS, MOST_ROWS, STEPS as TRANSMISSION_STEPS, typedAs, type TypedAmount } from '../transmission/index.ts'
import { COMPARTMENTS, FORM_STEPS, REVERSION_PERCENTAGES, WITHDRAW_CASES } from '../withdrawal/index.ts'
import type { KeptAnswers } from './acts.ts'
import { LONGEST_TEXT, typed } from './text.ts'

const WITHDRAWAL_STEPS = ['schemes', ...FORM_STEPS, 'results'] as const
/** A side of a part: as it was typed, or by what it is of the balance, which is the server's and stays with it (docs/decisions/05). */
const side = /* @__PURE__ */ z.union([z.enum(['all', 'rest']), z.strictObject({ typed })])
export type KeptSide = z.output<typeof side>

/** What is kept of a simulation of capital and annuity: its answers as they were typed, and the step on the screen. */
export const withdrawalAnswers = /* @__PURE__ */ z.strictObject({
  withdraw: z.boolean(),
  withdrawCase: z.enum(WITHDRAW_CASES),
  step: z.enum(WITHDRAWAL_STEPS),
  furthest: z.enum(WITHDRAWAL_STEPS),
  retirement_age: typed,
  reversible: z.boolean().nullable(),
  birth_date_spouse: typed,
  reversion_percentage: z.literal(REVERSION_PERCENTAGES).nullable(),
  annuity_type: z.enum(ANNUITY_TYPES).nullable(),
  /** How the results are looked at; absent as long as nothing is picked. */
  look: z
    .strictObject({
      marginal: z.number().nullable(),
      pension_charges: z.number().nullable(),
      todays_euros: z.boolean(),
    })
    .optional(),
  /** One entry for each part. */
  distribution: z.array(
    z.strictObject({
      policyId: z.string().max(LONGEST_TEXT),
      name: z.enum([...COMPARTMENTS, 'whole']),
      capital: side,
      annuity: side,
    }),
  ),
})

/** What is kept of the tax simulator: its answers as they were typed, the step on the screen, and the variants that are compared. */
export const taxSavingAnswers = /* @__PURE__ */ z.strictObject({
  step: z.enum(TAX_STEPS),
  gender: z.enum([...GENDERS, '']),
  client_age: typed,
  marital_status: z.enum([...MARITAL_STATUSES, '']),
  children: z.literal(CHILDREN_CHOICES),
  monthly_income: typed,
  spouse_monthly_income: typed,
  allocated_amount: typed,
  allocated_periodicity: z.enum([...PERIODICITIES, '']),
  shown: z.enum(SHOWN_PERIODICITIES),
  exitAge: z.int().min(EXIT_AGES.first).max(EXIT_AGES.last),
  variants: z.array(z.strictObject({ request: taxRequest, year: z.int() })).max(MOST_COMPARED),
})

/** An amount is kept as it was typed. */
const amount = /* @__PURE__ */ z.codec(typed, z.custom<TypedAmount>(), {
  decode: (text) => typedAs(text),
  encode: ({ text }) => text.slice(0, LONGEST_TEXT),
})
const planId = /* @__PURE__ */ z.string().max(LONGEST_TEXT).optional()
/** The amount of a plan of the saver's own is not kept as long as it is what the plan holds: that is the server's (docs/decisions/05). */
const heldAmount = /* @__PURE__ */ amount.optional()
/** A question that is not asked has no answer. */
const parents = /* @__PURE__ */ z.codec(z.literal([0, 1, 2]).nullable(), z.custom<0 | 1 | 2 | undefined>(), {
  decode: (kept) => kept ?? undefined,
  encode: (told) => told ?? null,
})

/** What is kept of the simulator of transmissions: the answers as they were typed, and the step. */
export const transmissionAnswers = /* @__PURE__ */ z.strictObject({
  step: z.enum(TRANSMISSION_STEPS),
  form: z.strictObject({
    heirs: z.strictObject({
      has_testament: z.boolean(),
      family_situation: z.enum([...SITUATIONS, '']),
      has_spouse_donation: z.boolean(),
      children: typed,
      has_same_parents: z.boolean(),
      spouse_age: typed,
      parents,
      siblings: typed,
    }),
    patrimony: z.strictObject({
      has_donate: z.boolean(),
      owner_home: z.boolean(),
      home_value: amount,
      home_percentage: amount,
      family_at_home: z.boolean(),
      has_other_patrimony: z.boolean(),
      other_goods: z
        .array(z.strictObject({ id: z.int(), type: z.enum([...GOODS, '']), amount: heldAmount, rate: amount, planId }))
        .max(MOST_ROWS)
        .readonly(),
      passif: amount,
    }),
    life: z.strictObject({
      has_life_insurance: z.boolean(),
      contracts: z
        .array(
          z.strictObject({
            id: z.int(),
            name: typed,
            kind: z.enum(CONTRACT_KINDS).default('life_insurance'),
            amount: heldAmount,
            premiumsAfter70: amount.prefault(''),
            premiumsBefore70: amount.prefault(''),
            beneficiary: z.enum(CLAUSES),
            isOurs: z.boolean(),
            planId,
          }),
        )
        .max(MOST_ROWS)
        .readonly(),
    }),
  }),
  isShareTyped: z.boolean(),
})

/** What is kept of a retirement project and of a pension estimate: the answers as they were typed. */
export const projectionAnswers = /* @__PURE__ */ z.strictObject({ form: projectionForm })
export const pensionAnswers = /* @__PURE__ */ z.strictObject({ form: storedPensionForm })

const statement = /* @__PURE__ */ z.enum(SAID).optional()

/** What is kept of the questionnaire of robo-advice: the contract that it is about, the question, and the answers. */
export const questionnaireAnswers = /* @__PURE__ */ z.strictObject({
  contractId: z.string().max(LONGEST_TEXT),
  question: z.enum(Object.keys(roboAnswers.shape) as (keyof typeof roboAnswers.shape)[]),
  answers: z.strictObject({
    ...roboAnswers.partial().shape,
    needed_in: z.literal([...NEEDED_IN]).optional(),
    purpose: z.enum(PURPOSES).optional(),
    statements: z.strictObject({ shares_lose: statement, return_means_risk: statement, bonds_never_lose: statement }).optional(),
    sustainability: z.strictObject({ least_share: z.number().min(0).max(1), goes_on: z.boolean() }).optional(),
  }),
})

/** What is kept of each simulator. */
export const ANSWERS = {
  withdrawal: withdrawalAnswers,
  'tax-saving': taxSavingAnswers,
  transmission: transmissionAnswers,
  projection: projectionAnswers,
  pension: pensionAnswers,
  'robo-advice': questionnaireAnswers,
} as const satisfies Readonly<Record<KeptAnswers, z.ZodType>>
