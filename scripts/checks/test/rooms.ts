import { existsSync, globSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { roomOf } from '../journeys/rooms.ts'

/** What some rooms have, in all packages. */
export type RoomFiles = {
  readonly folders: readonly string[]
  /** Names of their journeys' files, without endings. */
  readonly specs: readonly string[]
  readonly units: readonly string[]
  readonly texts: readonly string[]
  readonly screens: readonly string[]
  /** The portal as it was last built holds every source as it is now. */
  readonly isBuilt: boolean
}

const PACKAGES = ['domain', 'machines', 'api-mock', 'web']
const SPECS = 'packages/web/e2e'

const withSlashes = (path: string): string => path.replaceAll(sep, '/')
const filesIn = (root: string, pattern: string): readonly string[] => globSync(pattern, { cwd: root }).map(withSlashes).toSorted()
const specsIn = (root: string): readonly string[] =>
  filesIn(root, `${SPECS}/*.spec.ts`).map((path) => path.slice(SPECS.length + 1, -'.spec.ts'.length))

/** Names of all rooms: the folders of the packages, and what journeys are counted under. */
export const roomsIn = (root: string): readonly string[] => {
  const folders = PACKAGES.flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name),
  )
  return [...new Set([...folders, ...specsIn(root).map(roomOf)])].toSorted()
}

const BUILT = 'packages/web/dist/.vite/manifest.json'

/** What a build is made of; tests change nothing of it. */
const isBuildOf = (root: string): boolean => {
  if (!existsSync(join(root, BUILT))) return false
  const builtAt = statSync(join(root, BUILT)).mtimeMs
  const sources = [
    'pnpm-lock.yaml',
    ...filesIn(root, 'packages/web/{index.html,vite.*.ts,lingui.config.ts,public/**/*}'),
    ...filesIn(root, `packages/{${PACKAGES.join(',')}}/src/**/*.*`).filter((path) => !/\.test(?:ing)?\.tsx?$/.test(path)),
  ]
  return sources.every((path) => statSync(join(root, path)).mtimeMs <= builtAt)
}

/**
 * Finds what touches some rooms: their folders in all packages, the tests in them, and their journeys.
 *
 * @param root - folder of the project
 * @param rooms - names of rooms
 */
export const filesOf = (root: string, rooms: readonly string[]): RoomFiles => {
  const folders = rooms.flatMap((room) =>
    PACKAGES.map((name) => `packages/${name}/src/${room}`).filter((path) => existsSync(join(root, path))),
  )
  const tests = folders.flatMap((folder) => filesIn(root, `${folder}/**/*.test.{ts,tsx}`))
  return {
    folders,
    specs: specsIn(root).filter((spec) => rooms.includes(roomOf(spec))),
    units: tests.filter((path) => path.endsWith('.test.ts')),
    texts: tests.filter((path) => path.endsWith('.text.test.tsx')),
    screens: tests.filter((path) => path.endsWith('.test.tsx') && !path.endsWith('.text.test.tsx')),
    isBuilt: isBuildOf(root),
  }
}
