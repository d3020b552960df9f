// Size budgets, in gzip bytes (kB = 1000). A broken one fails the test command. `vite build packages/web` comes first.
import { readFileSync } from 'node:fs'

const dist = 'packages/web/dist'
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

/** A chunk with every chunk that it needs before it can run. */
const withImports = (key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const needed of manifest[key]?.imports ?? []) withImports(needed, seen)
  return seen
}
const chunkOf = (source) => {
  const key = Object.keys(manifest).find((name) => name.endsWith(source))
  if (key === undefined) throw new Error(`The build has no chunk for ${source}`)
  return key
}
const files = (keys) => [...keys].map((key) => `${dist}/${manifest[key].file}`)

// What a visitor's first screen runs: the entry, which holds the page, and the first part of the catalogue.
const visitor = new Set([
  ...withImports(chunkOf('index.html')),
  ...withImports(chunkOf('src/locales/fr.po?words=portal+session+ui')),
])
const beyond = (source, before) => [...withImports(chunkOf(source))].filter((key) => !before.has(key))
// What the simulator's address adds, and what its later steps load when the saver gets there.
const simulator = beyond('src/withdrawal/routes.tsx', visitor)
const opened = new Set([...visitor, ...simulator])
const questions = beyond('src/withdrawal/question-steps.ts', opened)
const results = beyond('src/withdrawal/results/index.tsx', new Set([...opened, ...questions]))

// What the tax simulator's address adds, its result, and what its card adds to the home of members when it is opened.
const taxSimulator = beyond('src/tax-saving/routes.tsx', visitor)
const taxResult = beyond('src/tax-saving/result/index.ts', new Set([...visitor, ...taxSimulator]))
const taxCard = beyond('src/tax-saving/carousel.tsx', new Set([...visitor, ...beyond('src/accounts/routes.tsx', visitor)]))

// The mortality tables are loaded by who computes, and by nobody else.
const tables = chunkOf('domain/src/mortality/tables.ts')
if ([...visitor, ...simulator, ...taxSimulator, ...taxCard].includes(tables))
  throw new Error('The mortality tables are no chunk of their own any more')

/** A sub-path of the domain with all it needs before it runs, libraries included (zod 23 kB, decimal.js 13 kB). */
const room = (name, limit, file = 'index.js') => ({
  name: `@hautelisse/domain/${name}${file === 'index.js' ? '' : `, ${file}`}`,
  path: `reports/bundles/${name}/${file}`,
  limit,
  gzip: true,
})

export default [
  { name: 'First screen: JavaScript of /', path: files(visitor), limit: '170 kB', gzip: true },
  { name: 'Route of the withdrawal simulator, beyond the first screen', path: files(simulator), limit: '45 kB', gzip: true },
  { name: 'Questions of the simulator, loaded at its second step', path: files(questions), limit: '27 kB', gzip: true },
  { name: 'Results of the simulator, loaded with the answer', path: files(results), limit: '34 kB', gzip: true },
  { name: 'Route of the tax simulator, beyond the first screen', path: files(taxSimulator), limit: '59 kB', gzip: true },
  {
    name: 'Result of the tax simulator, loaded while its questions are read',
    path: files(taxResult),
    limit: '25 kB',
    gzip: true,
  },
  { name: 'Card of the tax simulator, beyond the home', path: files(taxCard), limit: '36 kB', gzip: true },
  {
    name: 'French texts of the tax simulator',
    path: files([chunkOf('src/locales/fr.po?words=tax')]),
    limit: '10 kB',
    gzip: true,
  },
  { name: 'French texts that rooms share', path: files([chunkOf('fr.po?words=shared')]), limit: '8 kB', gzip: true },
  {
    name: 'French texts of the withdrawal simulator',
    path: files([chunkOf('fr.po?words=withdrawal')]),
    limit: '9 kB',
    gzip: true,
  },
  { name: 'Mortality tables, loaded when needed', path: files([tables]), limit: '7 kB', gzip: true },
  room('accounts', '46 kB'),
  room('annuity', '30 kB'),
  room('calendar', '27 kB'),
  room('catalogue', '52 kB'),
  room('coaching', '32 kB'),
  room('consents', '46 kB'),
  room('contents', '40 kB'),
  room('contract', '32 kB'),
  room('contributions', '45 kB'),
  room('explain', '45 kB'),
  room('fields', '20 kB'),
  room('files', '30 kB'),
  room('home', '49 kB'),
  room('identifiers', '3 kB'),
  room('income-tax', '49 kB'),
  room('investments', '44 kB'),
  room('law', '18 kB'),
  room('markets', '2 kB'),
  room('money', '36 kB'),
  room('mortality', '1 kB'),
  room('mortality', '22 kB', 'later-tables.js'),
  room('operations', '46 kB'),
  room('option-bulletin', '44 kB'),
  room('portal', '36 kB'),
  room('session', '50 kB'),
  room('tax-saving', '60 kB'),
  room('tracking', '1 kB'),
  room('validation', '2 kB'),
  room('withdrawal', '63 kB'),
]
