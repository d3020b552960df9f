import type { DatabaseSync } from 'node:sqlite'

import { LONGEST_WAIT_S, type DueAct, type LetterQueue } from '../letters/letter-queue.ts'
import type { Whole } from './whole.ts'

/** Acts whose letters are sent at a time, and milliseconds between two looks. */
const AT_ONCE = 10
const PAUSE_MS = 250

const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT_S, 2 ** Math.min(tries, 12)) * 1000

type Row = DueAct & { readonly tries: number }

/** Rows of acts whose letters are to be sent: one is there until all its letters were taken. */
const rowsIn = (database: DatabaseSync, whole: Whole) => {
  const select = database.prepare('SELECT person, key, tries FROM due_letters WHERE due_at <= ? ORDER BY due_at LIMIT ?')
  const remove = database.prepare('DELETE FROM due_letters WHERE person = ? AND key = ?')
  const put = database.prepare('UPDATE due_letters SET tries = ?, due_at = ? WHERE person = ? AND key = ?')
  return {
    due: (now: number): readonly Row[] =>
      select
        .all(now, AT_ONCE)
        .map((row) => ({ person: String(row['person']), key: String(row['key']), tries: Number(row['tries']) })),
    remove: ({ person, key }: Row): void => whole(() => void remove.run(person, key)),
    postpone: ({ person, key, tries }: Row, now: number): void =>
      whole(() => void put.run(tries + 1, now + waitAfter(tries), person, key)),
  }
}

/**
 * Returns the letters of a folder that are to be sent. One process alone has the folder: what a killed one was sending is due at the next start.
 *
 * @param database the open store
 * @param whole makes one transaction of a task
 * @param now the machine's clock, in milliseconds
 */
export const dueLettersIn = (database: DatabaseSync, whole: Whole, now: () => number = Date.now): LetterQueue => ({
  start: async (deliver, onError) => {
    const rows = rowsIn(database, whole)
    let isStopped = false
    let timer: NodeJS.Timeout | undefined
    let step: Promise<void> = Promise.resolve()
    const sendOne = async (row: Row): Promise<void> => {
      try {
        await deliver(row)
        rows.remove(row)
      } catch (error) {
        onError?.(error)
        rows.postpone(row, now())
      }
    }
    const sendDue = async (): Promise<void> => {
      try {
        await Promise.all(rows.due(now()).map(sendOne))
      } catch (error) {
        onError?.(error)
      }
      plan()
    }
    const plan = (): void => {
      if (!isStopped) timer = setTimeout(() => (step = sendDue()), PAUSE_MS).unref()
    }
    plan()
    return () => {
      isStopped = true
      clearTimeout(timer)
      return step
    }
  },
})
