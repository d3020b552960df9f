import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalText } from '@hautelisse/domain/receipt'
import { afterAll, onTestFinished } from 'vitest'
import type { Manifest, Run } from './manifest.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'hautelisse-portfolio-'))
const remove = (place: string): void => rmSync(place, { recursive: true, force: true })

/** A folder that is gone after the test. */
export const folder = (): string => {
  const place = newFolder()
  onTestFinished(() => remove(place))
  return place
}

/** A folder that is gone after the tests of a block. */
export const sharedFolder = (): string => {
  const place = newFolder()
  afterAll(() => remove(place))
  return place
}

/** A run of some shards over as many rows each. */
export const runOf = (shards: number, rows: number): Run => ({
  engine: 'annuity',
  input: { files: ['portfolio.parquet'], rows: shards * rows },
  shards,
  where: '',
  format: 'csv',
  columns: ['id', 'age'],
  versions: ['@hautelisse/domain@0.1.0'],
  rules: sha256('rules'),
})

/** What a shard leaves: its rows, and sums of its own. */
export const manifestOf = (run: Run, shard: number, reserve = '0.00'): Manifest => {
  const rows = run.input.rows / run.shards
  const text = `part ${shard}`
  return {
    shard,
    rows: { from: shard * rows, until: (shard + 1) * rows },
    rowsIn: rows,
    rowsChosen: rows,
    rowsOut: rows,
    keys: 1,
    refused: 0,
    sums: { reserve },
    inputs: [{ name: 'portfolio.parquet', bytes: 4, sha256: sha256('rows') }],
    part: { name: `part-0000${shard}.csv`, bytes: text.length, sha256: sha256(text) },
    run: sha256(canonicalText(run)),
    processorSeconds: 1,
    memory: '100 MB',
  }
}

/** Writes a run whose shards have all ended, but for what a test changes. */
export const writeRun = (
  place: string,
  run: Run,
  manifests: readonly Manifest[] = Array.from({ length: run.shards }, (_, shard) => manifestOf(run, shard)),
): void => {
  writeFileSync(join(place, 'run.json'), JSON.stringify(run))
  for (const one of manifests) {
    writeFileSync(join(place, one.part.name), `part ${one.shard}`)
    writeFileSync(join(place, `part-0000${one.shard}.json`), JSON.stringify(one))
  }
}
