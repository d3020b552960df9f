/** Draws every statechart of the machines package as a page of Markdown with a Mermaid diagram, in docs/machines: `npm run diagrams`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { machinePages } from './diagrams/pages.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'docs', 'machines')

const pages = await machinePages(root)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, page] of pages) writeFileSync(join(folder, `${name}.md`), page)
console.log(`${pages.length} statecharts drawn in docs/machines.`)
