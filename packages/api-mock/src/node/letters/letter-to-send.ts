import { createHash } from 'node:crypto'

import type { Letter } from '@hautelisse/domain/contract'

import { lettersOfActs } from '../../journal/index.ts'
import type { JournalEntry } from '../../storage/index.ts'

/** A letter on its way: its key tells it from any other, so that a receiver drops what comes a second time. */
export type LetterToSend = Letter & { readonly key: string }

const MARK_SIGNS = 16

/** Tells an entry from another one of its number, which there is where a backup of before it was taken back. */
const markOf = ({ at, key, value }: JournalEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([at, key, value]))
    .digest('hex')
    .slice(0, MARK_SIGNS)

/**
 * Returns the letters of one act with their keys: person, number of the entry, place in it, and a mark of what the entry says. The number of the act
 * itself would not do: a request, its signature and its end share one.
 *
 * @param person whose journal it is
 * @param entry the entry of the act
 * @example lettersToSend('sub', entry)[0]?.key // 'sub/7/0/5f0c…'
 */
export const lettersToSend = (person: string, entry: JournalEntry): readonly LetterToSend[] =>
  lettersOfActs([entry]).map((letter, place) =>
    Object.assign({ key: `${person}/${entry.number}/${place}/${markOf(entry)}` }, letter),
  )
