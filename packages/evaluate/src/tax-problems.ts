import type { EvaluatedTaxCase, TaxCaseProblem } from '@hautelisse/domain/income-tax'
import type { Outcome } from './engine.ts'
import { quoted } from './cells.ts'

const reasonOf = (problem: TaxCaseProblem, text: string): string => {
  switch (problem.kind) {
    case 'required':
      return 'empty'
    case 'not-an-amount':
      return `${quoted(text)} is not an amount (digits, with a point before decimals, not below 0)`
    case 'not-a-whole-number':
      return `${quoted(text)} is not a whole number from 0`
    case 'not-in-list':
      return `${quoted(text)} is not one of ${problem.allowed.join(', ')}`
    case 'out-of-range':
      return `${text} is more than ${problem.max}`
    case 'without-child':
      return `${quoted(text)} given, but the household has no child`
    case 'more-than-children':
      return `${text} is more than the household has`
    case 'shared-custody-alone':
      return `${quoted(text)} given, but box T with children in shared custody alone is not computed`
    case 'contradicts-status':
    default:
      return `${quoted(text)} contradicts the marital status`
  }
}

/**
 * Turns the answer to a row into result columns, or into reasons in words.
 *
 * @param row text of each column
 * @param answer what the domain says of it
 * @param results its answers in the order of the result columns
 */
export const outcomeOf = <Answers>(
  row: Readonly<Record<string, string>>,
  answer: EvaluatedTaxCase<Answers>,
  results: (answers: Answers) => readonly string[],
): Outcome =>
  answer.kind === 'evaluated'
    ? { kind: 'evaluated', results: results(answer) }
    : {
        kind: 'refused',
        problems: answer.problems.map((problem) => ({
          column: problem.column,
          reason: reasonOf(problem, row[problem.column] ?? ''),
        })),
      }
