import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Statecharts } from '@hautelisse/machines/statecharts'
import { machinePage } from './diagrams/mermaid.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'docs', 'machines')
const isCheck = process.argv.includes('--check')

/** Every statechart of the machines package, as each room registers it in its `room.ts`. */
const rooms = await Promise.all(
  globSync(join(root, 'packages', 'machines', 'src', '*', 'room.ts')).map(
    async (file) => ((await import(pathToFileURL(file).href)) as { readonly statecharts: Statecharts }).statecharts,
  ),
)
const statecharts = rooms.flatMap((room) => Object.entries(room))

const stale: string[] = []
mkdirSync(folder, { recursive: true })
for (const [name, { title, summary, machine }] of statecharts) {
  const file = join(folder, `${name}.md`)
  const page = machinePage(title, summary, machine.root)
  if (existsSync(file) && readFileSync(file, 'utf8') === page) continue
  if (isCheck) stale.push(`docs/machines/${name}.md`)
  else writeFileSync(file, page)
}

if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Draw them again with: node --conditions=source scripts/diagrams.ts`)
  process.exitCode = 1
} else {
  console.log(`${statecharts.length} statecharts drawn in docs/machines.`)
}
