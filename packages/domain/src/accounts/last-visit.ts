import type { PlainDate } from '../calendar/index.ts'
import { difference, given, sum, type Derivation } from '../explain/index.ts'
import { isZero, subtractEuros, sumEuros, type Euros } from '../money/index.ts'
import { changeOf, type Change } from './change.ts'
import type { Account } from './model.ts'

/** What moved the savings since the last visit, by its cause: paid in + market − charges − paid out = moved. */
export type Moved = Pick<Change, 'from' | 'counted' | 'left' | 'charges'> & {
  readonly moved: Euros
  /** Payments with the company's top-up. */
  readonly paidIn: Euros
  /** Values of funds, interest: what nobody paid and nobody took. */
  readonly market: Euros
  readonly paidOut: Euros
  readonly explained: Derivation
}

const term = (name: string) => ({ term: name, unit: 'eur' }) as const

/** Causes that moved something. */
const moving = (causes: Readonly<Record<string, Euros>>): readonly Derivation[] =>
  Object.entries(causes).flatMap(([name, amount]) => (isZero(amount) ? [] : [given(term(name), amount)]))

const explainedBy = (came: readonly Derivation[], gone: readonly Derivation[]): Derivation => {
  const label = { ...term('moved'), rule: 'ACC-17' }
  return gone.length === 0 ? sum(label, came) : difference(label, [sum(term('came'), came), sum(term('left'), gone)])
}

/**
 * Says what moved since the last visit and why; undefined if no account knows when that was. docs/rules/accounts.md, ACC-17.
 *
 * @param accounts accounts of any scope
 * @param today day of the question
 * @example movedSinceVisit([pee], today)?.moved // + 142,07 €
 */
export const movedSinceVisit = (accounts: readonly Account[], today: PlainDate): Moved | undefined => {
  const change = changeOf(accounts, 'last-visit', today)
  if (change === undefined) return undefined
  const { from, counted, left, paid_in, top_up, performance, charges, paid_out } = change
  return {
    from,
    counted,
    left,
    moved: subtractEuros(change.now, change.before),
    paidIn: sumEuros([paid_in, top_up]),
    market: performance,
    charges,
    paidOut: paid_out,
    explained: explainedBy([...moving({ paid_in, top_up }), given(term('market'), performance)], moving({ charges, paid_out })),
  }
}
