/**
 * Checks the catalogues against the sources: a message that no source uses, one that a catalogue lacks, one without its English and one that two
 * rooms say differently are failures, and so are more messages of equal text than before (`--same` lists those), and a message of several amounts
 * that is not fed by one sum.
 */
import { globSync, readFileSync } from 'node:fs'
import { textsInSources } from '../../packages/web/lingui.sources.ts'
import { cataloguesOf, messagesOf } from '../../packages/web/vite.catalogues.ts'
import { problemsOf } from './texts/check.ts'
import { MOST_SURPLUS, sameTexts, surplusOf } from './texts/same.ts'
import { sumProblems } from './texts/sums.ts'

const LANGUAGES = ['fr', 'en']

const WEB = new URL('../../packages/web/src/', import.meta.url).pathname
const components = new Map(
  globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: ['**/*.test.*', 'testing/**'] }).map((file) => [
    file,
    readFileSync(`${WEB}${file}`, 'utf8'),
  ]),
)

const french = messagesOf('fr')
const english = messagesOf('en')
const same = sameTexts(french)
const surplus = surplusOf(same)

if (process.argv.includes('--same')) {
  for (const { text, ids } of same) {
    console.log(text)
    for (const id of ids) console.log(`  ${id}: ${english.get(id)}`)
  }
} else {
  const sources = await textsInSources()
  const problems = LANGUAGES.flatMap((language) => problemsOf(language, sources, cataloguesOf(language)))
  problems.push(...sumProblems(components))
  if (french.size === 0) problems.push('The French catalogues are empty: nothing was checked')
  if (surplus > MOST_SURPLUS)
    problems.push(`${surplus} ids more than texts, where ${MOST_SURPLUS} may be: use a message that is there (--same lists them)`)
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
console.log(`${french.size} messages in ${LANGUAGES.length} languages, ${surplus} of them with the text of another`)
