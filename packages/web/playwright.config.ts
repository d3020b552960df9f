import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { selectionOf } from '../../scripts/checks/journeys/selection.ts'

const port = Number(process.env['E2E_PORT'] ?? 4310)
const pagePort = port + 1
const executablePath = findChromium()
const selection = selectionOf(process.env['E2E_ALL'] === 'yes')
/** Two hosts of one domain, both on this machine, for the journeys of a neighbour. */
const NEIGHBOURS = '--host-resolver-rules=MAP *.epargne.test 127.0.0.1'

/** Two homes of the same API: `http` talks to the Node server, `page` to the API inside the page, with no server but a static one. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // As many as the machine has cores: a page that waits for its turn is slower than what its user would see.
  workers: 2,
  // A slow machine is not wrong: what is awaited has the time that a busy one needs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '../../reports/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    // What failed is seen in its picture and the trace's steps; pictures of every step would double the time of all that passes.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: [...CHROMIUM_FLAGS, NEIGHBOURS], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'http', ...selection.http, use: { baseURL: `http://127.0.0.1:${port}` } },
    { name: 'page', ...selection.page, use: { baseURL: `http://127.0.0.1:${pagePort}` } },
  ],
  webServer: [
    {
      command: 'node --conditions=source packages/api-mock/src/node/main.ts',
      cwd: '../..',
      url: `http://127.0.0.1:${port}/api/v3/version`,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        API_DELAY_MS: '0',
        DATABASE_URL: '',
        DATA_DIR: `test-results/data-${port}`,
        TODAY: '2026-11-20',
        SIGN_IN_LIMIT: '10000',
        // All browsers of the journeys share this address, and its connections.
        TRUSTED_PROXY: '127.0.0.1',
        LETTER_LIMIT: '10000',
        // Tests stand between the page and the API: its browser asks for everything itself. The painted page has tests of its own.
        PAINT: 'no',
      },
      reuseExistingServer: false,
    },
    {
      command: `vite preview packages/web --host 127.0.0.1 --port ${pagePort} --strictPort`,
      cwd: '../..',
      url: `http://127.0.0.1:${pagePort}/`,
      reuseExistingServer: false,
    },
  ],
})
