import { compareDates, type PlainDate } from '@hautelisse/domain/calendar'
import type { Moment } from '@hautelisse/domain/payment'

import { overlayAttached, overlayProfile, type Done, type KeptChange, type Person } from '../people/index.ts'
import type { JournalEntry } from '../storage/index.ts'
import { investIn, type Invested } from './invest.ts'
import { accountsOn, switchEntries } from '../portfolios/index.ts'
import { withBankAccounts } from './bank-accounts.ts'
import { choicesOf } from './bulletins.ts'
import { readAct, type KeptAct } from './model.ts'
import { paymentsOf, type Due } from './payments.ts'
import { withReleases } from './releases.ts'
import { withRetirements } from './retirements.ts'
import { switchesOf } from './switches.ts'

type Kept = Pick<JournalEntry, 'value'>

const inOrder = (one: Due, other: Due): number => compareDates(one.day, other.day) || one.id.localeCompare(other.id)

/** Invests what is due by a day, in the order of days and ids: each meets the limits that those before have left. */
const investAll = (person: Person, dues: readonly Due[], until: PlainDate | undefined): Invested => {
  const due = dues.filter(({ day }) => until === undefined || day <= until).toSorted(inOrder)
  return due.reduce<Invested>((before, one) => investIn(person, before, one), {
    operations: [],
    counted: [],
    entries: [],
    paid: new Map(),
    details: new Map(),
  })
}

const doneBy = (person: Person, acts: readonly KeptAct[], now: Moment): Done => {
  const { operations, dues: paid, captured, scheduled, stopped, details } = paymentsOf(person, acts, now)
  const choices = choicesOf(person, person.bulletins === undefined ? [] : accountsOn(person, now.day), acts, now)
  const dues = [...paid, ...choices.dues]
  const invested = investAll(person, dues, now.day)
  const switched = switchesOf(acts, now)
  const done: Done = {
    seeded: person.operations ?? [],
    operations: [...operations, ...choices.operations, ...invested.operations, ...switched.operations],
    ahead: investAll(person, dues, undefined).counted,
    entries: [...captured, ...choices.entries, ...invested.entries],
    paid: invested.paid,
    details: new Map([...details, ...choices.details, ...invested.details, ...switched.details]),
    choices: choices.answers,
    scheduled,
    stopped,
    switches: switched.orders,
  }
  const released = withRetirements(person, withReleases(person, done, acts, now), acts, now)
  return { ...released, entries: [...released.entries, ...switchEntries({ ...person, done: released }, now.day)] }
}

/**
 * Returns a person with everything that follows from what they did, up to a moment: operations, lots, scheduled payments. It follows from the journal
 * and the moment alone, however often it is computed: reading writes nothing. docs/rules/ledger.md, LEDG-07.
 *
 * @param person a seeded person
 * @param entries entries of their journal
 * @param now the moment
 */
export const settle = (person: Person, entries: readonly Kept[], now: Moment): Person => {
  const acts = entries.flatMap(({ value }) => readAct(value) ?? [])
  if (acts.length === 0 && person.bulletins === undefined) return person
  const changes = acts.flatMap(({ act, at }): readonly KeptChange[] => (act.kind === 'profile' ? [{ ...act.change, at }] : []))
  const attached = acts.flatMap(({ act }) => (act.kind === 'attachment' ? [act.contract] : []))
  const changed = overlayProfile(overlayAttached(person, attached), changes, now.day)
  const done = doneBy(changed, acts, now)
  const after = { ...changed, done, operations: [...done.seeded, ...done.operations] }
  return withBankAccounts(after, acts, now.day)
}
