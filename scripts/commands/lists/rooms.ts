import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inOneOnly, tableOf } from './table.ts'

/** Sub-paths of the domain, in the order of its README, and what they hold. */
const SUB_PATHS: readonly (readonly [rooms: readonly string[], holds: string])[] = [
  [['input'], 'the error that a refused input raises'],
  [['money'], 'exact euros: parsing and formatting of French amounts, half-up rounding, splits that add up, periodicity'],
  [['calendar'], 'plain dates, ages, months between, market days, dd/MM/yyyy'],
  [['law'], 'dated parameters with value, unit, validity and source; asking outside the validity is an error'],
  [['mortality'], 'TGF05, TGH05 and the mixed table, loaded when needed'],
  [
    ['annuity'],
    'present values of life annuities: reversion, guaranteed years, steps, in arrears or in advance; values, reserves and expected payments of annuities in payment',
  ],
  [
    ['longevity'],
    'living long: ages of a table alone and as a couple, sums of instalments, what is left after a death, options of equal price',
  ],
  [['income-tax', 'tax-saving'], 'income tax with every step explained, the retirement-saving deduction and its ceiling'],
  [['contributions'], 'what an employer adds to a payment, yearly ceilings, and what of them is used'],
  [
    ['inheritance', 'transmission'],
    'who inherits what under every option, duties by link with every step explained; the simulator of transmissions',
  ],
  [['net-income'], 'what charges and tax leave of a capital or an annuity, by compartment'],
  [
    ['exit-plan'],
    'how much of retirement savings comes out in which year, as capital or annuity, and what is left until a stated age',
  ],
  [
    ['payment-life'],
    'the whole life of a payment: what it costs, what it is worth, what is received, and the rate at the exit above which it costs',
  ],
  [['household'], 'who declares and how much, as tax notices say it: marginal rate, charges on pensions'],
  [
    ['state-pension'],
    'base and complementary pension of a career with every step, its curve by month, and the dated figures of the law',
  ],
  [['projection'], 'the annuity of a contract at retirement with the payments to come, and the payment that reaches a goal'],
  [['withdrawal'], 'the capital-or-annuity simulator: eligibility, distribution, validation, computation, wire'],
  [['declaration'], 'what the operations of a year come to for the tax return'],
  [['explain'], 'derivations: built while computing, replayed by tests'],
  [
    ['validation', 'identifiers'],
    'shared field rules as codes with their data; masks, keys and pasted texts of IBAN, social security number and phone',
  ],
  [
    ['fields', 'files'],
    'what each kind of field makes of a key and of a pasted text; files that may be sent, checked by name, size and first bytes',
  ],
  [['accounts', 'session'], 'shapes of the portal’s entities, letter for letter as on the wire'],
  [['profile', 'bank-account'], 'who the saver is and what of it they change; which bank account, whose it is, how it is signed'],
  [['possible-acts'], 'what can be done with each account, and each reason why not'],
  [
    ['payment', 'fund-switch', 'option-bulletin'],
    'payments, moves between funds, and choices on premiums: offers, checks, what becomes of each',
  ],
  [
    ['release', 'retirement-withdrawal', 'transfer'],
    'money out before retirement, at retirement, and to another plan: reasons, checks, what is paid',
  ],
  [
    ['case', 'simulations'],
    'a simulation as a value: read, packed for a link, set side by side; those that are kept, and the simulator of each',
  ],
  [['kept'], 'what is begun and not sent: how long it is kept, and what of it never is'],
  [
    ['operations', 'receipt'],
    'operations with their states, and what orders have claimed; proof of an act and of each of its figures',
  ],
  [
    ['ledger', 'investments', 'markets'],
    'movements that always balance; lots, funds and their values; invented quotes from a seed',
  ],
  [
    ['futures', 'robo-advice'],
    'what may come of savings, by formula and drawn; questionnaire, profiles, mixes and their administration',
  ],
  [['pension'], 'the logins of the public pension service, and what it keeps of them'],
  [['aggregation', 'attachment'], 'what is held with other banks; how a contract that is held already comes to one’s space'],
  [['coaching', 'consents'], 'the calls about the coaching partner and about consents; how long an answer about cookies counts'],
  [
    ['advisor', 'contact', 'messages', 'opinion'],
    'calls to an adviser and what is shared; messages to the help line, their thread, the opinion survey',
  ],
  [
    ['documents', 'contents', 'paper-process'],
    'documents and the archive of a year; articles with their figures; which guides a release by post has',
  ],
  [['home'], 'what the connected home shows and in which order'],
  [['tracking'], 'whose visits may be measured, under which id, and what a tag may say'],
  [
    ['portal'],
    'the portal’s addresses as one table: what each shows to whom; menu, footer, site map, modals of the fragment, maintenance',
  ],
  [['contract', 'catalogue'], 'the calls of the API as values'],
]

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/**
 * Lists the sub-paths of the domain. Throws if a sub-path stands in no line or in two, or a line names none.
 *
 * @param root folder of the project
 */
export const subPathList = (root: string): string => {
  const folder = join(root, 'packages/domain/src')
  const rooms = foldersIn(folder).filter((room) => existsSync(join(folder, room, 'index.ts')))
  const listed = SUB_PATHS.flatMap(([names]) => names)
  const twice = listed.filter((name, at) => listed.indexOf(name) !== at)
  const odd = [...inOneOnly(listed, rooms), ...twice]
  if (odd.length > 0) throw new Error(`scripts/commands/lists/rooms.ts and packages/domain/src disagree on ${odd.join(', ')}`)
  return tableOf(
    ['Sub-path', 'Holds'],
    SUB_PATHS.map(([names, holds]) => [names.map((name) => `\`/${name}\``).join(', '), holds]),
  )
}

const PACKAGES = ['domain', 'machines', 'web', 'api-mock'] as const

/**
 * Lists the rooms of all packages by the packages that have a folder of that name, those of most packages first.
 *
 * @param root folder of the project
 */
export const roomList = (root: string): string => {
  const folders = PACKAGES.map((name) => ({ name, rooms: foldersIn(join(root, 'packages', name, 'src')) }))
  const rooms = [...new Set(folders.flatMap((one) => one.rooms))].toSorted()
  const homes = Map.groupBy(rooms, (room) => folders.flatMap((one) => (one.rooms.includes(room) ? one.name : [])).join(', '))
  const rank = (packages: string): number => packages.split(', ').length
  return tableOf(
    ['In', 'Rooms'],
    [...homes]
      .toSorted(([one], [other]) => rank(other) - rank(one) || one.localeCompare(other))
      .map(([packages, names]) => [packages, names.map((name) => `\`${name}\``).join(', ')]),
  )
}
