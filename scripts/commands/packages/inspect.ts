import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Packed } from './install.ts'

type Manifest = { readonly dependencies?: Record<string, string>; readonly exports: object }

/** What must not be in a published package, by the name of a file in it. */
const UNWANTED = /\.map$|\.test(?:ing)?\.|\.tsbuildinfo$|\/src\/|\/testing\//

const fileProblems = (contents: Package, root: string): readonly string[] => {
  const files = contents.listFiles(root)
  const text = (name: string) => contents.tryReadFile(`${root}/${name}`) ?? ''
  const manifest = JSON.parse(text('package.json')) as Manifest
  const missing = ['README.md', 'CHANGELOG.md'].filter((name) => text(name) === '').map((name) => `${name} is missing`)
  const unwanted = files.filter((file) => UNWANTED.test(file)).map((file) => `${file} is shipped`)
  const mapped = files.filter((file) => file.endsWith('.js') && contents.readFile(file).includes('sourceMappingURL='))
  const ranges = Object.entries(manifest.dependencies ?? {}).filter(([, range]) => !/^[\^\d]/.test(range))
  const links = [...text('README.md').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
  return [
    ...missing,
    ...unwanted.slice(0, 5),
    ...mapped.slice(0, 5).map((file) => `${file} names a map that is not shipped`),
    ...ranges.map(([name, range]) => `${name} is asked for as ${range}`),
    ...links.filter((link) => !files.includes(`${root}/${link}`)).map((link) => `README.md leads out of the package: ${link}`),
    ...(JSON.stringify(manifest.exports).includes('"source"') ? ['exports lead to sources'] : []),
  ]
}

/** Resolutions that a package of ES modules alone does not serve: Node 10, and `require` without its support for modules. */
const NOT_SERVED = new Set(['node10', 'node16-cjs'])

const typeProblems = async (contents: Package, { name, entries }: Packed): Promise<readonly string[]> => {
  const prefix = `@hautelisse/${name}`
  const result = await checkPackage(contents, { entrypoints: entries.map((entry) => entry.replace(prefix, '.')) })
  if (result.types === false) return ['has no types']
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && NOT_SERVED.has(problem.resolutionKind)))
    .filter((problem) => problem.kind !== 'CJSResolvesToESM')
    .map((problem) => `types: ${JSON.stringify(problem)}`)
}

/** Looks into a tarball: its files, publint, and whether its types are what they say. */
export const inspectTarball = async (packed: Packed): Promise<string> => {
  const data = readFileSync(packed.tarball)
  const contents = createPackageFromTarballData(data)
  const root = `/node_modules/@hautelisse/${packed.name}`
  const { messages, pkg } = await publint({
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
  })
  const problems = [
    ...fileProblems(contents, root),
    ...messages
      .filter(({ type }) => type !== 'suggestion')
      .map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...(await typeProblems(contents, packed)),
  ]
  if (problems.length > 0) throw new Error(`\n  ${problems.slice(0, 12).join('\n  ')}`)
  return `${contents.listFiles(root).length} files, ${Math.round(data.byteLength / 1000)} kB`
}
