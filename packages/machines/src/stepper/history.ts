/** A step of one run of a stepper: all that an entry of the browser's history holds. */
export type Place<Step extends string> = {
  /** Counts from 1; "Refaire une simulation" begins the next one. */
  readonly run: number
  readonly step: Step
}

/** The entry of the browser's history on which the stepper's page stands. */
export type Entry<Step extends string> = {
  /** Undefined for one that was made by something else, such as a window of the page. */
  readonly place: Place<Step> | undefined
  /** Where it stands among the entries of the tab. */
  readonly index: number
  /** Fragment of the address: a window is open over the step. */
  readonly hash: string
}

/** What happened to the history: an entry was added, one was replaced, or the saver moved by some entries, forward if positive. */
export type HistoryMove = { readonly kind: 'pushed' | 'replaced' } | { readonly kind: 'moved'; readonly by: number }

/** The entries of the tab, as far as they belong to the stepper's page. */
export type EntriesPort<Step extends string> = {
  /** Undefined on another page. */
  readonly read: () => Entry<Step> | undefined
  readonly push: (place: Place<Step>) => void
  readonly replace: (place: Place<Step>) => void
  /** Moves by some entries; the answer is a move like one of the saver's, now or later. */
  readonly go: (by: number) => void
  readonly subscribe: (listener: (move: HistoryMove) => void) => () => void
}

/** A running stepper, as far as the history knows it. */
export type Followed<Step extends string, Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
  readonly send: (event: { readonly type: 'historyMoved'; readonly step: Step }) => void
}

export type FollowOptions<Step extends string, Snapshot> = {
  /** Step on the screen, or the one that is being loaded; undefined if no step is shown. */
  readonly placeOf: (snapshot: Snapshot) => Place<Step> | undefined
  /** Steps in their order. */
  readonly order: readonly Step[]
  /** Whether each step has an entry; otherwise the page keeps its one entry. */
  readonly hasEntries: boolean
}

const isSame = (a: Place<string> | undefined, b: Place<string>): boolean => a?.run === b.run && a.step === b.step

/**
 * Keeps the browser's history and a stepper together: Back is "Précédent", Forward the next step that was answered.
 *
 * Each step of a run has one entry. A way back inside the page goes back to the entry of that step, so that Back leads further back. An entry
 * of another run, or of a step that cannot be opened, shows the nearest step that can and is replaced. A window over the step closes first.
 *
 * @param actor running stepper
 * @param entries history of the tab
 * @param options where the stepper stands, the order of its steps, and whether they have entries
 * @returns function that ends it
 * @example const stop = followSteps(actor, entries, { placeOf: selectPlace, order: STEP_IDS, hasEntries: true })
 */
export const followSteps = <Step extends string, Snapshot>(
  actor: Followed<Step, Snapshot>,
  entries: EntriesPort<Step>,
  { placeOf, order, hasEntries }: FollowOptions<Step, Snapshot>,
): (() => void) => {
  /** Entries that are known to exist, by where they stand. */
  const known = new Map<number, Place<Step>>()
  let hash = entries.read()?.hash
  /** A move of ours has not arrived yet: until then the entry on which the page stands says nothing. */
  let isUnderWay = false
  let isAnswering = false
  const place = (): Place<Step> | undefined => placeOf(actor.getSnapshot())

  const keepEntry = (): void => {
    const entry = entries.read()
    hash = entry?.hash
    if (entry?.place !== undefined) known.set(entry.index, entry.place)
  }
  const isBack = (from: Place<Step>, to: Place<Step>): boolean =>
    from.run === to.run && order.indexOf(to.step) < order.indexOf(from.step)

  /** Brings the history to where the stepper is. */
  const write = (): void => {
    const [entry, now] = [entries.read(), place()]
    if (isUnderWay || isAnswering || entry === undefined || now === undefined || isSame(entry.place, now)) return
    const [index] = [...known].find(([, one]) => isSame(one, now)) ?? []
    // A move would close the window that stands over the step, such as the one that says why a call was refused.
    if (index !== undefined && index !== entry.index && entry.hash === '') {
      isUnderWay = true
      return entries.go(index - entry.index)
    }
    const isOwn = hasEntries && entry.place !== undefined && !isBack(entry.place, now)
    entries[isOwn ? 'push' : 'replace'](now)
    keepEntry()
  }

  /** Brings the stepper to where the history is, and the entry to what is shown. */
  const answer = (asked: Step): void => {
    isAnswering = true
    actor.send({ type: 'historyMoved', step: asked })
    isAnswering = false
    const [entry, now] = [entries.read(), place()]
    if (entry !== undefined && now !== undefined && !isSame(entry.place, now)) entries.replace(now)
    keepEntry()
  }

  /** The entry is no step of its own, such as one that a closed window left behind: the move goes on. */
  const pass = (by: number): void => {
    if (Math.abs(by) === 1) entries.go(by)
    else write()
  }

  const take = (by: number): void => {
    const [entry, now, before] = [entries.read(), place(), hash]
    if (entry === undefined || now === undefined) return
    keepEntry()
    const isPlain = entry.hash === '' && before === ''
    if (isUnderWay || !hasEntries) {
      isUnderWay = false
      write()
    } else if (entry.place !== undefined && !isSame(entry.place, now)) answer(entry.place.step)
    else if (isPlain) pass(by)
    // A fragment that the browser itself moved to is not counted among the entries.
    else if (entry.place === undefined) known.clear()
  }

  const listen = (move: HistoryMove): void => {
    if (move.kind === 'moved') return take(move.by)
    const entry = entries.read()
    if (entry === undefined) return
    hash = entry.hash
    if (move.kind === 'pushed') for (const index of known.keys()) if (index > entry.index) known.delete(index)
    if (entry.place === undefined) known.delete(entry.index)
  }

  const [opened, first] = [entries.read()?.place, place()]
  if (hasEntries && opened !== undefined && first !== undefined && !isSame(opened, first)) answer(opened.step)
  else write()
  keepEntry()
  const stopHistory = entries.subscribe(listen)
  const subscription = actor.subscribe(write)
  return () => {
    stopHistory()
    subscription.unsubscribe()
  }
}
