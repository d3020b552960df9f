/**
 * Checks that comments, documents and titles of tests hold none of the phrases that no native speaker writes, and that no further constant is named by
 * a past participle alone (`written`, `kept`): names that exist are counted in plain-english/allowance.ts, a number that may only go down.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ALLOWED_NAMES, ALLOWED_PHRASES } from './plain-english/allowance.ts'
import { oddPhrases, participleNames, type Finding } from './plain-english/find.ts'

const { stdout } = spawnSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.md'], { encoding: 'utf8' })
/** The phrases themselves stand here. */
const OWN = 'scripts/checks/plain-english/'
const files = stdout
  .split('\0')
  .filter((path) => path !== '' && !path.endsWith('CHANGELOG.md') && !path.startsWith(OWN) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
if (files.length === 0) throw new Error('Git lists no files: a check that reads nothing finds nothing.')

const partOf = (path: string): string => /^packages\/([^/]+)/.exec(path)?.[1] ?? path.split('/')[0] ?? ''
const lineOf = (path: string, { line, text, instead }: Finding): string => `${path}:${line}: "${text}": ${instead}`

const phrases = files.flatMap(({ path, text }) => oddPhrases(text).map((finding) => lineOf(path, finding)))
const names = files
  .filter(({ path }) => /\.tsx?$/.test(path))
  .flatMap(({ path, text }) => participleNames(text).map((finding) => ({ part: partOf(path), line: lineOf(path, finding) })))
const linesByPart = Map.groupBy(names, ({ part }) => part)

const problems = phrases.length > ALLOWED_PHRASES ? [...phrases] : []
for (const [part, found] of linesByPart) {
  const allowed = ALLOWED_NAMES[part] ?? 0
  if (found.length > allowed)
    problems.push(
      ...found.map(({ line }) => line),
      `${part} has ${found.length} such names, ${allowed} are allowed: give the new ones another name.`,
    )
  if (found.length < allowed) console.log(`${part} has ${found.length} such names: lower its number in ${OWN}allowance.ts.`)
}
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${phrases.length} odd phrases, ${names.length} names that are a past participle.`)
process.exitCode = problems.length > 0 ? 1 : 0
