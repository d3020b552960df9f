/**
 * Checks the catalogues against the sources: a message that no source uses, one that a catalogue lacks and one without its English
 * are failures. The catalogues are written anew beside themselves, compared, and put back as they were.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const web = resolve('packages/web')
const LANGUAGES = ['fr', 'en']
const file = (language: string) => `packages/web/src/locales/${language}.po`

/** Message ids of a catalogue with their text; the header has the empty id. */
const messages = (catalogue: string): ReadonlyMap<string, string> =>
  new Map(
    catalogue.split(/\n\n+/).flatMap((entry) => {
      const text = (name: string) => {
        const found = new RegExp(`^${name} ((?:".*"\\s*)+)`, 'm').exec(entry)?.[1]
        return found
          ?.split('\n')
          .map((line) => line.trim().replace(/^"|"$/g, ''))
          .join('')
      }
      const id = text('msgid')
      return id === undefined || id === '' || /^#~/m.test(entry) ? [] : [[id, text('msgstr') ?? ''] as const]
    }),
  )

const before = new Map(LANGUAGES.map((language) => [language, readFileSync(file(language), 'utf8')]))
const extracted = spawnSync(join(web, 'node_modules', '.bin', 'lingui'), ['extract', '--clean', '--overwrite'], {
  cwd: web,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const after = new Map(LANGUAGES.map((language) => [language, readFileSync(file(language), 'utf8')]))
for (const [language, text] of before) writeFileSync(file(language), text)

const problems: string[] = extracted.status === 0 ? [] : [`lingui extract failed: ${extracted.stderr}${extracted.stdout}`]
for (const language of LANGUAGES) {
  const kept = messages(before.get(language) ?? '')
  const used = messages(after.get(language) ?? '')
  for (const id of used.keys())
    if (!kept.has(id)) problems.push(`${language}: ${id} is used by the sources and missing from the catalogue`)
  for (const id of kept.keys())
    if (!used.has(id)) problems.push(`${language}: ${id} stands in the catalogue and no source uses it`)
  for (const [id, text] of kept) {
    if (text === '') problems.push(`${language}: ${id} has no text`)
    if (used.has(id) && used.get(id) !== text) problems.push(`${language}: ${id} says something else in the sources`)
  }
}
const count = messages(before.get('fr') ?? '').size
if (count === 0) problems.push('The French catalogue is empty: nothing was checked')
for (const problem of problems) console.log(problem)
console.log(`${count} messages in ${LANGUAGES.length} languages`)
process.exitCode = problems.length > 0 ? 1 : 0
