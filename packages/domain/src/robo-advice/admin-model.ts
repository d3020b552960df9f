import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { gridFund, PROFILES, roboAccountType, roboScope } from './model.ts'

/** Levels of the administrator's role: look; draft and submit; publish and withdraw. */
export const ADMIN_ROLES = ['reader', 'editor', 'approver'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/** Life of a version of a grid; `published` is in force from its day on, until it is `replaced`. */
export const VERSION_STATES = ['draft', 'submitted', 'published', 'replaced', 'withdrawn'] as const
export type VersionState = (typeof VERSION_STATES)[number]

const id = z.string().min(1).max(100)

/** Checks of a grid. The first four block; the others warn and are kept with the version. */
export const FINDING_CODES = [
  'sum',
  'range',
  'length',
  'unknown-fund',
  'euro-cap',
  'bad-year',
  'late-loss',
  'return-rises',
  'bolder-than-bold',
  'low-risk-floor',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/** What a check of a grid found: where, and the figure beside what it is held to; parts of 1. */
export const finding = z.object({
  code: z.enum(FINDING_CODES),
  level: z.enum(['blocks', 'warns', 'informs']),
  profile: z.enum(PROFILES).nullable(),
  /** Number of the step from the farthest, 0 first. */
  step: z.int().min(0).nullable(),
  fund: z.string().nullable(),
  value: z.number().nullable(),
  limit: z.number().nullable(),
})
export type Finding = z.output<typeof finding>

/** A version of a grid. `revision` grows with each change: a call that names another one is refused with ERR_CONFLICT. */
export const gridVersion = z.object({
  id,
  revision: z.int().min(1),
  scope: roboScope,
  entity_id: id,
  company_name: z.string(),
  contract_id: id,
  account_type: roboAccountType,
  /** Number of the published version; `null` before. */
  version: z.int().min(1).nullable(),
  state: z.enum(VERSION_STATES),
  /** True on the day that is asked about. */
  in_force: z.boolean(),
  author: z.string(),
  approver: z.string().nullable(),
  dated_on: frenchDateOnWire,
  effective_on: frenchDateOnWire.nullable(),
  checksum: z.string(),
  reason: z.string().nullable(),
  steps: z.literal([6, 9]),
  allocations: z.array(gridFund),
  findings: z.array(finding),
})
export type GridVersion = z.output<typeof gridVersion>

/** Grid of a contract as it stands (ENT-64): `allocations` is `null` if the contract has no grid. The fields after it are ours. */
export const adminGrid = z.object({
  contract_id: id,
  allocations: z.array(gridFund).nullable(),
  entity_id: id.optional(),
  account_type: roboAccountType.optional(),
  version: z.int().min(1).nullish(),
  effective_on: frenchDateOnWire.nullish(),
  steps: z.int().min(1).nullish(),
  findings: z.array(finding).optional(),
  /** Funds that a grid of the contract may name. */
  funds: z.array(z.object({ id, name: z.string().min(1) })).optional(),
})
export type AdminGrid = z.output<typeof adminGrid>

const companyGrids = z.object({ company_name: z.string(), grids: z.array(adminGrid) })
export type CompanyGrids = z.output<typeof companyGrids>

/** Grids per scope and company (O-CALL-92, RADM-06). */
export const gridsByScope = z.object({ ais: z.array(companyGrids), s2e: z.array(companyGrids) })
export type GridsByScope = z.output<typeof gridsByScope>

/** What was done to a grid. */
export const HISTORY_ACTIONS = ['imported', 'submitted', 'published', 'withdrawn'] as const

/** A line of the history, which only grows (ENT-67); `action`, `version` and `reason` are ours. */
export const historyRow = z.object({
  email: z.string(),
  date: frenchDateOnWire,
  company_name: z.string(),
  contract_id: id,
  checksum: z.string(),
  action: z.enum(HISTORY_ACTIONS).optional(),
  version: z.int().min(1).nullish(),
  /** What was said of the act. */
  reason: z.string().nullish(),
})
export type HistoryRow = z.output<typeof historyRow>
