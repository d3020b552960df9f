import type { AnnuityCaseProblem, InPaymentCaseProblem } from '@hautelisse/domain/annuity'
import { quoted } from './cells.ts'

/** Words for what is wrong with a cell of an annuity. */
export const reasonOf = (problem: AnnuityCaseProblem | InPaymentCaseProblem, text: string): string => {
  switch (problem.kind) {
    case 'required':
    case 'missing':
      return 'empty'
    case 'not-a-table':
      return `${quoted(text)} is no table`
    case 'not-a-whole-number':
    case 'not-whole':
      return `${quoted(text)} is not a whole number`
    case 'not-a-number':
      return `${quoted(text)} is not a number (digits, with a point before decimals)`
    case 'not-a-day':
      return `${quoted(text)} is not a day (year-month-day: 2026-11-20)`
    case 'after-valuation':
      return `${text} is after the day of the valuation`
    case 'before-valuation':
      return `${text} is before the day of the valuation`
    case 'not-in-list':
    case 'not-one-of':
      return `${quoted(text)} is not one of ${problem.allowed.join(', ')}`
    case 'required-by-type':
      return `empty, but ${problem.type} needs it`
    case 'contradicts-type':
      return `${quoted(text)} given, but ${problem.type} has none: leave it empty or 0`
    case 'out-of-range':
      return `${text} is not from ${problem.min} to ${problem.max}`
    case 'no-mortality-before-age':
      return `${text}: no mortality before age ${problem.firstAge} for birth year ${problem.birthYear}`
    case 'nobody-left':
    default:
      return `${text}: nobody born in ${problem.birthYear} is left at this age in the table`
  }
}
