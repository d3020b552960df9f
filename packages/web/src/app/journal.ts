import type { LogPort } from '@hautelisse/machines/ports'
import type { JournalLine, JournalLines } from '../shell/index.ts'

/** What happened in this tab, for the developer pages. */
export type Journal = JournalLines & {
  readonly log: LogPort
  readonly report: (message: string) => void
}

/** More lines than one page of work makes. */
const MOST_LINES = 200

/** Opens a journal that lives as long as the page and keeps its last lines; nothing of it is stored or sent. */
export const openJournal = (): Journal => {
  let lines: readonly JournalLine[] = []
  const listeners = new Set<() => void>()
  const write = (line: JournalLine): void => {
    lines = [...lines, line].slice(-MOST_LINES)
    for (const listener of listeners) listener()
  }
  return {
    log: ({ method, path }) => write({ kind: 'call', method, path }),
    report: (message) => write({ kind: 'fault', message }),
    lines: () => lines,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
