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

/** A letter on its way: its key tells it from any other, so that a receiver drops what comes a second time. */
export type LetterToSend = Letter & { readonly key: string }

/**
 * Returns the letters of one act with their keys: person, number of the entry and place in it. The number of the act itself would not do: a request, its
 * signature and its end share one.
 *
 * @param person whose journal it is
 * @param entry the entry of the act
 * @example lettersToSend('sub', entry)[0]?.key // 'sub/7/0'
 */
export const lettersToSend = (person: string, entry: JournalEntry): readonly LetterToSend[] =>
  lettersOfActs([entry]).map((letter, place) => Object.assign({ key: `${person}/${entry.number}/${place}` }, letter))

/**
 * Returns a journal that says of each act whether it brings letters: what keeps them notes that they are to be sent.
 *
 * @param journal the journal in which acts are kept
 */
export const notingLetters = (journal: Journal): Journal => ({
  ...journal,
  append: (person, after, entries) =>
    journal.append(
      person,
      after,
      entries.map((entry) => Object.assign({ hasLetters: entry.key !== undefined && lettersOfActs([entry]).length > 0 }, entry)),
    ),
})
