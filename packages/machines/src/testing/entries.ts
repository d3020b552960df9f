import type { EntriesPort, HistoryMove, Place } from '../stepper/index.ts'

/** The history of a tab: the page before, the entries of a stepper's page, and what a saver does with them. */
export type FakeEntries<Step extends string> = {
  readonly port: EntriesPort<Step>
  readonly back: () => void
  readonly forward: () => void
  /** Opens a window of the page by the address fragment. */
  readonly openWindow: () => void
  /** Closes it by its own button: its entry stays without a fragment. */
  readonly closeWindow: () => void
  /** Follows a link to another page. */
  readonly leave: () => void
  /** Every entry, the one of the page with a star: `1 age*`, `window`, `elsewhere`. */
  readonly read: () => readonly string[]
}

type FakeEntry<Step extends string> = {
  readonly place?: Place<Step> | undefined
  readonly hash?: string
  readonly isElsewhere?: boolean
}

const nameOf = ({ place, hash = '', isElsewhere = false }: FakeEntry<string>): string => {
  if (isElsewhere) return 'elsewhere'
  if (hash !== '') return 'window'
  return place === undefined ? 'unnamed' : `${place.run} ${place.step}`
}

/**
 * Makes the history of a tab that has come from another page to that of a stepper; its moves arrive at once.
 *
 * @param place what the page's entry holds, as after a reload
 * @example fakeEntries<'age'>().read() // ['elsewhere', 'unnamed*']
 */
export const fakeEntries = <Step extends string>(place?: Place<Step>): FakeEntries<Step> => {
  let entries: readonly FakeEntry<Step>[] = [{ isElsewhere: true }, { place }]
  let index = 1
  const listeners = new Set<(move: HistoryMove) => void>()
  const tell = (move: HistoryMove): void => {
    for (const listener of listeners) listener(move)
  }
  const now = (): FakeEntry<Step> => entries[index] ?? {}
  const push = (entry: FakeEntry<Step>): void => {
    entries = [...entries.slice(0, index + 1), entry]
    index += 1
    tell({ kind: 'pushed' })
  }
  const replace = (entry: FakeEntry<Step>): void => {
    entries = entries.with(index, entry)
    tell({ kind: 'replaced' })
  }
  const go = (by: number): void => {
    const next = Math.min(Math.max(index + by, 0), entries.length - 1)
    if (next === index) return
    index = next
    tell({ kind: 'moved', by })
  }
  return {
    port: {
      read: () => (now().isElsewhere === true ? undefined : { place: now().place, index, hash: now().hash ?? '' }),
      push: (added) => push({ place: added }),
      replace: (changed) => replace({ ...now(), place: changed }),
      go,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    back: () => go(-1),
    forward: () => go(1),
    openWindow: () => push({ hash: '#window' }),
    closeWindow: () => replace({}),
    leave: () => push({ isElsewhere: true }),
    read: () => entries.map((entry, at) => (at === index ? `${nameOf(entry)}*` : nameOf(entry))),
  }
}
