import * as z from 'zod'

import { amountCell, cellOrEmpty, filledCell } from '../files/index.ts'
import { ASSET_CLASSES, type AssetClass, type AssumptionSet } from './assumptions.ts'
import { budgetMix, type BudgetMix, type RiskBudget } from './search.ts'

/** Classes of a case at most: with each more of them the mixes that are tried become many times as many. */
export const MOST_MIX_CLASSES = 4
/** Years after which the chance of a loss is judged, at most. */
export const LONGEST_MIX_YEARS = 60

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)
const isClass = (word: string): word is AssetClass => ASSET_CLASSES.some((name) => name === word)

const classes = () =>
  filledCell()
    .transform((text) => wordsOf(text))
    .refine((words) => words.every((word) => isClass(word)), { error: 'unknown-class' })
    .refine((words) => new Set(words).size === words.length, { error: 'class-twice' })
    .transform((words) => ASSET_CLASSES.filter((name) => words.includes(name)))
    .refine((found) => found.length <= MOST_MIX_CLASSES, { error: 'too-many-classes' })

/** A number from 0 to 1, or up to another bound. */
const numberCell = (max: number, error: string) =>
  amountCell()
    .transform((amount) => amount.toNumber())
    .refine((number) => number <= max, { error })
const part = () => numberCell(1, 'above-1')

/** Schema of one row of limits of risk, every cell as text. */
const rowSchema = () =>
  z.object({
    id: z.string(),
    classes: classes(),
    euro_cap: cellOrEmpty(part()),
    bad_year: part(),
    late_loss: part(),
    years: numberCell(LONGEST_MIX_YEARS, 'out-of-range').refine((number) => number > 0, { error: 'out-of-range' }),
  })
const mixCaseRow = /* @__PURE__ */ rowSchema()

/** Columns of a file of limits of risk. */
export type MixCaseColumn = keyof z.output<typeof mixCaseRow>
const columnsOf = ({ shape }: typeof mixCaseRow) => Object.keys(shape) as readonly MixCaseColumn[]
export const MIX_CASE_COLUMNS = /* @__PURE__ */ columnsOf(mixCaseRow)

/** Why a row has no answer: the column and what is wrong with its text. */
export type MixCaseProblem = {
  readonly column: MixCaseColumn
  readonly kind: 'required' | 'not-an-amount' | 'above-1' | 'out-of-range' | 'unknown-class' | 'class-twice' | 'too-many-classes'
}

/** The limits of a row, or what is wrong with it. */
export type ReadMixCase =
  | { readonly kind: 'case'; readonly budget: RiskBudget }
  | { readonly kind: 'refused'; readonly problems: readonly MixCaseProblem[] }

/**
 * Reads one row of a file of limits of risk; blanks around a cell do not count, every problem of the texts is given.
 *
 * Rule ROBO-23.
 *
 * @param row text of each column
 * @example readMixCase({ id: '', classes: 'shares bonds money', euro_cap: '', bad_year: '0.17', late_loss: '0.18', years: '12' }) // { kind: 'case', budget: { classes: ['shares', 'bonds', 'money'], … } }
 */
export const readMixCase = (row: Readonly<Record<string, string>>): ReadMixCase => {
  const read = mixCaseRow.safeParse(row)
  if (!read.success)
    return {
      kind: 'refused',
      problems: read.error.issues.map(({ path, message }) => ({
        column: path[0] as MixCaseColumn,
        kind: message as MixCaseProblem['kind'],
      })),
    }
  const { data } = read
  return {
    kind: 'case',
    budget: {
      classes: data.classes,
      euroCap: data.euro_cap ?? 1,
      badYear: data.bad_year,
      lateLoss: data.late_loss,
      years: data.years,
    },
  }
}

/**
 * Gives the mix of one row of a file of limits of risk, or says why it has none.
 *
 * @param row text of each column
 * @param set assumptions
 * @returns `mix` is undefined where no mix keeps both limits
 * @example evaluateMixCase({ id: '', classes: 'shares bonds money', euro_cap: '', bad_year: '0.17', late_loss: '0.18', years: '12' }, set) // weights { shares: 0.8, bonds: 0.2, money: 0 }
 */
export const evaluateMixCase = (
  row: Readonly<Record<string, string>>,
  set: AssumptionSet,
):
  | { readonly kind: 'evaluated'; readonly budget: RiskBudget; readonly mix: BudgetMix | undefined }
  | Extract<ReadMixCase, { kind: 'refused' }> => {
  const read = readMixCase(row)
  return read.kind === 'case' ? { kind: 'evaluated', budget: read.budget, mix: budgetMix(set, read.budget) } : read
}
