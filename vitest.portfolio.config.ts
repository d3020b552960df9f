import { defineConfig } from 'vitest/config'

/** Tests that need DuckDB: `npm run portfolio -- check`. */
export default defineConfig({
  root: `${import.meta.dirname}/packages/evaluate`,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'portfolio',
    include: ['src/**/*.duckdb.test.ts'],
    // Two million rows are priced twice, beside whatever else the machine does.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
  },
})
