import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { loadMortalityTables, TABLE_CODES } from '@hautelisse/domain/mortality'
import { parametersText } from './parameters.ts'
import { tidyCsv } from './table-csv.ts'

/** Name of the package whose rules are computed with. */
const RULES = '@hautelisse/domain'

const nameIn = (file: string | URL): string => {
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name: string; readonly version: string }
  return `${name}@${version}`
}

/** Gives this package and that of the rules with their versions, such as `@hautelisse/domain@0.1.0`. */
export const packageVersions = (): readonly string[] => {
  const folders = createRequire(import.meta.url).resolve.paths(RULES) ?? []
  const rules = folders.map((folder) => join(folder, RULES, 'package.json')).find((file) => existsSync(file))
  if (rules === undefined) throw new Error(`${RULES} is not installed beside this package`)
  return [nameIn(rules), nameIn(new URL('../package.json', import.meta.url))]
}

/**
 * Gives the SHA-256 of texts one after the other, each behind its length: no text can pass for a part of another.
 *
 * @param texts texts in their order
 */
export const digestOf = (texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}\n`).update(text)
  return hash.digest('hex')
}

/**
 * Gives one digest of what every figure rests on: the versions of both packages, every dated parameter of the law, and every number of the mortality tables.
 * Two runs with the same digest were computed with the same rules. Rule PAR-03.
 *
 * @returns 64 hexadecimal digits
 */
export const rulesDigest = async (): Promise<string> =>
  digestOf([...packageVersions(), parametersText(), [...tidyCsv(await loadMortalityTables(), TABLE_CODES)].join('')])
