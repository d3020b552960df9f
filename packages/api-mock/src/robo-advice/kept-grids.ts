import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { parseJson } from '@hautelisse/domain/contract'
import { assumptionsOn } from '@hautelisse/domain/futures'
import {
  checkGrid,
  inForceOn,
  isForSavers,
  PROFILES,
  tenThousandths,
  VERSION_STATES,
  writeGrid,
  type GridShares,
  type GridVersion,
  type RoboProfile,
} from '@hautelisse/domain/robo-advice'
import * as z from 'zod'

import type { Api } from '../server/index.ts'
import { gridFundOf, PLANS, type FundValues, type Plan } from './plans.ts'
import { SEEDED_GRIDS } from './seeds.ts'

const day = z.iso.date().transform(plainDate)
const shares = z.array(z.number())
const values = z.object({ offensive: shares, balanced: shares, defensive: shares, security: shares })

const storedVersion = z.object({
  id: z.string(),
  revision: z.int(),
  contract: z.string(),
  version: z.int().nullable(),
  state: z.enum(VERSION_STATES),
  author: z.string(),
  approver: z.string().nullable(),
  dated_on: day,
  effective_on: day.nullable(),
  checksum: z.string(),
  reason: z.string().nullable(),
  values: z.record(z.string(), values),
})
export type StoredVersion = z.output<typeof storedVersion>

const storedRow = z.object({
  email: z.string(),
  date: day,
  contract: z.string(),
  checksum: z.string(),
  action: z.enum(['imported', 'submitted', 'published', 'withdrawn']),
  version: z.int().nullable(),
  reason: z.string().nullable().default(null),
})
export type StoredRow = z.output<typeof storedRow>

const stored = z.object({ versions: z.array(storedVersion), history: z.array(storedRow) })
export type KeptGrids = z.output<typeof stored>

/** Grids belong to plans, and to nobody who signs in. */
const [NOBODY, NAME] = ['', 'robo/grids']

/**
 * Digests a text or bytes.
 *
 * @param content what a checksum is taken of
 * @returns SHA-256 in hexadecimal digits
 */
export const digestOf = async (content: string | Uint8Array): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content)
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

const stepsOf = (grid: StoredVersion['values']): number => Object.values(grid)[0]?.offensive.length ?? 0

const partsOf = (fund: FundValues): Record<RoboProfile, readonly number[]> => {
  const of = (profile: RoboProfile) => fund[profile].map((share) => tenThousandths(share) ?? 0)
  return { offensive: of('offensive'), balanced: of('balanced'), defensive: of('defensive'), security: of('security') }
}

/** Shares of a version, as its canonical CSV has them. */
export const sharesOf = (version: Pick<StoredVersion, 'values'>): GridShares => ({
  steps: stepsOf(version.values) === 9 ? 9 : 6,
  funds: new Map(Object.entries(version.values).map(([id, fund]) => [id, partsOf(fund)])),
})

const seededVersion = async (
  { contract, version, ...grid }: (typeof SEEDED_GRIDS)[number],
  place: number,
): Promise<StoredVersion> => ({
  ...grid,
  id: `grid-${place + 1}`,
  revision: 1,
  contract,
  version,
  state: 'published',
  dated_on: plainDate(grid.dated_on),
  effective_on: plainDate(grid.effective_on),
  checksum: await digestOf(writeGrid(sharesOf(grid))),
  reason: null,
})

const seed = async (): Promise<KeptGrids> => {
  const versions = await Promise.all(SEEDED_GRIDS.map(seededVersion))
  const history = versions.map(({ approver, author, dated_on: date, contract, checksum, version }): StoredRow => ({
    email: approver ?? author,
    date,
    contract,
    checksum,
    version,
    action: 'published',
    reason: null,
  }))
  return { versions, history: history.toSorted((one, other) => one.date.localeCompare(other.date)) }
}

const read = (text: string | undefined): KeptGrids | undefined => stored.safeParse(parseJson(text)).data

/** Reads every version and the history; before the first change they are the seeded ones. */
export const readGrids = async ({ storage }: Pick<Api['options'], 'storage'>): Promise<KeptGrids> =>
  read((await storage.documents.read(NOBODY, NAME))?.value) ?? seed()

/** Changes the versions in one go: two administrators never overwrite each other. */
export const changeGrids = async <Result>(
  { storage }: Pick<Api['options'], 'storage'>,
  change: (kept: KeptGrids) => { readonly grids?: KeptGrids; readonly result: Result },
): Promise<Result> => {
  const seeded = await seed()
  return storage.documents.update(NOBODY, NAME, (kept) => {
    const { grids, result } = change(read(kept?.value) ?? seeded)
    return grids === undefined ? { result } : { value: JSON.stringify(grids), result }
  })
}

/** Returns the plan of a contract. */
export const planOf = (contract: string): Plan | undefined => PLANS.find((plan) => plan.contract === contract)

/**
 * Describes a version as the calls do, with its checks under the assumptions of the day.
 *
 * @param version version as it is kept
 * @param all versions of every plan
 * @param today day of the question
 */
export const describeVersion = (version: StoredVersion, all: readonly StoredVersion[], today: PlainDate): GridVersion => {
  const plan = planOf(version.contract)
  const { values: grid, contract, ...rest } = version
  const allocations = Object.entries(grid).map(([id, fund]) => gridFundOf(id, fund))
  const steps = stepsOf(grid) === 9 ? 9 : 6
  const type = plan?.type ?? 'PEE'
  const inForce = inForceOn(
    all.filter((one) => one.contract === contract),
    today,
  )
  const isOver = version.state === 'published' && (version.effective_on ?? '') <= today && inForce?.id !== version.id
  return {
    ...rest,
    scope: plan?.scope ?? 's2e',
    entity_id: plan?.company.id ?? '',
    company_name: plan?.company.name ?? '',
    contract_id: contract,
    account_type: type,
    state: isOver ? 'replaced' : version.state,
    in_force: inForce?.id === version.id,
    steps,
    allocations,
    findings: [...checkGrid(assumptionsOn(today), { steps, allocations }, type)],
  }
}

/**
 * Returns the grid of a plan that is in force on a day, as an administrator sees it.
 *
 * @param grids every version
 * @param contract the plan's id
 * @param today day of the question
 */
export const gridInForceOf = ({ versions }: KeptGrids, contract: string, today: PlainDate): GridVersion | undefined => {
  const own = versions.filter((version) => version.contract === contract)
  const found = inForceOn(own, today)
  return found && describeVersion(found, own, today)
}

/**
 * Returns the grid as savers see it; undefined for one that cannot be shown to them.
 *
 * @param grids every version
 * @param contract the plan's id
 * @param today day of the question
 */
export const gridForSavers = (grids: KeptGrids, contract: string, today: PlainDate): GridVersion | undefined => {
  const found = gridInForceOf(grids, contract, today)
  return found !== undefined && isForSavers(found) ? found : undefined
}

/** Shares by fund of a grid that was read from a file. */
export const valuesOf = ({ funds }: GridShares): StoredVersion['values'] => {
  const WHOLE = 10_000
  return Object.fromEntries(
    [...funds].map(([id, parts]) => [
      id,
      Object.fromEntries(PROFILES.map((profile) => [profile, parts[profile].map((part) => part / WHOLE)])) as FundValues,
    ]),
  )
}
