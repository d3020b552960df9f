import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { dependenciesOfPages, roomsOfPages } from './vite.dependencies.ts'
import { keptModules } from './vite.kept-modules.ts'
import { BUILT, screenFiles } from './vite.screen-files.ts'
import { screens } from './vite.screens.ts'

const cwd = import.meta.dirname
const executablePath = findChromium()
/** Whether the tests have been built (`vite.screens-build.config.ts`), as the whole check does; else they are run as they are written. */
const isBuilt = process.env['SCREENS_ARE_BUILT'] === 'yes'

// React as it is built: its development copy keeps a stack of each element.
process.env['NODE_ENV'] = 'production'

/** Component tests: screens in one state, drawn in the browser that the journeys use, from what the build makes of the same sources. */
export default defineConfig({
  root: cwd,
  plugins: [keptModules(), ...screens(cwd)],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  optimizeDeps: {
    // Rooms change from one run to the next, which no lock file says; later parts of one run find them as they were.
    force: process.env['ROOMS_ARE_MADE'] !== 'yes',
    include: [
      ...dependenciesOfPages(join(cwd, '..')),
      ...roomsOfPages([join(cwd, 'src'), join(cwd, '../machines/examples')]),
      // What the build writes imports of, and what tests use.
      'react/jsx-runtime',
      '@vanilla-extract/recipes/createRuntimeFn',
      'axe-core',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'screens',
    include: [
      ...(isBuilt ? [`${BUILT}/src/**/*.test.js`, ...screenFiles(cwd).apart] : ['src/**/*.test.tsx']),
      '../machines/examples/*.test.tsx',
    ],
    exclude: ['**/node_modules/**', 'src/**/*.text.test.tsx'],
    // A machine that does other work at the same time is slow, not wrong.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // What one file left in the page, its style sheets or its storage never reaches the next.
    isolate: true,
    // Two pages share two cores: each of them waits a third of its time.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A name is looked for as journeys do: by a part of it, unless `exact` is said.
      locators: { exact: false },
      provider: playwright({
        launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath === undefined ? {} : { executablePath }) },
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
})
