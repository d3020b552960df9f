import {
  answerReleaseCase,
  FIRST_REQUEST_DAY,
  readReleaseCase,
  RELEASE_CASE_COLUMNS,
  RELEASE_CASE_PLANS,
  RELEASE_COMPARTMENTS,
  RELEASE_REASONS,
  type ReleaseCaseProblem,
} from '@hautelisse/domain/release'
import { quoted, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'

const NO_FIGURES = ['', '', '', '', '', '']

const reasonOf = (problem: ReleaseCaseProblem, text: string, row: Row): string => {
  switch (problem.kind) {
    case 'required':
      return 'empty'
    case 'not-in-list':
      return `${quoted(text)} is not one of ${problem.allowed.join(', ')}`
    case 'not-an-amount':
      return `${quoted(text)} is not an amount (digits, with a point before decimals)`
    case 'not-a-day':
      return `${quoted(text)} is not a day (year-month-day: 2026-11-20)`
    case 'fraction-of-a-cent':
      return `${text} has a fraction of a cent`
    case 'not-a-rate':
      return `${text} is not a rate`
    case 'before-the-known-law':
      return `${text} is before ${FIRST_REQUEST_DAY}, the first day whose law is known`
    case 'plan-has-none':
      return `a ${problem.plan} has none: leave it empty`
    case 'event-needed':
      return `empty, but ${(row['reason'] ?? '').trim()} needs it`
    case 'worth-nothing':
      return 'a plan worth nothing releases nothing'
    case 'above-the-value':
    default:
      return `${text} is above the value`
  }
}

const evaluate = (row: Row): Outcome => {
  const read = readReleaseCase(row)
  if (read.kind === 'refused')
    return {
      kind: 'refused',
      problems: read.problems.map((problem) => ({
        column: problem.column,
        reason: reasonOf(problem, (row[problem.column] ?? '').trim(), row),
      })),
    }
  const { lastDay = '', figures } = answerReleaseCase(read)
  if (figures === undefined) return { kind: 'evaluated', results: ['no', lastDay, ...NO_FIGURES] }
  const { gain, charges, flatTax, scaleBase, paid, afterTax } = figures
  return {
    kind: 'evaluated',
    results: ['yes', lastDay, ...[gain, charges, flatTax, scaleBase, paid, afterTax].map((figure) => figure.toFixed(2))],
  }
}

/** Whether a release is allowed, until when, and what it comes to, by `releaseAnswer` and `releaseOf`. */
export const release: Engine = {
  summary: 'early release of employee and retirement savings: allowed or not, last day, what is taken and paid',
  columns: RELEASE_CASE_COLUMNS,
  resultColumns: ['allowed', 'last_day', 'gain', 'social_charges', 'flat_tax', 'scale_base', 'paid', 'after_tax'],
  types: {
    last_day: 'day',
    gain: 'euros',
    social_charges: 'euros',
    flat_tax: 'euros',
    scale_base: 'euros',
    paid: 'euros',
    after_tax: 'euros',
  },
  notes: [
    'id                 any text, given back',
    `plan               ${RELEASE_CASE_PLANS.join(', ')}; the law of PEG and PEI is that of a PEE`,
    `compartment        of a PER: ${RELEASE_COMPARTMENTS.join(', ')}; empty for the others`,
    `reason             ${RELEASE_REASONS.join(', ')}`,
    'event_date         year-month-day; may be empty for CAREGIVER and RETIREMENT, which have no event: nothing is asked of it but that it has come',
    `request_date       day of the request, which stands for that of the sale and sets the rates, from ${FIRST_REQUEST_DAY}`,
    'value, paid_in     euros: what the plan or compartment is worth, and what was paid in and not given back',
    'amount             euros that are released, up to the value',
    'marginal_rate      share of 1: 0.3; above 1 it is read as percent: 30; empty is 0',
    'allowed            yes or no; a reason that the plan does not know, a day out of time or to come is no; who retires releases a PEE by END_OF_CONTRACT',
    'last_day           last day of the request, that day included; empty without a limit, and for an event before its decree',
    'gain … after_tax   euros, two decimals; empty when not allowed; after_tax = paid − marginal_rate × scale_base',
  ],
  open: () => Promise.resolve(evaluate),
}
