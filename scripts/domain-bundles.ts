/** Bundles each public sub-path of the domain as another front-end would, into reports/bundles, for the size budgets to weigh. */
import { readFileSync, rmSync } from 'node:fs'
import { build, type Rollup } from 'vite'

const { exports: doors } = JSON.parse(readFileSync('packages/domain/package.json', 'utf8')) as {
  exports: Record<string, { source: string }>
}

rmSync('reports/bundles', { recursive: true, force: true })
for (const [door, { source }] of Object.entries(doors)) {
  if (/\/(?:arbitraries|expected-outcomes)$/.test(door)) continue
  const name = door.replace('./', '')
  const built = (await build({
    configFile: false,
    root: 'packages/domain',
    logLevel: 'error',
    resolve: { conditions: ['source', 'import', 'module', 'default'] },
    build: {
      outDir: `../../reports/bundles/${name}`,
      emptyOutDir: true,
      lib: { entry: source, formats: ['es'], fileName: 'index' },
      minify: true,
      rollupOptions: { output: { entryFileNames: 'index.js', chunkFileNames: 'later-[name].js' } },
    },
  })) as Rollup.RollupOutput[]
  if (built.length === 0) throw new Error(`${name} was not bundled`)
}
