import {
  asAge,
  asShare,
  asWord,
  asYear,
  defineSimulator,
  inNumber,
  linesOf,
  refusedRow,
  rowInputs,
  type CaseLine,
  type CaseResult,
  type CaseRow,
} from '../case/index.ts'
import { Decimal } from '../money/index.ts'
import { loadReviewTables, type ReviewTables } from '../mortality/index.ts'
import { ANNUITY_CASE_COLUMNS, annuityRowProblems, readAnnuityCase, type AnnuityCaseColumn } from './case.ts'
import { annuityFactor } from './factor.ts'
import { hasGuaranteedYears, hasReversion, type AnnuityInput } from './model.ts'

type Row = CaseRow<AnnuityCaseColumn>

const answersOf = ({ table, spouse_table: spouseTable }: Row, input: AnnuityInput): readonly CaseLine[] => {
  const { type, life, reversion, guaranteedYears, technicalRate, paymentsPerYear, timing } = input
  const spouse = hasReversion(type) ? input.spouse : undefined
  return linesOf([
    ['type', asWord(type)],
    ['table', asWord(table)],
    ['birth-year', asYear(life.birthYear)],
    ['age', asAge(life.age)],
    ['spouse-table', spouse && asWord(spouseTable)],
    ['spouse-birth-year', asYear(spouse?.birthYear)],
    ['spouse-age', asAge(spouse?.age)],
    ['reversion', spouse && asShare(reversion)],
    ['guaranteed-years', hasGuaranteedYears(type) ? inNumber(guaranteedYears) : undefined],
    ['technical-rate', asShare(technicalRate)],
    ['payments-per-year', inNumber(paymentsPerYear)],
    ['timing', asWord(timing)],
  ])
}

const priceIn =
  (tables: ReviewTables) =>
  (row: Row): CaseResult => {
    const read = readAnnuityCase(row, tables)
    if (read.kind === 'refused') return refusedRow(read)
    const factor = new Decimal(annuityFactor(read.input))
    return {
      kind: 'answered',
      answers: answersOf(row, read.input),
      figures: [{ term: 'factor', value: { kind: 'number', number: factor } }],
    }
  }

const inputs = () => rowInputs(ANNUITY_CASE_COLUMNS, annuityRowProblems)

/** Prices of 1 € a year for life, as cases: the columns of `evaluate annuity`. */
export const annuityCases = /* @__PURE__ */ defineSimulator({
  simulator: 'annuity',
  schema: 1,
  places: 'anywhere',
  inputs: /* @__PURE__ */ inputs(),
  open: async () => priceIn(await loadReviewTables()),
})
