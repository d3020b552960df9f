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

const entry = withImports(chunkOf('index.html'))
// The visitor's page is in the entry; of the catalogue it needs the first part alone.
const visitor = new Set([...entry, ...withImports(chunkOf('locales/fr.po?first'))])
const simulator = [...withImports(chunkOf('src/withdrawal/routes.tsx'))].filter((key) => !visitor.has(key))

/** A sub-path of the domain with all it needs before it runs, libraries included (zod 23 kB, decimal.js 12 kB); tables come later. */
const room = (name, limit) => ({
  name: `@hautelisse/domain/${name}`,
  path: `reports/bundles/${name}/index.js`,
  limit,
  gzip: true,
})

export default [
  { name: 'First screen: JavaScript of /', path: files(visitor), limit: '170 kB', gzip: true },
  { name: 'Route of the withdrawal simulator, beyond the first screen', path: files(simulator), limit: '45 kB', gzip: true },
  room('money', '20 kB'),
]
