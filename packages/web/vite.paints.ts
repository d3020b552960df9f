import { join, resolve } from 'node:path'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { screens } from './vite.screens.ts'

/** Folder of the build that a server paints pages with; it starts with a dot, so that no browser is ever handed what is in it. */
const FOLDER = '.paint'

const cwd = import.meta.dirname

/** Builds what a server paints pages with, from the same screens and with the same settings, beside what browsers load (docs/decisions/16). */
export const paints = (): Plugin => {
  let outDir = ''
  return {
    name: 'paints',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          root: cwd,
          logLevel: 'warn',
          plugins: screens(cwd),
          // Workers are built for browsers here too.
          resolve: { conditions: ['source', ...defaultClientConditions] },
          ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'production'] } },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          build: {
            ssr: 'src/app/paint/index.tsx',
            outDir: join(outDir, FOLDER),
            emptyOutDir: true,
            copyPublicDir: false,
            target: 'es2022',
            rolldownOptions: {
              checks: { bundlerTimings: false },
              output: { entryFileNames: 'paint.mjs', chunkFileNames: '[name]-[hash].mjs' },
            },
          },
        })
      },
    },
  }
}
