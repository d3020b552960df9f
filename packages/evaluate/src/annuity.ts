import { ANNUITY_CASE_COLUMNS, evaluateAnnuityCase } from '@hautelisse/domain/annuity'
import { loadReviewTables } from '@hautelisse/domain/mortality'
import { reasonOf } from './annuity-words.ts'
import type { Engine } from './engine.ts'

/** Prices of 1 € a year, by `annuityFactor`. */
export const annuity: Engine = {
  summary: 'price of a life annuity of 1 € a year',
  columns: ANNUITY_CASE_COLUMNS,
  resultColumns: ['factor'],
  types: { factor: 'float' },
  scaled: { column: 'yearly', amounts: { reserve: 'factor' } },
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
