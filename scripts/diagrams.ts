import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applicationMachine, connectionMachine } from '@hautelisse/machines/application'
import { askingMachine, followingMachine } from '@hautelisse/machines/asking'
import { consentsMachine } from '@hautelisse/machines/consents'
import { contributionGaugeMachine } from '@hautelisse/machines/contributions'
import { dayMachine, faultsMachine } from '@hautelisse/machines/developer'
import { fileFieldMachine } from '@hautelisse/machines/files'
import { homeMachine } from '@hautelisse/machines/home'
import {
  developerKeyMachine,
  maintenanceMachine,
  modalsMachine,
  ssoMachine,
  surroundingsMachine,
  waitingMachine,
} from '@hautelisse/machines/portal'
import { changePasswordMachine, otpMachine, sessionMachine, watchMachine } from '@hautelisse/machines/session'
import { settingsMachine } from '@hautelisse/machines/settings'
import { taxSavingMachine } from '@hautelisse/machines/tax-saving'
import { trackingMachine } from '@hautelisse/machines/tracking'
import { withdrawalMachine } from '@hautelisse/machines/withdrawal'
import { machinePage, type Node } from './diagrams/mermaid.ts'

/** Every statechart of the machines package: a new one is added here and nowhere else. */
const MACHINES: readonly { readonly name: string; readonly title: string; readonly summary: string; readonly root: Node }[] = [
  {
    name: 'application',
    title: 'Application',
    summary:
      'The root of everything: looking for the API, silent, or running. Its children are the machines below that outlive every page; `readApplication` reads all of them from one snapshot.',
    root: applicationMachine.root,
  },
  {
    name: 'connection',
    title: 'Connection',
    summary: 'Whether there is a network; a child of the application.',
    root: connectionMachine.root,
  },
  {
    name: 'modals',
    title: 'Modals',
    summary: 'The one modal that the address fragment opens for whoever is there; a child of the application.',
    root: modalsMachine.root,
  },
  {
    name: 'surroundings',
    title: 'Surroundings',
    summary: 'What the menu needs to know beyond the person: coaching and consents, each on its own; a child of the application.',
    root: surroundingsMachine.root,
  },
  {
    name: 'developer-key',
    title: 'Developer key',
    summary: 'The key "<" in development: to the developer page and back; a child of the application.',
    root: developerKeyMachine.root,
  },
  {
    name: 'sso',
    title: 'Single sign-on',
    summary:
      'The way to an operation of the external space: confirmed, then in a new tab, or by a link where the browser refuses it.',
    root: ssoMachine.root,
  },
  {
    name: 'maintenance',
    title: 'Maintenance',
    summary: 'The maintenance screen: it looks at the clock until its window is over, then leads to /.',
    root: maintenanceMachine.root,
  },
  {
    name: 'waiting',
    title: 'Waiting',
    summary: 'A page with nothing but a spinner: left in time by whoever works behind it, or it leads to the error page.',
    root: waitingMachine.root,
  },
  {
    name: 'asking',
    title: 'Asking',
    summary: 'A page that shows one answer of the API: asked for, shown, or failed with a way to ask again.',
    root: askingMachine(() => Promise.resolve()).root,
  },
  {
    name: 'following',
    title: 'Following',
    summary: 'A page that only leads out: it asks for an address and follows it.',
    root: followingMachine.root,
  },
  {
    name: 'day',
    title: 'Day',
    summary: 'The form of the developer page that moves the day of the API on; the page follows.',
    root: dayMachine.root,
  },
  {
    name: 'faults',
    title: 'Faults',
    summary: 'The form of the developer page that orders a call to fail.',
    root: faultsMachine.root,
  },
  {
    name: 'file-field',
    title: 'File field',
    summary: 'A field for files: chosen, looked into, then kept or refused with a reason.',
    root: fileFieldMachine.root,
  },
  {
    name: 'watch',
    title: 'Watch',
    summary: 'How long a session lasts: inactivity with its warning, the absolute limit, and the server told of activity.',
    root: watchMachine.root,
  },
  {
    name: 'one-time-code',
    title: 'One-time code',
    summary: 'The confirmation by a one-time code: offered, asked for, back from it, validated or declined.',
    root: otpMachine.root,
  },
  {
    name: 'change-password',
    title: 'Change of password',
    summary: 'Asks where the password is changed and leads there.',
    root: changePasswordMachine.root,
  },
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
    summary: 'Language, scheme, hidden amounts and the answer about cookies, kept in local storage as they are chosen.',
    root: settingsMachine.root,
  },
  {
    name: 'home',
    title: 'Home',
    summary:
      'The connected home: accounts as the session knows them, and beside them operations, choices and accounts of other banks, each part alone.',
    root: homeMachine.root,
  },
  {
    name: 'consents',
    title: 'Consents',
    summary: 'What a person consented to, and the modal in which the consent to pass company pension data on is changed.',
    root: consentsMachine.root,
  },
  {
    name: 'tracking',
    title: 'Audience measure',
    summary: 'Silent until somebody whose visits may be measured has agreed to it; then pages and clicks are told.',
    root: trackingMachine.root,
  },
  {
    name: 'contribution-gauge',
    title: 'Contribution gauge',
    summary: 'The gauges of the year: employer top-ups and deductible payments, each call alone, what failed asked for again.',
    root: contributionGaugeMachine.root,
  },
  {
    name: 'tax-saving',
    title: 'Tax saving',
    summary:
      'The tax simulator in its four variants: six steps, the call, the results with their adjustment, and beside them the other end of the payment.',
    root: taxSavingMachine.root,
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
