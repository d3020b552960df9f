/** Bundles each public sub-path of the domain as another front-end would, into reports/bundles, for the size budgets to weigh. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { build, type Rollup } from 'vite'

rmSync('reports/bundles', { recursive: true, force: true })
/** What one annuity costs a caller, tables included: it knows no exact decimals. */
const oneAnnuity = [
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'import', 'module', 'default'] },
    build: {
      outDir: 'reports/bundles/one-annuity',
      lib: { entry: 'scripts/commands/packages/consumer/one-annuity.mjs', formats: ['es'], fileName: 'index' },
      // A library keeps its spaces unless its output is told otherwise.
      rollupOptions: { output: { minify: true, entryFileNames: 'index.js', chunkFileNames: 'later-[name].js' } },
    },
  }),
].flat() as Rollup.RollupOutput[]
const modules = oneAnnuity.flatMap(({ output }) => output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])))
if (modules.some((id) => id.includes('decimal.js'))) throw new Error('One annuity carries decimal.js')

for (const name of readdirSync('packages/domain/src')) {
  // The package exports the index of every room (`./*`).
  if (!existsSync(`packages/domain/src/${name}/index.ts`)) continue
  if (!existsSync(`packages/domain/src/${name}/size.json`)) throw new Error(`${name} states no size: see docs/architecture.md`)
  const built = (await build({
    configFile: false,
    root: 'packages/domain',
    logLevel: 'error',
    resolve: { conditions: ['source', 'import', 'module', 'default'] },
    build: {
      outDir: `../../reports/bundles/${name}`,
      emptyOutDir: true,
      lib: { entry: `./src/${name}/index.ts`, formats: ['es'], fileName: 'index' },
      minify: true,
      rollupOptions: { output: { entryFileNames: 'index.js', chunkFileNames: 'later-[name].js' } },
    },
  })) as Rollup.RollupOutput[]
  if (built.length === 0) throw new Error(`${name} was not bundled`)
}
