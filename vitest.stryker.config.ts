import { defineConfig } from 'vitest/config'

/** What mutation testing runs: the domain's tests alone, with a fixed seed (names of properties carry it) and fewer cases each. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/domain/src/{money,annuity,withdrawal}/**/*.test.ts'],
    setupFiles: ['./scripts/property-runs.ts'],
    env: { PROPERTY_SEED: '1', PROPERTY_RUNS: '30' },
  },
})
