import { defineConfig } from 'vitest/config'
import { screens } from './vite.screens.ts'

const cwd = import.meta.dirname

// React as it is built: its development copy keeps a stack of each element.
process.env['NODE_ENV'] = 'production'

/** What pages say, drawn in Node: words, figures, doors and errors. What needs style sheets, layout, focus or keys is tested in a browser. */
export default defineConfig({
  root: cwd,
  plugins: screens(cwd),
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'text',
    include: ['src/**/*.text.test.tsx'],
    environment: 'node',
    env: { NODE_ENV: 'production' },
    // A router that finds itself on a server draws no transitions. Each page is thousands of nodes that are dropped soon: the young generation
    // is large enough to be cleared half as often.
    execArgv: ['--conditions=browser', '--max-semi-space-size=64'],
    setupFiles: ['src/testing/text/setup.ts'],
    // A machine that does other work at the same time is slow, not wrong.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
    // One window for a worker: modules are evaluated once, and each test takes away what it drew.
    isolate: false,
    maxWorkers: 2,
  },
})
