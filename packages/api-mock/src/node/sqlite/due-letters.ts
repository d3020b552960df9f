import type { DatabaseSync } from 'node:sqlite'

import { LONGEST_WAIT_S, type DueLetter, type LetterQueue } from '../letters/letter-queue.ts'
import type { Whole } from './whole.ts'

/** Letters that are sent at a time, and milliseconds between two looks. */
const AT_ONCE = 10
const PAUSE_MS = 250

const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT_S, 2 ** Math.min(tries, 12)) * 1000

/** Place of rows that stand for all letters of an act. */
const ALL = -1

type Row = DueLetter & { readonly tries: number }

const rowOf = ({ person, key, place, tries }: Record<string, unknown>): Row => ({
  person: String(person),
  key: String(key),
  place: place === ALL ? undefined : Number(place),
  tries: Number(tries),
})

const ROW = 'person = ? AND key = ? AND place = ?'

/** Rows of letters that are to be sent: one is there until its letter was taken. */
const rowsIn = (database: DatabaseSync, whole: Whole) => {
  const select = database.prepare('SELECT person, key, place, tries FROM due_letters WHERE due_at <= ? ORDER BY due_at LIMIT ?')
  const remove = database.prepare(`DELETE FROM due_letters WHERE ${ROW}`)
  const put = database.prepare(`UPDATE due_letters SET tries = ?, due_at = ? WHERE ${ROW}`)
  return {
    due: (now: number): readonly Row[] => select.all(now, AT_ONCE).map(rowOf),
    remove: ({ person, key, place = ALL }: Row): void => whole(() => void remove.run(person, key, place)),
    postpone: ({ person, key, place = ALL, tries }: Row, now: number): void =>
      whole(() => void put.run(tries + 1, now + waitAfter(tries), person, key, place)),
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
    /** Letters that were taken, while the store does not let that be noted: they are not sent again. */
    const taken = new Set<string>()
    let isStopped = false
    let troubles = 0
    let timer: NodeJS.Timeout | undefined
    let step: Promise<void> = Promise.resolve()
    const send = async (row: Row): Promise<boolean> => {
      try {
        await deliver(row)
        return true
      } catch (error) {
        onError?.(error)
        return false
      }
    }
    const sendOne = async (row: Row): Promise<void> => {
      const name = JSON.stringify([row.person, row.key, row.place])
      if (!taken.has(name) && !(await send(row))) return rows.postpone(row, now())
      taken.add(name)
      rows.remove(row)
      taken.delete(name)
    }
    const sendDue = async (): Promise<void> => {
      try {
        const done = await Promise.allSettled(rows.due(now()).map(sendOne))
        const failed = done.find(({ status }) => status === 'rejected')
        if (failed?.status === 'rejected') throw failed.reason
        troubles = 0
      } catch (error) {
        troubles += 1
        onError?.(error)
      }
      plan()
    }
    // A store that notes nothing has no letter wait: the next look does.
    const plan = (): void => {
      const pause = troubles === 0 ? PAUSE_MS : waitAfter(troubles - 1)
      if (!isStopped) timer = setTimeout(() => (step = sendDue()), pause).unref()
    }
    plan()
    return () => {
      isStopped = true
      clearTimeout(timer)
      return step
    }
  },
})
