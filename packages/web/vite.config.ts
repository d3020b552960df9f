import { join } from 'node:path'
import { defaultClientConditions, defineConfig } from 'vite'
import { dependenciesOfPages } from './vite.dependencies.ts'
import { packs } from './vite.packs.ts'
import { paints } from './vite.paints.ts'
import { preloads } from './vite.preloads.ts'
import { screens } from './vite.screens.ts'
import { WRITES_JSON_SCHEMA, zodForBrowsers } from './vite.zod-for-browsers.ts'

const ZOD = /node_modules[\\/]zod[\\/]|src[\\/]app[\\/]zod-jitless/

const cwd = import.meta.dirname
/** Where `npm run dev` finds the API: the same address as the built server, so that cookies are first-party. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4300'

export default defineConfig({
  root: cwd,
  plugins: [
    ...screens(cwd),
    zodForBrowsers(),
    preloads({
      fonts: ['ysabeau-latin-wght-normal', 'source-sans-3-latin-wght-normal'],
      modules: ['virtual:words/fr.portal+session+ui'],
    }),
    paints(),
    packs(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // A dependency that is found while a page is drawn would load the page again.
  optimizeDeps: {
    include: [...dependenciesOfPages(join(cwd, '..')), '@vanilla-extract/recipes/createRuntimeFn', 'react/jsx-dev-runtime'],
  },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/stand-in': api } },
  // The built portal alone, with no API behind it.
  preview: { host: '127.0.0.1', proxy: {} },
  build: {
    target: 'es2022',
    // A data: font or icon would need its own Content-Security-Policy exception.
    assetsInlineLimit: 0,
    // One style sheet, 16 kB: a page that the server painted needs those of its screen before any code runs.
    cssCodeSplit: false,
    // The size budgets read which chunks belong to which screen.
    manifest: true,
    // The first page is preloaded whole. What later pages need is found out when they are opened: listed beforehand, it is 3 kB of names.
    modulePreload: { resolveDependencies: (_, chunks, { hostType }) => (hostType === 'html' ? chunks : []) },
    rolldownOptions: {
      // What a server paints with is built at the end of this build: its time is no plugin's.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Zod probes for `new Function` when the first schema is made: the setting that stops it stands in its own chunk.
            { name: 'zod', test: (id) => ZOD.test(id) && !WRITES_JSON_SCHEMA.test(id) },
            // What the first page needs comes in few pieces, each of which runs without holding the page up: many small ones compress less well
            // and take more requests.
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store)[\\/]/ },
            { name: 'frame', test: /node_modules[\\/](?:xstate|@xstate|@lingui|@tanstack)[\\/]/ },
            { name: 'rules', tags: ['$initial'], test: /packages[\\/]domain[\\/]|node_modules/ },
            { name: 'machines', tags: ['$initial'], test: /packages[\\/]machines[\\/]/ },
            { name: 'first', tags: ['$initial'], test: /packages[\\/]web[\\/]src[\\/](?!app[\\/]main|testing)/ },
            // Looks of a text, which nearly every page has: in the stepper's piece, each page would load the stepper.
            { name: 'looks', test: /packages[\\/]web[\\/]src[\\/]ui[\\/]page[\\/]text/ },
            // The stepper's kit stays in one piece, so that one more simulator does not split what the others load.
            { name: 'steps', test: /packages[\\/](?:machines|web)[\\/]src[\\/]stepper[\\/]/ },
          ],
        },
      },
    },
  },
})
