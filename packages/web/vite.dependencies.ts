import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages whose sources a page loads. */
const SOURCES = ['web', 'machines', 'domain', 'api-mock'] as const

/** What no page loads: tests, generators of test cases, the server, and what the build writes as other modules. */
const ELSEWHERE = /\.test\.tsx?$|arbitraries\.ts$|[\\/](?:node|openapi|fuzz|testing|paint)[\\/]/
const MACROS = /\/macro$|^@vanilla-extract\//

/** Types leave nothing to import. */
const IMPORTED = /^(?:import|export) (?!type\b)[^;'"]*?\bfrom '(?<name>[^'.][^']*)'/gm

const importsOf = (folder: string): ReadonlySet<string> => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !ELSEWHERE.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].map((found) => found.groups?.['name'] ?? '')))
}

const isForeign = (name: string): boolean => !/^(?:@hautelisse\/|node:|virtual:|\.)/.test(name) && !MACROS.test(name)

/**
 * Answers every dependency that the sources import, as `optimizeDeps.include` names it: one that Vite met while a test runs would make it
 * load the page again.
 *
 * @param packages - folder of the workspace's packages
 * @example dependenciesOfPages('packages') // ['react', '@hautelisse/domain > decimal.js', …]
 */
export const dependenciesOfPages = (packages: string): readonly string[] =>
  SOURCES.flatMap((name) =>
    [...importsOf(join(packages, name, 'src'))]
      .filter(isForeign)
      .map((dependency) => (name === 'web' ? dependency : `@hautelisse/${name} > ${dependency}`)),
  )

/** Rooms of other packages that a module of these folders imports, tests included. */
const ROOM = /\bfrom '(?<name>@hautelisse\/[^']+)'|\bimport\('(?<late>@hautelisse\/[^']+)'\)/g

/**
 * Answers the rooms of the other packages that pages and their tests import, as `optimizeDeps.include` names them: in one piece each, where a page
 * would ask for some thousand modules.
 *
 * @param folders - folders of the modules that import them
 * @example roomsOfPages(['packages/web/src']) // ['@hautelisse/domain/money', …]
 */
export const roomsOfPages = (folders: readonly string[]): readonly string[] => {
  const texts = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const names = texts.flatMap((text) => [...text.matchAll(ROOM)].map(({ groups }) => groups?.['name'] ?? groups?.['late'] ?? ''))
  return [...new Set(names)].toSorted()
}
