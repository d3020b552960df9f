/**
 * Writes the lists of commands, engines, rooms and sub-paths into the documents that show them; `--check` writes nothing and fails if one is stale.
 *
 * `node --conditions=source scripts/commands/lists.ts`. The test of the documents in scripts/checks/examples.test.ts asks for the same.
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listedDocuments } from './lists/documents.ts'

const root = resolve(import.meta.dirname, '../..')
const stale = listedDocuments(root).filter(({ text, generated }) => text !== generated)

if (process.argv.includes('--check')) {
  for (const { path } of stale)
    console.error(`${path} is stale. Write it again with: node --conditions=source scripts/commands/lists.ts`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const { path, generated } of stale) {
    writeFileSync(join(root, path), generated)
    console.log(`${path} is written.`)
  }
}
