import { join } from 'node:path'
import { defaultClientConditions, defineConfig } from 'vite'
import { BUILT, screenFiles } from './vite.screen-files.ts'
import { screens } from './vite.screens.ts'

const cwd = import.meta.dirname

// React as it is built: its development copy keeps a stack of each element.
process.env['NODE_ENV'] = 'production'

const STYLES = 'assets/style.css'
/** A folder of a package's sources, and a library. */
const ROOM = /packages\/(?<pack>[^/]+)\/src\/(?<room>[^/]+)\//
const LIBRARY = /node_modules\/(?!\.pnpm)(?<name>(?:@[^/]+\/)?[^/]+)/
/** What one test has and another does not: examples and stand-ins import more than their room. */
const OF_TESTS = /\.test\.tsx$|examples\.tsx?$|\/examples\/|\.testing\./

/** The piece of a module: a room, or a library. */
const pieceOf = (id: string): string | null => {
  const path = id.replaceAll('\\', '/')
  const library = LIBRARY.exec(path)?.groups?.['name']
  if (library !== undefined) return library.replaceAll(/\W+/g, '-')
  const { pack, room } = ROOM.exec(path)?.groups ?? {}
  return pack === undefined || OF_TESTS.test(path) ? null : `${pack}-${room ?? ''}`
}

/**
 * The component tests, built together: each of their files is a page of its own in the browser, and loads a few dozen pieces where it would load a
 * thousand modules, one by one.
 */
export default defineConfig({
  root: cwd,
  base: './',
  publicDir: false,
  plugins: screens(cwd, true),
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: BUILT,
    target: 'esnext',
    minify: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(screenFiles(cwd).together.map((file) => [file.replace(/\.tsx$/, ''), join(cwd, file)])),
      external: [/^vitest(?:$|\/)/, /^@vitest\//],
      preserveEntrySignatures: 'allow-extension',
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'pieces/[name]-[hash].js',
        assetFileNames: 'assets/[name][extname]',
        banner: ({ isEntry }) => (isEntry ? `import '${join(cwd, BUILT, STYLES).replaceAll('\\', '/')}'` : ''),
        codeSplitting: { groups: [{ name: pieceOf, debugName: 'rooms and libraries' }] },
      },
    },
  },
})
