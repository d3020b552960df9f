import {
  ASSET_CLASSES,
  ASSUMPTION_SETS,
  evaluateMixCase,
  LONGEST_MIX_YEARS,
  MIX_CASE_COLUMNS,
  MOST_MIX_CLASSES,
  type AssumptionSet,
  type MixCaseProblem,
} from '@hautelisse/domain/futures'
import { quoted, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'

const FIGURES = ['mean', 'deviation', 'mix_bad_year', 'mix_late_loss'] as const

const isClass = (word: string): boolean => ASSET_CLASSES.some((name) => name === word)

const reasonOf = ({ kind }: MixCaseProblem, text: string): string => {
  switch (kind) {
    case 'required':
      return 'empty'
    case 'not-an-amount':
      return `${quoted(text)} is not an amount (digits, with a point before decimals)`
    case 'above-1':
      return `${text} is above 1`
    case 'out-of-range':
      return `${quoted(text)} is not above 0 and up to ${LONGEST_MIX_YEARS}`
    case 'unknown-class': {
      const unknown = text.split(/\s+/).filter((word) => !isClass(word))
      return `${quoted(unknown.join(' '))} is not among ${ASSET_CLASSES.join(', ')}`
    }
    case 'class-twice':
      return 'a class stands twice'
    case 'too-many-classes':
    default:
      return `more than ${MOST_MIX_CLASSES} classes`
  }
}

const latest = (): AssumptionSet => ASSUMPTION_SETS.at(-1) as AssumptionSet

const evaluate = (row: Row): Outcome => {
  const found = evaluateMixCase(row, latest())
  if (found.kind === 'refused')
    return {
      kind: 'refused',
      problems: found.problems.map((problem) => ({
        column: problem.column,
        reason: reasonOf(problem, (row[problem.column] ?? '').trim()),
      })),
    }
  const { mix } = found
  if (mix === undefined) return { kind: 'evaluated', results: ['no', ...[...ASSET_CLASSES, ...FIGURES].map(() => '')] }
  const shares = ASSET_CLASSES.map((name) => mix.weights[name]).map((share) => (share === undefined ? '' : String(share)))
  const figures = [mix.mean, mix.deviation, mix.badYear, mix.lateLoss].map(String)
  return { kind: 'evaluated', results: ['yes', ...shares, ...figures] }
}

/** The mix of the highest expected return within two limits of risk, by `budgetMix`. */
export const riskMix: Engine = {
  summary: 'the mix with the highest expected return within two limits: loss of a bad year, chance of a loss in the end',
  columns: MIX_CASE_COLUMNS,
  resultColumns: ['found', ...ASSET_CLASSES, ...FIGURES],
  notes: [
    'id                 any text, given back',
    `classes            up to ${MOST_MIX_CLASSES} of ${ASSET_CLASSES.join(', ')}, with a space between two`,
    'euro_cap           most of the fund in euros, in parts of 1; empty: no limit of its own',
    'bad_year           most that may be lost in one year of twenty, in parts of 1: 0.17',
    'late_loss          largest chance of having less than at the start, in parts of 1: 0.18',
    `years              years after which that chance is judged, above 0 and up to ${LONGEST_MIX_YEARS}`,
    'found              yes, or no where no mix in steps of 5 % keeps both limits',
    `shares …           parts of 1; mean and deviation a year; both risks of the mix; set ${latest().id}`,
  ],
  open: () => Promise.resolve(evaluate),
}
