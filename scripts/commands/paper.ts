/**
 * Prints a document of each kind into a folder and shows the structure that poppler's `pdfinfo` reads in it: what who hears a PDF is told.
 *
 * `npm run paper -- FOLDER`; without a folder, a new one of the system's. It needs the package poppler-utils.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type * as Printer from '../../packages/api-mock/src/node/print/printer.ts'
import type * as Trees from '../../packages/api-mock/src/node/print/trees.testing.ts'

// The printer and the tests' own documents are no part of the package: they are loaded by their place.
const PRINT = new URL('../../packages/api-mock/src/node/print/', import.meta.url)
const { makePrinter } = (await import(new URL('printer.ts', PRINT).href)) as typeof Printer
const { TREES } = (await import(new URL('trees.testing.ts', PRINT).href)) as typeof Trees

const [named] = process.argv.slice(2)
const folder = named === undefined ? mkdtempSync(join(tmpdir(), 'paper-')) : resolve(named)
mkdirSync(folder, { recursive: true })

const print = await makePrinter()
for (const [name, tree] of Object.entries(TREES)) {
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, print(JSON.stringify(tree)))
  const { error, status, stdout } = spawnSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' })
  if (error !== undefined || status !== 0) {
    console.error('pdfinfo did not read the document. It comes with poppler: apt-get install poppler-utils')
    process.exitCode = 1
    break
  }
  console.log(`${file}\n${stdout}`)
}
