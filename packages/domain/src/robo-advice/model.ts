import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { ASSET_CLASSES } from '../futures/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'

/** Risk profiles, from the boldest to the most cautious (O-CONST-32). */
export const PROFILES = ['offensive', 'balanced', 'defensive', 'security'] as const
export type RoboProfile = (typeof PROFILES)[number]
export const roboProfile = z.enum(PROFILES)

/** Families of contracts that are advised (O-CONST-33). */
export const ROBO_SCOPES = ['ais', 's2e'] as const
export type RoboScope = (typeof ROBO_SCOPES)[number]
export const roboScope = z.enum(ROBO_SCOPES)

/** Types of plans that are advised. */
export const ROBO_ACCOUNT_TYPES = ['PERECO', 'PEE'] as const
export type RoboAccountType = (typeof ROBO_ACCOUNT_TYPES)[number]
export const roboAccountType = z.enum(ROBO_ACCOUNT_TYPES)

const id = z.string().min(1).max(100)

/** A plan of a company that a saver holds and that has a grid in force (ENT-61); `policy_id`, the saver's own contract, is ours. */
export const roboEntity = z.object({
  contract_id: id,
  entity_id: id,
  account_type: roboAccountType,
  company_name: z.string(),
  scope: roboScope,
  policy_id: id.optional(),
})
export type RoboEntity = z.output<typeof roboEntity>

/** A part of a whole, from 0 to 1 (ENT-63). */
const share = z.number().min(0).max(1)

/** One value for each of the four profiles, and for nothing else (ENT-62). */
const byProfile = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ offensive: schema, balanced: schema, defensive: schema, security: schema })

/** What a profile holds, fund by fund. */
export const fundShare = z.object({ label: z.string().min(1), value: share })
export type FundShare = z.output<typeof fundShare>
export const fundShares = byProfile(z.array(fundShare))
export type FundShares = z.output<typeof fundShares>

/** Class of assets of a fund; `null` where it is not classified. */
const assetClass = z.enum(ASSET_CLASSES).nullable()

/** A fund of a grid: its shares by profile, from the farthest step to the nearest (ENT-65). What follows `values` is ours. */
export const gridFund = z.object({
  id,
  name: z.string().min(1),
  values: byProfile(z.array(share)),
  asset_class: assetClass.optional(),
  /** Percent a year. */
  ongoing_charges: z.number().min(0).optional(),
  /** Most of the contract's value that the fund may hold, in percent. */
  fund_max_rate: z.number().min(0).max(100).optional(),
  risk_level: z.int().min(1).max(7).optional(),
})
export type GridFund = z.output<typeof gridFund>

/** A grid in force, with the number of its version and its first day. */
export const gridInForce = z.object({
  version: z.int().min(1),
  effective_on: frenchDateOnWire,
  /** Number of steps of the horizon: 6 or 9 (ENT-66). */
  steps: z.literal([6, 9]),
  allocations: z.array(gridFund).min(1),
})
export type GridInForce = z.output<typeof gridInForce>

/** Why a holding stands apart from the grid. */
export const APART_REASONS = ['not-on-grid', 'guided', 'blocked'] as const
export type ApartReason = (typeof APART_REASONS)[number]

/** A fund that the saver holds; `apart` says why it is not in the base of the gaps, `null` where it is. */
export const heldFund = z.object({
  id,
  label: z.string(),
  amount: nonNegativeEurosOnWire,
  /** What scheduled payments put into it each month. */
  scheduled: nonNegativeEurosOnWire.optional(),
  asset_class: assetClass,
  ongoing_charges: z.number().min(0).optional(),
  apart: z.enum(APART_REASONS).nullable(),
})
export type HeldRoboFund = z.output<typeof heldFund>

/** Holdings of the saver's contract, with the day of their values and what is paid in each month. */
export const roboHoldings = z.object({
  policy_id: id,
  title: z.string(),
  as_of: frenchDateOnWire,
  monthly_payment: nonNegativeEurosOnWire,
  funds: z.array(heldFund),
})
export type RoboHoldings = z.output<typeof roboHoldings>

/** Both risks of a mix: part lost or more in one year of twenty, and chance of having less than at the start at the end of the step. */
const risks = z.object({ bad_year: z.number(), late_loss: share })
export type Risks = z.output<typeof risks>

/** What a profile's column comes to at the saver's horizon. */
const columnRisks = z.object({
  /** Of what is classified; `null` where nothing is. */
  risks: risks.nullable(),
  /** Part of the column that is not classified, and left out. */
  unclassified: share,
  /** The profile's own limits, by which the method builds its mixes. */
  limits: risks,
  /** The grid takes more risk than the method would. */
  beyond: z.boolean(),
})
export type ColumnRisks = z.output<typeof columnRisks>

/** What stands behind the figures of a profile: the set of assumptions, and both risks of each profile; without a horizon, none. */
export const roboExplanation = z.object({
  assumptions: z.string(),
  /** Number of the step from the farthest, 0 first. */
  step: z.int().min(0).nullable(),
  columns: byProfile(columnRisks.nullable()),
  /** Both risks of what is held today, as far as it is classified. */
  today: risks.nullable(),
  today_unclassified: share,
})
export type RoboExplanation = z.output<typeof roboExplanation>
