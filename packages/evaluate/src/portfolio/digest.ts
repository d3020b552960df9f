import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'

/** Digest of a text, in hexadecimal digits. */
export const digestOfText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Digest of a file, which is read piece by piece. */
export const digestOfFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

/** Writes a file that is either whole or absent: beside its place first, then under its name. */
export const writeWhole = (path: string, text: string): void => {
  const beside = `${path}.${process.pid}.tmp`
  writeFileSync(beside, text, { flush: true })
  renameSync(beside, path)
}

/** A file of the input as it was read. */
export const inputFile = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })
export type InputFile = z.infer<typeof inputFile>

const keptDigest = inputFile.extend({ modified: z.number() })

const readKnown = (path: string): z.infer<typeof keptDigest> | undefined =>
  existsSync(path) ? keptDigest.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data : undefined

/**
 * Gives the digest of an input file. It is kept in the folder of the run until the file has another size or time, so that forty shards of one file read it once.
 *
 * @param path the file
 * @param folder folder of the run
 */
export const digestOfInput = async (path: string, folder: string): Promise<InputFile> => {
  const { size: bytes, mtimeMs: modified } = statSync(path)
  const kept = join(folder, 'inputs')
  const place = join(kept, `${digestOfText(resolve(path)).slice(0, 16)}.json`)
  const found = readKnown(place)
  if (found?.bytes === bytes && found.modified === modified) return inputFile.parse(found)
  const read = { name: basename(path), bytes, sha256: await digestOfFile(path) }
  mkdirSync(kept, { recursive: true })
  writeWhole(place, JSON.stringify({ ...read, modified }))
  return read
}
