import { ANNUITY_CASE_COLUMNS, type AnnuityCaseProblem, evaluateAnnuityCase } from '@hautelisse/domain/annuity'
import { loadReviewTables } from '@hautelisse/domain/mortality'
import type { Engine } from './engine.ts'
import { quoted } from './cells.ts'

const reasonOf = (problem: AnnuityCaseProblem, text: string): string => {
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

/** Prices of 1 € a year, by `annuityFactor`. */
export const annuity: Engine = {
  summary: 'price of a life annuity of 1 € a year',
  columns: ANNUITY_CASE_COLUMNS,
  resultColumns: ['factor'],
  types: { factor: 'float' },
  scaled: { column: 'yearly', of: 'factor', result: 'reserve' },
  notes: [
    'id                 any text, given back',
    'type               RV_NR single, RV_NRAG single with guaranteed years, RV_R reversible, RV_RAG both, RV_CPP in steps',
    'table              TGF05 (women), TGH05 (men), MIXED (0.6 TGH05 + 0.4 TGF05, by the numbers living)',
    '                   or MIXED_QX (the same by death probabilities, to size that choice)',
    'birth_year, age    year of birth; completed years at the start of the annuity',
    'spouse_…           the same for the spouse: needed by RV_R and RV_RAG, not read by the others',
    'reversion          share that goes on to the spouse, 0 to 1: 0.6; empty or 0 where the type has none',
    'guaranteed_years   whole years; empty or 0 where the type has none',
    'technical_rate     share of 1: 0.005 is 0.5 %',
    'payments_per_year  1, 2, 4 or 12',
    'timing             arrears or advance',
  ],
  open: async () => {
    const tables = await loadReviewTables()
    return (row) => {
      const outcome = evaluateAnnuityCase(row, tables)
      return outcome.kind === 'evaluated'
        ? { kind: 'evaluated', results: [String(outcome.factor)] }
        : {
            kind: 'refused',
            problems: outcome.problems.map((problem) => ({
              column: problem.column,
              reason: reasonOf(problem, row[problem.column] ?? ''),
            })),
          }
    }
  },
}
