import { ASSET_CLASSES, ASSUMPTION_SETS, budgetMix, type AssetClass, type AssumptionSet } from '@hautelisse/domain/futures'
import { Cells, quoted, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'

const FIGURES = ['mean', 'deviation', 'mix_bad_year', 'mix_late_loss'] as const
const MOST_CLASSES = 4
const LONGEST = 60

const classesOf = (cells: Cells): readonly AssetClass[] => {
  const words = cells
    .text('classes')
    .split(/\s+/)
    .filter((word) => word !== '')
  const known = ASSET_CLASSES.filter((name) => words.includes(name))
  const unknown = words.filter((word) => !ASSET_CLASSES.some((name) => name === word))
  if (words.length === 0) cells.refuse('classes', 'empty')
  if (unknown.length > 0) cells.refuse('classes', `${quoted(unknown.join(' '))} is not among ${ASSET_CLASSES.join(', ')}`)
  if (new Set(words).size < words.length) cells.refuse('classes', 'a class stands twice')
  if (known.length > MOST_CLASSES) cells.refuse('classes', `more than ${MOST_CLASSES} classes`)
  return known
}

/** A part of 1. */
const partOf = (cells: Cells, column: string): number => {
  const part = cells.amount(column).toNumber()
  if (part > 1) cells.refuse(column, `${cells.text(column)} is above 1`)
  return part
}

const latest = (): AssumptionSet => ASSUMPTION_SETS.at(-1) as AssumptionSet

const evaluate = (row: Row): Outcome => {
  const cells = new Cells(row)
  const classes = classesOf(cells)
  const euroCap = cells.text('euro_cap') === '' ? 1 : partOf(cells, 'euro_cap')
  const [badYear, lateLoss] = [partOf(cells, 'bad_year'), partOf(cells, 'late_loss')]
  const years = cells.amount('years').toNumber()
  if (years === 0 || years > LONGEST) cells.refuse('years', `${quoted(cells.text('years'))} is not above 0 and up to ${LONGEST}`)
  if (cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  const found = budgetMix(latest(), { classes, euroCap, badYear, lateLoss, years })
  if (found === undefined) return { kind: 'evaluated', results: ['no', ...[...ASSET_CLASSES, ...FIGURES].map(() => '')] }
  const shares = ASSET_CLASSES.map((name) => found.weights[name]).map((share) => (share === undefined ? '' : String(share)))
  const figures = [found.mean, found.deviation, found.badYear, found.lateLoss].map(String)
  return { kind: 'evaluated', results: ['yes', ...shares, ...figures] }
}

/** The mix of the highest expected return within two limits of risk, by `budgetMix`. */
export const riskMix: Engine = {
  summary: 'the mix with the highest expected return within two limits: loss of a bad year, chance of a loss in the end',
  columns: ['id', 'classes', 'euro_cap', 'bad_year', 'late_loss', 'years'],
  resultColumns: ['found', ...ASSET_CLASSES, ...FIGURES],
  notes: [
    'id                 any text, given back',
    `classes            up to ${MOST_CLASSES} of ${ASSET_CLASSES.join(', ')}, with a space between two`,
    'euro_cap           most of the fund in euros, in parts of 1; empty: no limit of its own',
    'bad_year           most that may be lost in one year of twenty, in parts of 1: 0.17',
    'late_loss          largest chance of having less than at the start, in parts of 1: 0.18',
    `years              years after which that chance is judged, above 0 and up to ${LONGEST}`,
    'found              yes, or no where no mix in steps of 5 % keeps both limits',
    `shares …           parts of 1; mean and deviation a year; both risks of the mix; set ${latest().id}`,
  ],
  open: () => Promise.resolve(evaluate),
}
