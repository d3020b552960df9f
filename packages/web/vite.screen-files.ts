import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the component tests are built, from the folder of the web package. */
export const BUILT = 'dist-tests'

const TESTS = 'src/**/*.test.tsx'
const TEXTS = 'src/**/*.text.test.tsx'

/** A test that puts something in a module's place needs that module apart. */
const MOCK = /\bvi\.mock\(/

/**
 * Answers the files of component tests: those that are built together, and those that are run as they are written because they stand in for a module.
 *
 * @param cwd - folder of the web package
 * @example screenFiles('packages/web').together[0] // 'src/accounts/detail/detail.test.tsx'
 */
export const screenFiles = (cwd: string): { readonly together: readonly string[]; readonly apart: readonly string[] } => {
  const files = globSync(TESTS, { cwd, exclude: [TEXTS] }).toSorted()
  const isApart = (file: string): boolean => MOCK.test(readFileSync(join(cwd, file), 'utf8'))
  return { together: files.filter((file) => !isApart(file)), apart: files.filter(isApart) }
}
