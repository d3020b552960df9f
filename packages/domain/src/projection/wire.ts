import * as z from 'zod'

import { ifReadable } from '../contract/index.ts'
import { explained, type Derivation } from '../explain/index.ts'
import { eurosOnWire, eurosOnWireWithin, nonNegativeEurosOnWire, PERIODICITIES, ZERO_EUROS, type Euros } from '../money/index.ts'
import { MARITAL_STATUSES } from '../income-tax/index.ts'
import { keptEstimate } from '../pension/index.ts'
import { OTHER_INCOME_KINDS } from './income-model.ts'
import { retirementIncomeOnWire, type ToldIncome } from './income-wire.ts'
import { HIGHEST_PROJECTED, HORIZONS, LOWEST_GOAL, MOST_CHILDREN } from './model.ts'

const MOST_POLICIES = 200

const amount = /* @__PURE__ */ eurosOnWireWithin(ZERO_EUROS, HIGHEST_PROJECTED)
const goal = /* @__PURE__ */ eurosOnWireWithin(LOWEST_GOAL, HIGHEST_PROJECTED)
const horizon = z.int().min(HORIZONS.first).max(HORIZONS.last)
const ageIndex = z.int().min(0).max(MOST_POLICIES).nullable()
const policy = z.string().min(1).max(200)
const byPolicy = <Value extends z.ZodType>(value: Value) =>
  z.record(policy, value).refine((record) => Object.keys(record).length <= MOST_POLICIES, { error: `${MOST_POLICIES} at most` })
const share = z.int().min(0).max(100)

/** What charges and tax of a retirement income follow from (ours). Without its rate, the charges on pensions follow from the income itself. */
export const incomeTermsOnWire = /* @__PURE__ */ z.strictObject({
  pension_charges: z.number().min(0).max(100).optional(),
  marital_status: z.enum(MARITAL_STATUSES),
  children: z.int().min(0).max(MOST_CHILDREN).optional(),
  household_income: amount,
  /** Reference income of the latest tax notice, euros a year. */
  reference_income: amount.optional(),
})
export type IncomeTermsOnWire = z.output<typeof incomeTermsOnWire>
const otherIncomeKind = z.enum(OTHER_INCOME_KINDS).optional()

/** What a saver answers about their project, as it is saved (PROJ-02, PROJ-03). What nobody answered yet is null; the last four are ours. */
export const projectionInputs = /* @__PURE__ */ z.object({
  horizon: horizon.nullable(),
  allocated_amount: amount.nullable(),
  allocated_periodicity: z.enum(PERIODICITIES),
  other_income: amount.nullable(),
  property_loan: amount.nullable(),
  goal: goal.nullable(),
  age_index: ageIndex,
  allocated: byPolicy(amount),
  annuity_shares: byPolicy(share).optional(),
  known_pension: amount.nullable().optional(),
  income_terms: incomeTermsOnWire.nullable().optional(),
  other_income_kind: otherIncomeKind,
})
export type ProjectionInputs = z.output<typeof projectionInputs>

/** What the company scheme knows, as it came: shown, never counted (O-CONST-29). */
const companyScheme = z.object({ balance: nonNegativeEurosOnWire, annuity: z.record(z.string().max(10), z.number()) })

/** A question of the retirement call (S-CALL-32, S-CALL-33); the last four are ours. */
export const retirementRequest = /* @__PURE__ */ z.strictObject({
  horizon,
  allocated_amount: amount,
  allocated_periodicity: z.enum(PERIODICITIES),
  other_income: amount,
  property_loan: amount,
  goal,
  marel_result: keptEstimate.nullable(),
  b2v: companyScheme.nullable(),
  age_index: ageIndex,
  /** Euros of each payment by policy: a counted account is a key. */
  allocated_accounts: byPolicy(amount),
  total_amount_collective: nonNegativeEurosOnWire,
  total_amount_individual: nonNegativeEurosOnWire,
  /** Scheduled payments by policy, euros a month: what the allocated amount is made of, never added to it. */
  periodic_payments: byPolicy(amount),
  annuity_shares: byPolicy(share).optional(),
  known_pension: amount.nullable().optional(),
  income_terms: incomeTermsOnWire.nullable().optional(),
  other_income_kind: otherIncomeKind,
})
export type RetirementRequest = z.output<typeof retirementRequest>

/** Trees of one account's figures. */
export type AccountExplanation = { readonly month: Derivation; readonly capital: Derivation }

/** What one account gives: annuity a year and capital, gross; of the annuity's month what its payments to come add. */
const projectedAccount = z.object({
  policy_id: z.string(),
  annuity: nonNegativeEurosOnWire,
  capital: nonNegativeEurosOnWire,
  from_payments: ifReadable(nonNegativeEurosOnWire),
  explanation: ifReadable(explained<AccountExplanation>((name) => z.object({ month: name, capital: name }))),
})

/** Figures of a project as they stand on the wire: the annuity under one name or under both (PROJ-04). */
const writtenFigures = z.object({
  amount: nonNegativeEurosOnWire.optional(),
  annuity: nonNegativeEurosOnWire.optional(),
  delta_monthly: eurosOnWire,
  /** Whether every part of the gap is known (ours); while it is not, the gap counts what is known of the state pension alone. */
  complete: ifReadable(z.boolean()),
  accounts: ifReadable(z.array(projectedAccount)),
  explanation: ifReadable(explained<{ readonly delta: Derivation }>((name) => z.object({ delta: name }))),
  income: ifReadable(retirementIncomeOnWire),
})

/** Figures of a project: gross annuity a year, and what is there a month less the goal. */
export type ProjectionFigures = {
  readonly annuity: Euros
  readonly delta_monthly: Euros
  /** Whether every part of the gap is known; while it is not, it counts what is known of the state pension alone. */
  readonly complete?: boolean | undefined
  readonly accounts: readonly z.output<typeof projectedAccount>[] | undefined
  readonly explanation: { readonly delta: Derivation } | undefined
  /** What the saver will live on, part by part; ours. */
  readonly income?: ToldIncome | undefined
}

const figuresFrom = ({
  amount: named,
  annuity = named,
  ...rest
}: z.output<typeof writtenFigures>): ProjectionFigures | undefined =>
  annuity === undefined
    ? undefined
    : { annuity, ...rest, accounts: rest.accounts, explanation: rest.explanation, income: rest.income }

const writtenFrom = ({
  annuity,
  delta_monthly,
  complete,
  accounts,
  explanation,
  income,
}: ProjectionFigures): z.output<typeof writtenFigures> => ({
  amount: annuity,
  annuity,
  delta_monthly,
  complete,
  accounts: accounts && [...accounts],
  explanation,
  income,
})

const figures = z.custom<ProjectionFigures>((value) => typeof value === 'object' && value !== null)

/** The same in the domain; written under both names, read under either. */
export const projectionFigures = /* @__PURE__ */ z.codec(writtenFigures, figures, {
  decode: (written, context) => {
    const read = figuresFrom(written)
    if (read === undefined) context.issues.push({ code: 'custom', input: written, message: 'neither amount nor annuity' })
    return read as ProjectionFigures
  },
  encode: writtenFrom,
})

/** Answer of the retirement call: under `retirement`, and read bare as well (S-CALL-33). */
export const retirementAnswer = /* @__PURE__ */ z.codec(
  z.union([z.object({ retirement: writtenFigures }), writtenFigures]),
  figures,
  {
    decode: (written, context) => {
      const read = figuresFrom('retirement' in written ? written.retirement : written)
      if (read === undefined) context.issues.push({ code: 'custom', input: written, message: 'neither amount nor annuity' })
      return read as ProjectionFigures
    },
    encode: (read) => ({ retirement: writtenFrom(read) }),
  },
)

/** What a person saved, and what it comes to today; null where nothing was, or where it can no longer be computed (PROJ-05, MOCK-19). */
export const savedProjection = /* @__PURE__ */ z.object({
  retirement: z.object({ inputs: projectionInputs, response: projectionFigures.nullable(), validated: z.boolean() }),
})
export type SavedProjection = z.output<typeof savedProjection>['retirement']

/** What is saved when nothing was: no answer, monthly payments. */
export const EMPTY_INPUTS: ProjectionInputs = {
  horizon: null,
  allocated_amount: null,
  allocated_periodicity: 'monthly',
  other_income: null,
  property_loan: null,
  goal: null,
  age_index: null,
  allocated: {},
}
