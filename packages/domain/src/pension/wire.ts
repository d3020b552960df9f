import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { eachIfReadable, ifReadable } from '../contract/index.ts'
import { explained, type Derivation } from '../explain/index.ts'
import { Decimal, nonNegativeEurosOnWire } from '../money/index.ts'
import { REPUTED_KINDS } from '../state-pension/index.ts'
import { SCHEMES_LEFT_OUT } from './left-out.ts'
import { payload } from './model.ts'

/** Points: a number with two decimals at most on the wire, exact in the domain (MAREL-35). */
const points = z.codec(
  z.number().min(0).max(10_000_000),
  z.custom<Decimal>((value) => value instanceof Decimal && value.isFinite()),
  {
    decode: (value) => new Decimal(value),
    encode: (value) => value.toNumber(),
  },
)

/** A stretch of a career in one scheme (MAREL-34). */
const careerEntry = z.object({
  start_date: frenchDateOnWire,
  end_date: frenchDateOnWire,
  regime: z.string(),
  regime_label: z.string(),
  points: points.nullish(),
  quarters: z.number().nullish(),
  employer: z.string().nullish(),
})
export type CareerEntry = z.output<typeof careerEntry>

const careers = z.object({ base: z.array(careerEntry), complementary: z.array(careerEntry) })
export type Careers = z.output<typeof careers>

/** What the type of a row says: the first possible start, the first at the full rate, a whole age, or a pension that is paid already. */
const ROW_TYPES = ['PREMIER_DEPART', 'TAUX_PLEIN', 'AGE_ENTIER', 'EN_PAIEMENT'] as const
export type RowType = (typeof ROW_TYPES)[number]

/** A start that the estimate shows (MAREL-30). What is ours may be missing. */
const resultRow = z.object({
  age: z.string(),
  quarters: z.number(),
  yearly_amount_base: nonNegativeEurosOnWire,
  yearly_amount_complementary: nonNegativeEurosOnWire,
  monthly: ifReadable(nonNegativeEurosOnWire),
  type: ifReadable(z.string()),
  start: ifReadable(frenchDateOnWire),
  /** The month if all quarters elsewhere that are not known were contributed; absent where the month is known. */
  monthly_most: ifReadable(nonNegativeEurosOnWire),
  /** Whether a pension of another scheme that nobody knows may lower the month; absent where none may. */
  is_at_most: ifReadable(z.boolean()),
})
export type ResultRow = z.output<typeof resultRow>

/** A year of the statement, or a part of it, of the general scheme and of the complementary one. */
export const statementYear = /* @__PURE__ */ z.object({
  year: z.int().min(1900).max(2200),
  wage: nonNegativeEurosOnWire,
  contributed: z.int().min(0).max(4),
  assimilated: z.int().min(0).max(4),
  points,
  agirc_points: points,
  tranche_c_points: points,
})

const count = z.int().min(0)
const reputed = /* @__PURE__ */ z.partialRecord(z.enum(REPUTED_KINDS), count)

/** What the quarters of other schemes are; the rest of them is not known. */
export const otherKinds = /* @__PURE__ */ z.object({
  contributed: count,
  reputed,
  uncounted: count,
  /** Those by the end of the year of a young birthday, by its age, where they are known. */
  early: z.record(z.string(), count),
})

/** Work that stops for a while: what counts meanwhile, as assumed. */
export const pause = /* @__PURE__ */ z.object({
  from: frenchDateOnWire,
  /** First day after it; null where none is assumed. */
  until: frenchDateOnWire.nullable(),
  quarters_a_year: z.int().min(0).max(4),
  /** Most quarters of the whole pause; null where there is no such limit. */
  most_quarters: z.int().min(0).nullable(),
  points_a_year: points,
  /** What its quarters are for a long career; without it they do not count for one. */
  kind: ifReadable(z.enum(REPUTED_KINDS)),
  /** Whether pay goes on after it. */
  then_works: z.boolean(),
})

/** Everything that the estimate is computed from: the same engine gives the same rows in any place. */
export const basis = z.object({
  birth: frenchDateOnWire,
  children_credited: z.int().min(0),
  children_raised: z.int().min(0),
  reputed_quarters: z.int().min(0),
  /** The reputed quarters by kind; without it their kinds are not said. */
  reputed_by_kind: ifReadable(reputed),
  other_quarters: z.int().min(0),
  /** What they are; without it nobody knows. */
  other_kinds: ifReadable(otherKinds),
  /** Pensions of other schemes, euros a year, as the statement gives them: paid from the full rate on. */
  other_base: nonNegativeEurosOnWire,
  other_complementary: nonNegativeEurosOnWire,
  other_label: z.string().nullable(),
  /** The scheme of the years to come of which something is not computed; without it, its name is not known. */
  left_out: ifReadable(z.enum(SCHEMES_LEFT_OUT)),
  /** Whether a spouse may outlive the person; what was kept without it says nothing. */
  is_married: ifReadable(z.boolean()),
  statement: z.array(statementYear).max(200),
  /** Years to come: each repeats this pay, at what is computed of the category. */
  projection: z.object({
    from: z.int().min(1900).max(2200),
    wage: nonNegativeEurosOnWire,
    level: z.enum(['full', 'base', 'duration']),
    pause: pause.nullable(),
  }),
  /** Day of the question, and the law's own last check. */
  today: frenchDateOnWire,
  checked_until: frenchDateOnWire,
})
export type EstimateBasis = z.output<typeof basis>

/** Trees of one row, in the order of the rows. */
export type RowExplanation = { readonly base: Derivation; readonly complementary: Derivation; readonly monthly: Derivation }

const explanation = /* @__PURE__ */ explained<readonly RowExplanation[]>((name) =>
  z.array(z.object({ base: name, complementary: name, monthly: name })),
)

/** The result of an estimate (MAREL-32, MAREL-33). What follows `result` is ours. */
export const estimate = z.object({
  age_full_rate: z.string(),
  careers,
  date: z.string(),
  result: z.array(resultRow),
  /** Answers of the form that it was computed from; without them they are not known. */
  answers: ifReadable(payload),
  basis: ifReadable(basis),
  explanation: ifReadable(explanation),
})
export type Estimate = z.output<typeof estimate>

/** A contract held elsewhere (MAREL-36, MAREL-37). */
const contract = z.object({
  administrator: z.string(),
  company_contract_number: z.string().nullish(),
  company_name: z.string().nullish(),
  contract_number: z.string().min(1),
  product_type: z.string(),
  product_type_label: z.string().nullish(),
  update_date: frenchDateOnWire,
  value_date: frenchDateOnWire,
  value: z.object({ currency: z.string(), precision: z.int().min(0).max(6), value: z.number() }),
})
export type PensionContract = z.output<typeof contract>

export const contracts = z.object({ contracts: eachIfReadable(contract) })

/** What is saved: the result and the contracts as they were read last. */
export const savedEstimate = z.object({ ...estimate.shape, contracts: eachIfReadable(contract) })
export type SavedEstimate = z.output<typeof savedEstimate>

/** An estimate as a server keeps it: its trees are made again from its basis. */
export const keptEstimate = /* @__PURE__ */ estimate.omit({ explanation: true })
export type KeptEstimate = z.output<typeof keptEstimate>
