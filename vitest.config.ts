import { defineConfig } from 'vitest/config'

/** Component tests, `*.test.tsx`, run in a browser: packages/web/vitest.screens.config.ts; `*.duckdb.test.ts` with what `npm run portfolio` fetches. */
const project = (name: string, root: string, under = '') => ({
  extends: true as const,
  test: {
    name,
    root,
    include: [`${under}**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', '**/*.duckdb.test.ts'],
  },
})

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Property tests run from one printed seed, so that a red run can be run again; `npm run rules -- --fresh` draws new ones.
    // A hundred generated cases take long on a slow or busy machine; a test that hangs still ends.
    testTimeout: 60_000,
    // Modules hold no state that a test could leave to the next one: evaluated once for a worker they cost a quarter of the time.
    isolate: false,
    // As many as the machine of the check has cores; one fewer, which is the default, leaves one of two idle.
    maxWorkers: 2,
    setupFiles: [new URL('./scripts/measures/property-runs.ts', import.meta.url).pathname],
    // Models of acts walk a hundred times as many steps in `npm run test:all`.
    provide: { isAll: process.env['TEST_ALL'] === 'yes' },
    projects: [
      // Coverage compares paths below a project's root with its patterns: from the root of the workspace they can name one package.
      project('domain', '.', 'packages/domain/'),
      project('machines', './packages/machines'),
      project('api-mock', './packages/api-mock'),
      project('web', './packages/web'),
      project('evaluate', './packages/evaluate'),
      project('scripts', './scripts'),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.testing.ts', '**/arbitraries.ts', '**/data/**'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 98, branches: 98 },
    },
  },
})
