import type { LogPort } from '@hautelisse/machines/ports'

/** A line of the journal: a call by method and path template, or why a page could not be shown. Never a payload, never a value of an address. */
export type JournalLine =
  | { readonly kind: 'call'; readonly method: string; readonly path: string }
  | { readonly kind: 'fault'; readonly message: string }

/** What happened in this tab, for the developer pages. */
export type Journal = {
  readonly log: LogPort
  readonly report: (message: string) => void
  readonly lines: () => readonly JournalLine[]
}

/** More lines than one page of work makes. */
const MOST_LINES = 200

/** Opens a journal that lives as long as the page and keeps its last lines; nothing of it is stored or sent. */
export const openJournal = (): Journal => {
  let lines: readonly JournalLine[] = []
  const write = (line: JournalLine): void => {
    lines = [...lines, line].slice(-MOST_LINES)
  }
  return {
    log: ({ method, path }) => write({ kind: 'call', method, path }),
    report: (message) => write({ kind: 'fault', message }),
    lines: () => lines,
  }
}
