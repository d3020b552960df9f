import { operationState, type Moment } from '@hautelisse/domain/operations'

import { overlayAttached, overlayProfile, type Done, type KeptChange, type Person } from '../people/index.ts'
import type { JournalEntry } from '../storage/index.ts'
import { withBankAccounts } from './bank-accounts.ts'
import { courseOf, retiredAt } from './courses.ts'
import { inOrder, type Course } from './due.ts'
import { choicesIn, foldActs, type Fold } from './fold.ts'
import { countIn } from './invest.ts'
import { readAct, type KeptAct } from './model.ts'

type Kept = Pick<JournalEntry, 'value'>

/** A person with everything that follows from entries of their journal; what comes later goes on from it. */
export type Settled = {
  readonly person: Person
  /** How many entries were read, and the moment up to which. */
  readonly read: number
  readonly now: Moment
  readonly fold: Fold
  readonly changes: readonly KeptChange[]
  readonly attached: readonly string[]
}

/** Operations that count against limits, as they will be once everything that is on its way is invested. */
const aheadOf = ({ book, applied }: Fold, courses: readonly Pick<Course, 'investments'>[]): Done['ahead'] => {
  const counting = { person: book.person, counted: new Map(book.counted) }
  const waiting = courses.flatMap(({ investments }) => investments).filter(({ id }) => !applied.has(id))
  for (const one of waiting.toSorted(inOrder)) countIn(counting, one)
  return [...counting.counted.values()].flat()
}

/** Scheduled payments that were there before, of contracts that are withdrawn whole. */
const retiredPayments = (fold: Fold, now: Moment): readonly string[] =>
  [...retiredAt(fold, now).keys()].map((policy) => `vvp-${policy}`)

const formerOf = (fold: Fold, courses: readonly Course[]): Done['former'] => [
  ...fold.former,
  ...fold.open.flatMap(({ act, asked }, at) => {
    const isEnded = courses[at]?.operations.every(({ status }) => operationState(status) === 'cancelled')
    return asked.kind !== 'release' || isEnded === true
      ? []
      : [{ id: act.act.id, release: asked.order.release, event: asked.order.event }]
  }),
]

/** What stands at a moment, from a journal that was folded up to it. */
const doneIn = (person: Person, fold: Fold, now: Moment): Done => {
  const { book, open, ended, stopped } = fold
  const courses = open.map((one) => one.over ?? courseOf(fold, one, now))
  const byPlace = new Map(open.map(({ place }, at) => [place, courses[at]]))
  const choices = choicesIn(fold, now)
  const named = [...courses, choices].flatMap(({ details }) => details)
  let ahead: Done['ahead'] | undefined
  return {
    seeded: person.operations ?? [],
    operations: [
      ...ended.flatMap((one, place) => (one ?? byPlace.get(place))?.operations ?? []),
      ...choices.operations,
      ...book.topUps,
    ],
    get ahead() {
      ahead ??= aheadOf(fold, [...courses, choices])
      return ahead
    },
    entries: book.entries,
    lots: book.lots,
    detailsOf: (id) =>
      book.details.get(id) ??
      named.find(([one]) => one === id)?.[1] ??
      ended.flatMap((one) => one?.details ?? []).find(([one]) => one === id)?.[1],
    scheduled: courses.flatMap(({ scheduled }) => scheduled),
    stopped: new Set([...stopped, ...retiredPayments(fold, now)]),
    choices: choices.answers,
    orders: courses.flatMap(({ orders }) => orders),
    former: formerOf(fold, courses),
    givenBack: book.givenBack,
    switches: courses.flatMap(({ switches }) => switches),
  }
}

const profileIn = (seeded: Person, changes: readonly KeptChange[], attached: readonly string[], now: Moment): Person =>
  overlayProfile(overlayAttached(seeded, attached), changes, now.day)

/** What was read of a journal, before it is said what stands: further entries go on from it. */
type Reading = Pick<Settled, 'read' | 'fold' | 'changes' | 'attached'>

const actsIn = (entries: readonly Kept[]): readonly KeptAct[] => entries.flatMap(({ value }) => readAct(value) ?? [])

const readOn = (
  seeded: Person,
  before: Reading | undefined,
  entries: readonly Kept[],
  now: Moment,
): Reading & { readonly changed: Person } => {
  const acts = actsIn(entries)
  const added = acts.flatMap(({ act, at }): readonly KeptChange[] => (act.kind === 'profile' ? [{ ...act.change, at }] : []))
  const changes = [...(before?.changes ?? []), ...added]
  const attached = [...(before?.attached ?? []), ...acts.flatMap(({ act }) => (act.kind === 'attachment' ? [act.contract] : []))]
  const changed = profileIn(seeded, changes, attached, now)
  const fold = foldActs(changed, before?.fold, acts, now)
  return { read: (before?.read ?? 0) + entries.length, fold, changes, attached, changed }
}

/**
 * Goes on from what was settled to further entries of a journal and to a later moment. Reading writes nothing, and the same entries give the same, in one go or in steps.
 * docs/rules/ledger.md, LEDG-07.
 *
 * @param seeded a seeded person
 * @param before what was settled; undefined to begin
 * @param entries entries of their journal after those
 * @param now the moment, not before that one
 */
export const settleOn = (seeded: Person, before: Reading | undefined, entries: readonly Kept[], now: Moment): Settled => {
  const { changed, ...known } = readOn(seeded, before, entries, now)
  const done = doneIn(changed, known.fold, now)
  const after = { ...changed, done, operations: [...done.seeded, ...done.operations] }
  return { ...known, person: withBankAccounts(after, known.fold.banks, now.day), now }
}

/** What lets everything else have its turn, and how many entries are read in between: a hundred take some ten milliseconds. */
type Parts = { readonly pause: () => Promise<void>; readonly size?: number }
const PART = 100

/**
 * Does the same, and lets everybody else have their turn between parts of a long journal, as it is read after a start.
 *
 * @param seeded a seeded person
 * @param before what was settled; undefined to begin
 * @param entries entries of their journal after those
 * @param now the moment, not before that one
 * @param parts how it pauses
 */
export const settleInParts = async (
  seeded: Person,
  before: Settled | undefined,
  entries: readonly Kept[],
  now: Moment,
  { pause, size = PART }: Parts,
): Promise<Settled> => {
  let reading: Reading | undefined = before
  let at = 0
  for (let end = size; end < entries.length; end += size) {
    const part = entries.slice(at, end)
    const until = actsIn(part.slice(-1))[0]?.at
    if (until === undefined) continue
    reading = readOn(seeded, reading, part, until)
    at = end
    await pause()
  }
  return settleOn(seeded, reading, entries.slice(at), now)
}

/**
 * Returns a person with everything that follows from what they did, up to a moment: operations, lots, scheduled payments. It follows from the journal
 * and the moment alone, however often it is computed. docs/rules/ledger.md, LEDG-07.
 *
 * @param person a seeded person
 * @param entries entries of their journal
 * @param now the moment
 */
export const settle = (person: Person, entries: readonly Kept[], now: Moment): Person =>
  entries.length === 0 && person.bulletins === undefined ? person : settleOn(person, undefined, entries, now).person
