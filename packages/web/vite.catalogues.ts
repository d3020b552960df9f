import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What one room says in one language, by the ids of its messages. */
export type Catalogue = { readonly room: string; readonly file: string; readonly messages: Readonly<Record<string, string>> }

/**
 * Answers what each room says in a language, in the order of the rooms' names.
 *
 * @param language - as catalogues are called: `fr`, `en`
 * @throws SyntaxError on a catalogue that is no JSON
 * @example cataloguesOf('fr')[0] // { room: 'accounts', file: '/…/fr.json', messages: { 'accounts.act.payment': 'Faire…' } }
 */
export const cataloguesOf = (language: string): readonly Catalogue[] =>
  globSync(`src/*/locales/${language}.json`, { cwd: import.meta.dirname })
    .toSorted()
    .map((path) => {
      const file = join(import.meta.dirname, path)
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Catalogue['messages']
      return { room: path.split(sep)[1] ?? '', file, messages }
    })

/**
 * Answers every text of a language by its id. A message of two rooms stands in both their catalogues, with the same text
 * (`scripts/checks/texts.ts`).
 *
 * @param language - as catalogues are called: `fr`, `en`
 * @throws SyntaxError on a catalogue that is no JSON
 * @example messagesOf('en').get('ui.action.back') // 'Back'
 */
export const messagesOf = (language: string): ReadonlyMap<string, string> =>
  new Map(cataloguesOf(language).flatMap(({ messages }) => Object.entries(messages)))
