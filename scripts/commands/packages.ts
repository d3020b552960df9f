/**
 * Packs the packages as they would be published, installs them with npm into an empty folder, and uses them there: from this project's Node, from the Node that
 * started the command where it is 20, and from a bundled page; types are checked under TypeScript 5.9 and 7. `--keep` leaves the folder and names it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspectTarball } from './packages/inspect.ts'
import { installPackages, packAll } from './packages/install.ts'
import { checkTypes, useCommand, useFromNode, useFromOldNode, useFromPage } from './packages/use.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-packages-'))
const problems: string[] = []
const said: string[] = []

/** Runs one check: what it returns is said in the summary, what it throws is a problem. */
const check = async (name: string, run: () => Promise<string> | string): Promise<void> => {
  const started = performance.now()
  try {
    const words = await run()
    said.push(`${name}: ${words} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

try {
  const packed = await packAll(folder)
  const installing = installPackages(folder, packed)
  await Promise.all([
    ...packed.map((one) => check(`${one.name} as packed`, () => inspectTarball(one))),
    check('installed with npm', () => installing),
  ])
  if (problems.length === 0) {
    await Promise.all([
      check('types', () => checkTypes(folder, packed)),
      (async () => {
        await check('Node of this project', () => useFromNode(folder, packed, process.execPath))
        await check('Node 20', () => useFromOldNode(folder, packed))
        await check('command', () => useCommand(folder))
        await check('page', () => useFromPage(folder))
      })(),
    ])
  }
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error))
} finally {
  if (process.argv.includes('--keep')) said.push(folder)
  else rmSync(folder, { recursive: true, force: true })
}

for (const line of said) process.stdout.write(`${line}\n`)
for (const line of problems) process.stderr.write(`${line}\n`)
process.stdout.write(`packages: ${said.length} checks passed, ${problems.length} failed\n`)
process.exitCode = problems.length > 0 ? 1 : 0
