import process from 'node:process'

/**
 * Mutation testing of the rooms where a wrong figure is born; `state-pension` and any other room by its name. Not in the test command: it takes minutes.
 *
 * `MUTATION_ROOM=money npm run mutation` measures one room by its own tests; without it, all three by the tests of all three. While writing tests,
 * `-- --incremental` measures again only what changed; it may overlook a new test.
 */
const room = process.env['MUTATION_ROOM']
const rooms = room ?? '{money,annuity,withdrawal}'
const name = room ? `mutation-${room}.json` : 'mutation.json'

export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.stryker.config.ts', related: false },
  // The compiler of this project has no JavaScript interface: a file that does not exist skips the step that needs it.
  tsconfigFile: 'none.json',
  mutate: [
    `packages/domain/src/${rooms}/**/*.ts`,
    '!packages/domain/src/**/*.test.ts',
    '!packages/domain/src/**/*.testing.ts',
    '!packages/domain/src/**/arbitraries.ts',
    '!packages/domain/src/**/data/**',
    '!packages/domain/src/**/index.ts',
    // The same sums in decimals, which the tests hold the room against: a yardstick, not a product.
    '!packages/domain/src/annuity/exact.ts',
    // Registers of names: the compiler and the tests of explanations hold them.
    '!packages/domain/src/**/terms.ts',
  ],
  coverageAnalysis: 'perTest',
  // Kept apart from the reports, which the test command empties.
  incrementalFile: `node_modules/.cache/${name}`,
  reporters: ['clear-text', 'json', 'progress'],
  jsonReporter: { fileName: `reports/${name}` },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  // Not copied: what the tests of these rooms do not need, and what other commands write meanwhile.
  ignorePatterns: [
    'packages/web',
    'packages/*/dist',
    'dist',
    'docs',
    'reports',
    'coverage',
    '.data',
    'shots',
    'test-results',
    'playwright-report',
  ],
  concurrency: 2,
  timeoutMS: 20_000,
}
