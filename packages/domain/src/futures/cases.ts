import {
  asShare,
  asWord,
  defineSimulator,
  inNumber,
  linesOf,
  refusedRow,
  rowInputs,
  rowProblems,
  type CaseLine,
  type CaseResult,
  type CaseRow,
} from '../case/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { ASSET_CLASSES } from './assumptions.ts'
import { evaluateMixCase, MIX_CASE_COLUMNS, readMixCase } from './case.ts'
import { assumptionsOn } from './mix.ts'
import type { BudgetMix, RiskBudget } from './search.ts'

const answersOf = ({ classes, euroCap, badYear, lateLoss, years }: RiskBudget): readonly CaseLine[] =>
  linesOf([
    ...classes.map((name, place) => ['class', asWord(name), place + 1] as const),
    ['euro-cap', euroCap === 1 ? undefined : asShare(euroCap)],
    ['bad-year', asShare(badYear)],
    ['late-loss', asShare(lateLoss)],
    ['years', inNumber(years)],
  ])

const figuresOf = ({ weights, mean, deviation, badYear, lateLoss }: BudgetMix): readonly CaseLine[] =>
  linesOf([
    ...ASSET_CLASSES.map((name) => [name, asShare(weights[name])] as const),
    ['mean', asShare(mean)],
    ['deviation', asShare(deviation)],
    ['mix-bad-year', asShare(badYear)],
    ['mix-late-loss', asShare(lateLoss)],
  ])

const mixOfRow = (row: CaseRow<string>, asOf: PlainDate): CaseResult => {
  const found = evaluateMixCase(row, assumptionsOn(asOf))
  if (found.kind === 'refused') return refusedRow(found)
  const { budget, mix } = found
  const keepsLimits: CaseLine = { term: 'found', value: { kind: 'yes-no', isYes: mix !== undefined } }
  // The part of the first class is the headline; without a mix, the headline says that these limits cannot be kept.
  const [headline = keepsLimits, ...others] = mix === undefined ? [] : [...figuresOf(mix), keepsLimits]
  return { kind: 'answered', answers: answersOf(budget), figures: [headline, ...others] }
}

const inputs = () => rowInputs<string>(MIX_CASE_COLUMNS, (row) => rowProblems(readMixCase(row)))

/** Mixes within two limits of risk, as cases: the columns of `evaluate risk-mix`, by the assumptions of the day. */
export const riskMixCases = /* @__PURE__ */ defineSimulator({
  simulator: 'risk-mix',
  schema: 1,
  places: 'anywhere',
  movesWithTime: true,
  inputs: /* @__PURE__ */ inputs(),
  open: () => Promise.resolve(mixOfRow),
})
