import type { Letter } from '@hautelisse/domain/contract'

import type { Journal, JournalEntry } from '../storage/index.ts'
import { readAct } from './model.ts'

/**
 * Returns the letters that acts of a journal brought, each with the instant of its act. They are kept in the entry of the act itself, so an act without its
 * letters does not exist, whatever ends the server between two steps.
 *
 * @param entries entries of a journal
 * @returns letters in the order of the journal
 */
export const lettersOfActs = (entries: readonly Pick<JournalEntry, 'at' | 'value'>[]): readonly Letter[] =>
  entries.flatMap(({ at, value }) => (readAct(value)?.letters ?? []).map((letter) => Object.assign({ at }, letter)))

/**
 * Returns a journal that says of each act how many letters it brings: what keeps them notes that each is to be sent.
 *
 * @param journal the journal in which acts are kept
 */
export const notingLetters = (journal: Journal): Journal => ({
  ...journal,
  append: (person, after, entries) =>
    journal.append(
      person,
      after,
      entries.map((entry) => Object.assign({ letters: entry.key === undefined ? 0 : lettersOfActs([entry]).length }, entry)),
    ),
})
