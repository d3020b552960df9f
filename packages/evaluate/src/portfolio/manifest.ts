import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalText } from '@hautelisse/domain/receipt'
import * as z from 'zod'
import { inputFile, writeWhole } from './digest.ts'
import { RefusalError } from './refusal.ts'
import { FORMATS } from './source.ts'

const count = z.number().int().nonnegative()
const digest = z.string().regex(/^[\da-f]{64}$/)

/** What all shards of a run share: another engine, input or version is another run. */
const run = z.strictObject({
  engine: z.string(),
  /** The files of the input, in their order, and how many rows they hold together. */
  input: z.strictObject({ files: z.array(z.string()), rows: count }),
  shards: count.min(1),
  where: z.string(),
  format: z.enum(FORMATS),
  columns: z.array(z.string()),
  /** Packages with their versions: those of the rules, of this command line and of DuckDB. */
  versions: z.array(z.string()),
  /** Digest of the law and the tables: `rulesDigest`. */
  rules: digest,
})
export type Run = z.infer<typeof run>

/** What became of one shard. It is written last, so that a shard without one was not done. */
export const manifest = z.strictObject({
  shard: count,
  /** First row of the input that it holds, and the first that it does not. */
  rows: z.strictObject({ from: count, until: count }),
  /** Rows that were read, those of them that `--where` chose, and those that were written, which are as many. */
  rowsIn: count,
  rowsChosen: count,
  rowsOut: count,
  /** Distinct keys, each priced once, and rows without results. */
  keys: count,
  refused: count,
  sums: z.record(z.string(), z.string()),
  inputs: z.array(inputFile),
  part: inputFile,
  /** Digest of what all shards share. */
  run: digest,
  processorSeconds: z.number(),
  memory: z.string(),
})
export type Manifest = z.infer<typeof manifest>

const RUN = 'run.json'

/** Name of a shard's files, without ending: `part-00003`. */
export const partName = (shard: number): string => `part-${String(shard).padStart(5, '0')}`

const readAs = <Value>(schema: z.ZodType<Value>, path: string): Value => {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new RefusalError(`${path} is no JSON`)
  }
  const { data, error } = schema.safeParse(read)
  if (data === undefined)
    throw new RefusalError(`${path}: ${error?.issues[0]?.path.join('.') ?? ''} ${error?.issues[0]?.message ?? ''}`)
  return data
}

/**
 * Reads what the shards of a folder share.
 *
 * @throws {RefusalError} where the folder holds no run
 */
export const readRun = (folder: string): Run => {
  const path = join(folder, RUN)
  if (!existsSync(path)) throw new RefusalError(`${folder} holds no run: ${RUN} is not there`)
  return readAs(run, path)
}

const differences = (one: Run, other: Run): string =>
  (Object.keys(one) as (keyof Run)[]).filter((name) => canonicalText(one[name]) !== canonicalText(other[name])).join(', ')

/**
 * Says in a folder which run it is for; the first shard writes it, and each other compares.
 *
 * @throws {RefusalError} where the folder is for another run
 */
export const claimFolder = (folder: string, mine: Run): void => {
  mkdirSync(folder, { recursive: true })
  const beside = join(folder, `${RUN}.${process.pid}.tmp`)
  writeFileSync(beside, `${JSON.stringify(mine, undefined, 2)}\n`, { flush: true })
  try {
    // Unlike a rename, a link fails where the name is taken: of two shards that begin at once, one writes.
    linkSync(beside, join(folder, RUN))
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'EEXIST')) throw failure
  } finally {
    rmSync(beside)
  }
  const differs = differences(readRun(folder), mine)
  if (differs !== '') throw new RefusalError(`${folder} holds another run: ${differs} differ`)
}

const pathOf = (folder: string, shard: number): string => join(folder, `${partName(shard)}.json`)

/** Reads what became of a shard, or undefined where it has not ended. */
export const readManifest = (folder: string, shard: number): Manifest | undefined =>
  existsSync(pathOf(folder, shard)) ? readAs(manifest, pathOf(folder, shard)) : undefined

/** Writes what became of a shard, whole or not at all. */
export const writeManifest = (folder: string, told: Manifest): void =>
  writeWhole(pathOf(folder, told.shard), `${JSON.stringify(told, undefined, 2)}\n`)
