import { todayInParis } from '@hautelisse/domain/calendar'
import {
  DUTY_CASE_COLUMNS,
  DUTY_CASE_OPTIONAL_COLUMNS,
  evaluateDutyCase,
  LINKS,
  type DutyCaseProblem,
} from '@hautelisse/domain/inheritance'
import type { Engine } from './engine.ts'
import { quoted } from './cells.ts'

const reasonOf = (problem: DutyCaseProblem, text: string): string => {
  switch (problem.kind) {
    case 'required':
      return 'empty'
    case 'not-an-amount':
      return `${quoted(text)} is not an amount (digits, with a point before decimals, not below 0)`
    case 'not-a-day':
      return `${quoted(text)} is not a day (year-month-day: 2026-11-20)`
    case 'not-in-list':
      return `${quoted(text)} is not one of ${problem.allowed.join(', ')}`
    case 'before-the-known-law':
    default:
      return `${text} is before the first day whose law is known`
  }
}

/** Duties of single heirs, by `computeDuty`. */
export const inheritanceDuty: Engine = {
  summary: 'inheritance duty of one heir (CGI art. 777, 779, 788)',
  columns: DUTY_CASE_COLUMNS,
  optionalColumns: DUTY_CASE_OPTIONAL_COLUMNS,
  resultColumns: ['duty_exact', 'duty'],
  types: { duty: 'euros' },
  notes: [
    'id                 any text, given back',
    `link               what the heir was to the person who died: ${LINKS.join(', ')}; relative up to the fourth degree`,
    'net_share          what the heir receives in euros, before the allowance',
    'date               day of the death, from 2012-08-17; empty is today. After the last check of the law, the last checked one is taken',
    'duty_exact, duty   in euros, before and after the rounding to the euro',
  ],
  open: () => {
    const today = todayInParis(Date.now())
    return Promise.resolve((row) => {
      const answer = evaluateDutyCase(row, today)
      return answer.kind === 'evaluated'
        ? { kind: 'evaluated', results: [answer.duty_exact, answer.duty] }
        : {
            kind: 'refused',
            problems: answer.problems.map((problem) => ({
              column: problem.column,
              reason: reasonOf(problem, row[problem.column] ?? ''),
            })),
          }
    })
  },
}
