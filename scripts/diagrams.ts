import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sessionMachine } from '@hautelisse/machines/session'
import { settingsMachine } from '@hautelisse/machines/settings'
import { withdrawalMachine } from '@hautelisse/machines/withdrawal'
import { machinePage, type Node } from './diagrams/mermaid.ts'

/** Every statechart of the machines package: a new one is added here and nowhere else. */
const MACHINES: readonly { readonly name: string; readonly title: string; readonly summary: string; readonly root: Node }[] = [
  {
    name: 'session',
    title: 'Session',
    summary:
      'From finding a session again or going to the door, over signing in and loading the families of data, to the end of the session.',
    root: sessionMachine.root,
  },
  {
    name: 'settings',
    title: 'Settings',
    summary: 'Language, scheme and hidden amounts, kept in local storage as they are chosen.',
    root: settingsMachine.root,
  },
  {
    name: 'withdrawal',
    title: 'Withdrawal',
    summary:
      'The capital-or-annuity simulator: its steps, the simulation and the results, alone or inside the withdrawal of funds.',
    root: withdrawalMachine.root,
  },
]

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'machines')
const isCheck = process.argv.includes('--check')

const stale: string[] = []
mkdirSync(folder, { recursive: true })
for (const { name, title, summary, root } of MACHINES) {
  const file = join(folder, `${name}.md`)
  const page = machinePage(title, summary, root)
  if (existsSync(file) && readFileSync(file, 'utf8') === page) continue
  if (isCheck) stale.push(`docs/machines/${name}.md`)
  else writeFileSync(file, page)
}

if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Draw them again with: node --conditions=source scripts/diagrams.ts`)
  process.exitCode = 1
} else {
  console.log(`${MACHINES.length} statecharts drawn in docs/machines.`)
}
