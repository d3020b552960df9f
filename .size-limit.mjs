// Size budgets, in gzip bytes (kB = 1000). A broken one fails the test command. `vite build packages/web` comes first.
// A room states its own in a size.json beside its code: see docs/architecture.md.
import { existsSync, readFileSync, readdirSync } from 'node:fs'

const dist = 'packages/web/dist'
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const manifest = readJson(`${dist}/.vite/manifest.json`)

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
const visitor = new Set([...withImports(chunkOf('index.html')), ...withImports(chunkOf('virtual:words/fr.portal+session+ui'))])

/** What an entry of a room adds to the first screen and to the entries that were opened before it; without `after` the chunk alone. */
const added = ({ entry, after }) => {
  if (after === undefined) return [chunkOf(entry)]
  const opened = new Set([...visitor, ...after.flatMap((before) => [...withImports(chunkOf(before))])])
  return [...withImports(chunkOf(entry))].filter((key) => !opened.has(key))
}

/** The sizes of every room of a package that states some, with the room's name. */
const sizesOf = (folder) =>
  readdirSync(folder)
    .filter((room) => existsSync(`${folder}/${room}/size.json`))
    .map((room) => ({ room, sizes: readJson(`${folder}/${room}/size.json`) }))

const screens = sizesOf('packages/web/src').flatMap(({ sizes }) => sizes)

// The mortality tables are loaded by who computes, and by nobody else.
const tables = chunkOf('domain/src/mortality/tables.ts')
if ([...visitor, ...screens.flatMap(added)].includes(tables))
  throw new Error('The mortality tables are no chunk of their own any more')

/** Each sub-path of the domain with all it needs before it runs, libraries included (zod 23 kB, decimal.js 13 kB). */
const domain = sizesOf('packages/domain/src').flatMap(({ room, sizes }) =>
  Object.entries(sizes).map(([file, limit]) => ({
    name: `@hautelisse/domain/${room}${file === 'index.js' ? '' : `, ${file}`}`,
    path: `reports/bundles/${room}/${file}`,
    limit,
    gzip: true,
  })),
)

export default [
  { name: 'First screen: JavaScript of /', path: files(visitor), limit: '176 kB', gzip: true },
  ...screens.map((screen) => ({ name: screen.name, path: files(added(screen)), limit: screen.limit, gzip: true })),
  { name: 'French texts that rooms share', path: files([chunkOf('virtual:words/fr.shared')]), limit: '10.5 kB', gzip: true },
  { name: 'Mortality tables, loaded when needed', path: files([tables]), limit: '7 kB', gzip: true },
  // Only what a caller needs for one price: no exact decimals, no explanations.
  { name: 'One annuity with its tables', path: 'reports/bundles/one-annuity/*.js', limit: '9 kB', gzip: true },
  ...domain,
]
