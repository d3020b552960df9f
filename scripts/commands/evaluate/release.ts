import { isPlainDate, plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { BARE } from '@hautelisse/domain/explain'
import { euros, type Euros } from '@hautelisse/domain/money'
import { levied } from '@hautelisse/domain/net-income'
import {
  hasEvent,
  RELEASE_COMPARTMENTS,
  RELEASE_REASONS,
  releaseAnswer,
  releaseOf,
  releasePlanOf,
  taxOf,
  type ReleaseCompartment,
  type ReleasePlan,
  type ReleaseReason,
} from '@hautelisse/domain/release'
import { Cells, quoted, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'

const FIRST_DAY = plainDate('2025-01-01')
/** Plans whose law on releases is known, by their names. */
const PLANS = ['PEE', 'PEG', 'PEI', 'PERCO', 'PER'] as const
const NO_FIGURES = ['', '', '', '', '', '']
const PERCENT = 100
const AT_SCALE = { term: 'tax at the scale', unit: 'eur' } as const

const centsOf = (cells: Cells, column: string): Euros => {
  const amount = cells.amount(column)
  if (amount.decimalPlaces() > 2) cells.refuse(column, `${cells.text(column)} has a fraction of a cent`)
  return euros(amount)
}

const compartmentOf = (cells: Cells, plan: ReleasePlan): ReleaseCompartment | undefined => {
  if (plan === 'PER') return cells.word('compartment', RELEASE_COMPARTMENTS)
  if (cells.text('compartment') !== '') cells.refuse('compartment', `a ${plan} has none: leave it empty`)
  return undefined
}

const eventOf = (cells: Cells, reason: ReleaseReason): PlainDate | undefined => {
  const text = cells.text('event_date')
  if (text === '') {
    if (hasEvent(reason)) cells.refuse('event_date', `empty, but ${reason} needs it`)
    return undefined
  }
  if (isPlainDate(text)) return text
  cells.refuse('event_date', `${quoted(text)} is not a day (year-month-day: 2026-11-20)`)
  return undefined
}

/** A rate of the scale as a share of 1; above 1 it is read as percent. */
const marginalRate = (cells: Cells): Euros => {
  if (cells.text('marginal_rate') === '') return euros(0)
  const given = cells.amount('marginal_rate')
  if (given.greaterThan(PERCENT)) cells.refuse('marginal_rate', `${cells.text('marginal_rate')} is not a rate`)
  return euros(given.greaterThan(1) ? given.dividedBy(PERCENT) : given)
}

const evaluate = (row: Row): Outcome => {
  const cells = new Cells(row)
  const plan = releasePlanOf(cells.word('plan', PLANS)) ?? 'PER'
  const compartment = compartmentOf(cells, plan)
  const reason = cells.word('reason', RELEASE_REASONS)
  const event = eventOf(cells, reason)
  const on = cells.day('request_date', FIRST_DAY)
  const [value, paidIn, amount] = ['value', 'paid_in', 'amount'].map((column) => centsOf(cells, column)) as [Euros, Euros, Euros]
  const marginal = marginalRate(cells)
  if (value.isZero() && cells.problems.length === 0) cells.refuse('value', 'a plan worth nothing releases nothing')
  else if (amount.greaterThan(value)) cells.refuse('amount', `${cells.text('amount')} is above the value`)
  if (cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  const answer = releaseAnswer({ plan, compartment, reason, event, on })
  if (answer.kind !== 'allowed') {
    const lastDay = 'lastDay' in answer ? (answer.lastDay ?? '') : ''
    return { kind: 'evaluated', results: ['no', lastDay, ...NO_FIGURES] }
  }
  const { gain, charges, flatTax, scaleBase, paid } = releaseOf({
    tax: taxOf(plan, compartment, reason),
    value,
    paidIn,
    amount,
    on,
  })
  const afterTax = paid.minus(levied(BARE, AT_SCALE, [scaleBase, marginal]))
  const figures = [gain, charges, flatTax, scaleBase, paid, afterTax].map((figure) => figure.toFixed(2))
  return { kind: 'evaluated', results: ['yes', answer.lastDay ?? '', ...figures] }
}

/** Whether a release is allowed, until when, and what it comes to, by `releaseAnswer` and `releaseOf`. */
export const release: Engine = {
  summary: 'early release of employee and retirement savings: allowed or not, last day, what is taken and paid',
  columns: ['id', 'plan', 'compartment', 'reason', 'event_date', 'request_date', 'value', 'paid_in', 'amount', 'marginal_rate'],
  resultColumns: ['allowed', 'last_day', 'gain', 'social_charges', 'flat_tax', 'scale_base', 'paid', 'after_tax'],
  notes: [
    'id                 any text, given back',
    `plan               ${PLANS.join(', ')}; the law of PEG and PEI is that of a PEE`,
    `compartment        of a PER: ${RELEASE_COMPARTMENTS.join(', ')}; empty for the others`,
    `reason             ${RELEASE_REASONS.join(', ')}`,
    'event_date         year-month-day; may be empty for CAREGIVER and RETIREMENT, which have no event: nothing is asked of it but that it has come',
    `request_date       day of the request, which stands for that of the sale and sets the rates, from ${FIRST_DAY}`,
    'value, paid_in     euros: what the plan or compartment is worth, and what was paid in and not given back',
    'amount             euros that are released, up to the value',
    'marginal_rate      share of 1: 0.3; above 1 it is read as percent: 30; empty is 0',
    'allowed            yes or no; a reason that the plan does not know, a day out of time or to come is no',
    'last_day           last day of the request, that day included; empty without a limit, and for an event before its decree',
    'gain … after_tax   euros, two decimals; empty when not allowed; after_tax = paid − marginal_rate × scale_base',
  ],
  open: () => Promise.resolve(evaluate),
}
