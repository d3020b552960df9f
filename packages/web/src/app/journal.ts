import type { LogPort } from '@hautelisse/machines/ports'

/** A line of the journal: a call by method and path template, or why a page could not be shown. Never a payload, never a value of an address. */
export type JournalLine =
  | { readonly kind: 'call'; readonly method: string; readonly path: string }
  | { readonly kind: 'fault'; readonly message: string }

/** What happened in this tab, for the developer pages. */
export type Journal = {
  readonly log: LogPort
  readonly report: (message: string) => void
  /** The same list until a line is written. */
  readonly lines: () => readonly JournalLine[]
  /** Calls the listener at each line; answers the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
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
