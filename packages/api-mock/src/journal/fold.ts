import type { PlainDate } from '@hautelisse/domain/calendar'
import { operationState, type Moment, type Operation } from '@hautelisse/domain/operations'
import type { FormerRelease } from '@hautelisse/domain/release'

import type { DoneDetails, Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { copyOf, emptyBook, endsBadly, type Book } from './book.ts'
import { choicesOf } from './bulletins.ts'
import { askedBy, courseOf, ordersAt, retiredAt, type Ground, type Open } from './courses.ts'
import { inOrder, type Due } from './due.ts'
import type { KeptAct } from './model.ts'

/** What became of an order: its operations with what they are made of. */
export type Ended = {
  readonly operations: readonly Operation[]
  readonly details: readonly (readonly [id: string, details: DoneDetails])[]
}

/** A journal that was read up to an act and a day: what comes later goes on from here, whatever came before is not read again. */
export type Fold = Ground & {
  /** How many acts were read. */
  readonly seen: number
  /** Day up to which everything that is due was done. */
  readonly until: PlainDate | undefined
  /** Orders in the order of the journal; undefined while one is open. */
  readonly ended: readonly (Ended | undefined)[]
  readonly applied: ReadonlySet<string>
  readonly bulletins: readonly KeptAct[]
  /** Releases that are at an end and were paid. */
  readonly former: readonly FormerRelease[]
  readonly stopped: ReadonlySet<string>
}

const NOTHING_READ = (person: Person): Fold => ({
  book: emptyBook(person),
  open: [],
  banks: [],
  retired: new Map(),
  seen: 0,
  until: undefined,
  ended: [],
  applied: new Set(),
  bulletins: [],
  former: [],
  stopped: new Set(),
})

const MINUTES_AN_HOUR = 60

/** The first minute of the day of a moment. */
const startOf = ({ day, hour, minutes }: Moment): Moment => {
  const [hours = 0, past = 0] = hour.split(':').map(Number)
  return { day, hour: '00:00', minutes: minutes - hours * MINUTES_AN_HOUR - past }
}

const choosing = ({ book: { person }, bulletins: acts }: Fold, { day }: Moment) => ({
  person,
  acts,
  accounts: () => accountsOn(person, day),
})

/** Choices on premiums: what they come to follows from the last answer, or from the default once the deadline has passed. */
export const choicesIn = (fold: Fold, now: Moment) => choicesOf(choosing(fold, now), now)

/** What is still due of the choices: a default that was invested is not computed anew for each day that follows. */
const choicesDue = (fold: Fold, now: Moment): readonly Due[] =>
  choicesOf({ ...choosing(fold, now), isDone: (id) => fold.applied.has(id) }, now).dues

const duesOf = (fold: Fold, now: Moment): readonly Due[] =>
  fold.open.flatMap((one) => (one.over === undefined ? courseOf(fold, one, now).dues : []))

/** Notes the orders to which nothing more happens today, unless they are told something: their courses are not computed for every act that follows. */
const withOver = (fold: Fold, now: Moment): Fold => {
  let isNew = false
  const open = fold.open.map((one) => {
    if (one.over !== undefined) return one
    const course = courseOf(fold, one, now)
    if (!course.isOver || course.dues.some(({ id }) => !fold.applied.has(id))) return one
    isNew = true
    return { ...one, over: course }
  })
  return isNew ? { ...fold, open } : fold
}

/** Does what is due by a moment and was not done yet, by day, then by id; a debit that is rejected changes what comes after it. */
const withDues = (start: Fold, duesIn: (fold: Fold) => readonly Due[], now: Moment): Fold => {
  let fold = start
  for (;;) {
    const due = duesIn(fold)
      .filter(({ id, day }) => day <= now.day && !fold.applied.has(id))
      .toSorted(inOrder)
    if (due.length === 0) return fold
    const [before, book, applied] = [fold, copyOf(fold.book, fold.book.person), new Set(fold.applied)]
    const surprise = due.findIndex((one) => {
      one.apply(book, () => ordersAt({ ...before, book }, startOf({ ...now, day: one.day })))
      applied.add(one.id)
      return book.rejected.size > before.book.rejected.size
    })
    fold = { ...before, book, applied }
    if (surprise < 0) return fold
  }
}

/** An order whose money has gone stays known: its reason and event serve once. */
const formerOf = ({ act, asked }: Open, { operations }: Ended): readonly FormerRelease[] => {
  const isPaid = operations.some(({ status }) => operationState(status) === 'processed')
  if (asked.kind !== 'release' || !isPaid) return []
  return [{ id: act.act.id, release: asked.order.release, event: asked.order.event }]
}

/** Puts aside the orders to which nothing more happens; those that came to an end today may still be told something. */
const withoutEnded = (fold: Fold, now: Moment): Fold => {
  const start = startOf(now)
  const over = fold.open.flatMap((open) => {
    const { isOver, operations, details, dues } = courseOf(fold, open, start)
    return isOver && dues.every(({ id }) => fold.applied.has(id)) ? [{ open, ended: { operations, details }, dues }] : []
  })
  if (over.length === 0) return fold
  const ended = [...fold.ended]
  for (const { open, ended: one } of over) ended[open.place] = one
  const gone = new Set(over.map(({ open }) => open))
  const past = new Set(over.flatMap(({ dues }) => dues.map(({ id }) => id)))
  return {
    ...fold,
    ended,
    open: fold.open.filter((one) => !gone.has(one)),
    applied: new Set([...fold.applied].filter((id) => !past.has(id))),
    retired: retiredAt(fold, start),
    former: [...fold.former, ...over.flatMap(({ open, ended: one }) => formerOf(open, one))],
  }
}

/** Goes on to a moment: what is due by then is done. */
const advance = (fold: Fold, now: Moment): Fold => {
  const isLater = fold.until === undefined || fold.until < now.day
  const choices = isLater ? choicesDue(fold, now) : []
  const after = withDues(fold, (standing) => [...duesOf(standing, now), ...choices], now)
  return withOver(isLater ? { ...withoutEnded(after, now), until: now.day } : after, now)
}

const BANK: ReadonlySet<KeptAct['act']['kind']> = new Set(['bank-account', 'bank-signature', 'bank-cancel'])

const stopping = (open: readonly Open[], id: string, day: PlainDate): readonly Open[] =>
  open.map((one) => (one.act.act.id === id && one.stopped === undefined ? { ...one, stopped: day, over: undefined } : one))

const withOutcome = (book: Book, { event, times }: Extract<KeptAct['act'], { readonly kind: 'outcome' }>): Book => {
  const next = copyOf(book, book.person)
  next.outcomes.set(event, (next.outcomes.get(event) ?? 0) + times)
  return next
}

/** Reads what was told of an order that is not at an end; its documents may be among those that are to be refused. */
const withTold = (fold: Fold, act: KeptAct): Fold => {
  const { id, kind } = act.act
  const open = fold.open.find((one) => one.act.act.id === id)
  if (open === undefined) return fold
  const book = kind === 'documents' && open.asked.kind === 'release' ? copyOf(fold.book, fold.book.person) : fold.book
  const isRefused = book !== fold.book && endsBadly(book, 'documents')
  const told = { ...open, about: [...open.about, act], isRefused: open.isRefused || isRefused, over: undefined }
  return { ...fold, book, open: fold.open.map((one) => (one === open ? told : one)) }
}

/** Reads one act: it makes an order, or tells something of one. */
const withAct = (fold: Fold, act: KeptAct): Fold => {
  const { kind, id } = act.act
  const seen = fold.seen + 1
  if (kind === 'bulletin') return { ...fold, seen, bulletins: [...fold.bulletins, act] }
  if (BANK.has(kind)) return { ...fold, seen, banks: [...fold.banks, act] }
  if (kind === 'stop')
    return { ...fold, seen, open: stopping(fold.open, id, act.at.day), stopped: new Set([...fold.stopped, id]) }
  if (act.act.kind === 'outcome') return { ...fold, seen, book: withOutcome(fold.book, act.act) }
  const asked = askedBy(fold.book, ordersAt(fold, act.at), act)
  if (asked === undefined) return { ...withTold(fold, act), seen }
  const replaced = asked.kind === 'payment' ? asked.request.replaces : undefined
  const open = replaced === undefined ? fold.open : stopping(fold.open, replaced, act.at.day)
  return {
    ...fold,
    seen,
    stopped: replaced === undefined ? fold.stopped : new Set([...fold.stopped, replaced]),
    open: [...open, { place: fold.ended.length, act, about: [], stopped: undefined, isRefused: false, asked, over: undefined }],
    ended: [...fold.ended, undefined],
  }
}

/**
 * Folds acts of a person by day and id: before an act is read, everything that is due by its day is done. The same acts and the same moment give the same, in one go or in steps.
 * docs/rules/ledger.md, LEDG-07.
 *
 * @param person the person as they were seeded, with their profile of that day
 * @param before acts that were folded before; undefined for none
 * @param acts further acts, in the order of the journal
 * @param now the moment
 */
export const foldActs = (person: Person, before: Fold | undefined, acts: readonly KeptAct[], now: Moment): Fold => {
  const start = before ?? NOTHING_READ(person)
  const first: Fold = { ...start, book: { ...start.book, person } }
  const read = acts.reduce((fold, act) => {
    const isLater = fold.until === undefined || fold.until < act.at.day
    const standing = isLater ? advance(fold, startOf(act.at)) : fold
    return advance(withAct(standing, act), act.at)
  }, first)
  return advance(read, now)
}
