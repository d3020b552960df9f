import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const rooms = process.env['MUTATION_ROOM'] ?? '{money,annuity,withdrawal}'

const cost = ({ moduleId }: TestSpecification): number => statSync(moduleId).size * (moduleId.includes('.properties.') ? 100 : 1)

/** The cheapest tests first: most mutants fall to them, and the first failure ends a mutant's run. */
class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => cost(a) - cost(b))
  }
}

/** What mutation testing runs: the tests of the mutated rooms alone, with a fixed seed (names of properties carry it) and fewer cases each. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [`packages/domain/src/${rooms}/**/*.test.ts`],
    setupFiles: ['./scripts/measures/property-runs.ts'],
    sequence: { sequencer: CheapestFirst },
    // Each mutant runs its tests afresh; within one run the files share what they import, which halves the time.
    isolate: false,
    // On a busy machine a slow test is not a failed one: only Stryker's own limit, measured on the first run, tells an endless loop.
    testTimeout: 120_000,
    env: { PROPERTY_SEED: '1', PROPERTY_RUNS: '10' },
  },
})
