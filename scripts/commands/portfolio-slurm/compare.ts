import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const partsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /^part-\d+\.csv$/.test(name))
    .toSorted()

/** The header and the rows of all parts, one after the other. */
const textOf = (folder: string): { readonly headers: ReadonlySet<string>; readonly rows: Buffer } => {
  const parts = partsIn(folder).map((name) => readFileSync(join(folder, name)))
  const cut = parts.map((part) => part.indexOf('\n') + 1)
  return {
    headers: new Set(parts.map((part, at) => part.subarray(0, cut[at]).toString())),
    rows: Buffer.concat(parts.map((part, at) => part.subarray(cut[at]))),
  }
}

/** What merged runs have in common, however they were cut: all but the keys, which two shards may share. */
const SAME = ['rowsIn', 'rowsOut', 'refused', 'sums'] as const

const receiptIn = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Readonly<Record<string, unknown>>

/**
 * Compares two merged runs with CSV parts: what their receipts add up to, and every byte of their rows in order.
 *
 * @param one folder of a run
 * @param other folder of a run of the same input
 * @returns what differs, in words; empty where they are equal
 */
export const compareRuns = (one: string, other: string): readonly string[] => {
  const [receipt, second] = [receiptIn(one), receiptIn(other)]
  const figures = SAME.filter((name) => JSON.stringify(receipt[name]) !== JSON.stringify(second[name]))
  const [text, merged] = [textOf(one), textOf(other)]
  return [
    ...figures.map((name) => `${name} differ`),
    ...([...text.headers].join('') === [...merged.headers].join('') ? [] : ['headers differ']),
    ...(text.rows.equals(merged.rows) ? [] : ['rows differ']),
    ...(text.rows.length === 0 ? ['there is no row'] : []),
  ]
}
