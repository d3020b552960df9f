import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Decimal } from '@hautelisse/domain/money'
import { canonicalText } from '@hautelisse/domain/receipt'
import { digestOfFile, digestOfText, writeWhole } from './digest.ts'
import { readManifest, readRun, type Manifest, type Run } from './manifest.ts'
import { partsOf, seal, type SealedReceipt } from './receipt.ts'
import { RefusalError } from './refusal.ts'

const manifestsOf = (folder: string, { shards }: Run): readonly Manifest[] => {
  const found = Array.from({ length: shards }, (_, shard) => readManifest(folder, shard))
  const missing = found.flatMap((one, shard) => (one === undefined ? [shard] : []))
  if (missing.length > 0)
    throw new RefusalError(`${missing.length} of ${shards} shards have not ended: ${missing.slice(0, 20).join(', ')}`)
  return found.filter((one) => one !== undefined)
}

/** Every row of the input in one shard, and in one only. */
const refuseGaps = ({ input }: Run, manifests: readonly Manifest[]): void => {
  let next = 0
  for (const { shard, rows, rowsIn, rowsChosen, rowsOut } of manifests) {
    if (rows.from !== next || rows.until - rows.from !== rowsIn)
      throw new RefusalError(`shard ${shard} begins at row ${rows.from}, and the one before ends at ${next}`)
    if (rowsOut !== rowsChosen) throw new RefusalError(`shard ${shard} wrote ${rowsOut} rows of ${rowsChosen}`)
    next = rows.until
  }
  if (next !== input.rows) throw new RefusalError(`the shards end at row ${next}, the input at ${input.rows}`)
}

const refuseOthers = (run: Run, manifests: readonly Manifest[]): void => {
  const digest = digestOfText(canonicalText(run))
  const other = manifests.find((one) => one.run !== digest)
  if (other !== undefined) throw new RefusalError(`shard ${other.shard} is of another run: engine, input or version differ`)
  const files = new Map<string, string>()
  for (const { shard, inputs } of manifests) {
    for (const { name, sha256 } of inputs) {
      if ((files.get(name) ?? sha256) !== sha256)
        throw new RefusalError(`shard ${shard} read another ${name} than the shards before`)
      files.set(name, sha256)
    }
  }
}

/** The parts are those that the manifests were written about, to the byte. */
const refuseChanged = async (folder: string, manifests: readonly Manifest[]): Promise<void> => {
  for (const { part } of manifests) {
    const path = join(folder, part.name)
    if (!existsSync(path)) throw new RefusalError(`${part.name} is gone`)
    if (statSync(path).size !== part.bytes || (await digestOfFile(path)) !== part.sha256)
      throw new RefusalError(`${part.name} is not what its shard wrote: delete it and its manifest, and price the shard again`)
  }
}

const total = (manifests: readonly Manifest[], figure: (one: Manifest) => number): number =>
  manifests.reduce((sum, one) => sum + figure(one), 0)

const sumsOf = (manifests: readonly Manifest[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(manifests[0]?.sums ?? {}).map(([name, first]) => {
      const decimals = first.split('.')[1]?.length ?? 0
      return [name, Decimal.sum(...manifests.map(({ sums }) => sums[name] ?? 0)).toFixed(decimals)]
    }),
  )

/** What is left of workers that were stopped. */
const removeRemains = (folder: string): void => {
  for (const name of readdirSync(folder)) if (name.endsWith('.tmp')) rmSync(join(folder, name), { recursive: true })
}

/**
 * Checks that the shards of a folder cover the input once and are what their manifests say, adds up, and writes the receipt of the run, `receipt.json`.
 *
 * @param folder folder of the run
 * @param key file of an Ed25519 private key in PEM that signs the receipt, or undefined
 * @throws {RefusalError} where a shard is missing, changed, or of another run
 */
export const mergeRun = async (folder: string, key: string | undefined): Promise<SealedReceipt> => {
  const run = readRun(folder)
  const manifests = manifestsOf(folder, run)
  refuseGaps(run, manifests)
  refuseOthers(run, manifests)
  await refuseChanged(folder, manifests)
  const sums = sumsOf(manifests)
  const counts = {
    rowsIn: total(manifests, ({ rowsIn }) => rowsIn),
    rowsOut: total(manifests, ({ rowsOut }) => rowsOut),
    refused: total(manifests, ({ refused }) => refused),
    keys: total(manifests, ({ keys }) => keys),
  }
  const receipt = seal({ run, ...partsOf(manifests), ...counts, sums }, key)
  writeWhole(join(folder, 'receipt.json'), `${JSON.stringify(receipt, undefined, 2)}\n`)
  removeRemains(folder)
  return receipt
}
