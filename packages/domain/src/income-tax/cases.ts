import {
  asWord,
  asYear,
  defineSimulator,
  inEuros,
  inNumber,
  linesOf,
  refusedRow,
  rowInputs,
  rowProblems,
  yesNo,
  type CaseFigure,
  type CaseResult,
  type CaseRow,
} from '../case/index.ts'
import { EXPLAINED, type Derivation } from '../explain/index.ts'
import { Decimal, euros } from '../money/index.ts'
import {
  CEILING_CASE_COLUMNS,
  readCeilingCase,
  readTaxCase,
  standInYearOf,
  TAX_CASE_COLUMNS,
  TAX_CASE_OPTIONAL_COLUMNS,
} from './case.ts'
import { reckonCeiling } from './ceiling.ts'
import { explainTax } from './compute.ts'
import { taxLawOf } from './legislation.ts'

type Row = CaseRow<string>

/** A yearly amount with its calculation. */
const yearly = (term: string, derivation: Derivation): CaseFigure => ({
  term,
  value: { kind: 'euros', amount: euros(derivation.value), per: 'year' },
  derivation,
})

const taxOfRow = (row: Row): CaseResult => {
  const read = readTaxCase(row)
  if (read.kind === 'refused') return refusedRow(read)
  const { incomeYear, household } = read
  const { marital_status: status, single_parent: isSingleParent, children, shared_children: shared = 0 } = household
  const { wage_1: wage, wage_2: second } = household
  const isCouple = status === 'MA'
  const found = explainTax(household, taxLawOf(incomeYear))
  return {
    kind: 'answered',
    answers: linesOf([
      ['income-year', asYear(incomeYear)],
      ['marital-status', asWord(status)],
      ['single-parent', isCouple ? undefined : yesNo(isSingleParent)],
      ['children', inNumber(children)],
      ['shared-children', shared === 0 ? undefined : inNumber(shared)],
      ['wage', inEuros(wage, 'year'), 1],
      ['wage', isCouple ? inEuros(second, 'year') : undefined, 2],
    ]),
    figures: [
      yearly('tax', found.tax),
      { term: 'parts', value: { kind: 'number', number: new Decimal(found.parts.value) }, derivation: found.parts },
      yearly('net-taxable-income', found.netTaxableIncome),
      yearly('tax-after-decote', found.taxAfterDecote),
      yearly('high-income-contribution', found.highIncomeContribution),
    ],
  }
}

const ceilingOfRow = (row: Row): CaseResult => {
  const read = readCeilingCase(row)
  if (read.kind === 'refused') return refusedRow(read)
  const { wage, law } = read
  const { ceiling, netProfessionalIncome } = reckonCeiling(EXPLAINED, wage, law)
  return {
    kind: 'answered',
    answers: linesOf([
      ['payment-year', asYear(law.paymentYear)],
      ['gross-wage', inEuros(wage, 'year')],
    ]),
    figures: [
      yearly('ceiling', ceiling),
      yearly('net-professional-income', netProfessionalIncome),
      ...linesOf([['costs-year', asYear(standInYearOf(law))]]),
    ],
  }
}

const taxInputs = () =>
  rowInputs<string>([...TAX_CASE_COLUMNS, ...TAX_CASE_OPTIONAL_COLUMNS], (row) => rowProblems(readTaxCase(row)))
const ceilingInputs = () => rowInputs<string>(CEILING_CASE_COLUMNS, (row) => rowProblems(readCeilingCase(row)))

/** Income taxes of households on wages, as cases: the columns of `evaluate income-tax`. */
export const incomeTaxCases = /* @__PURE__ */ defineSimulator({
  simulator: 'income-tax',
  schema: 1,
  places: 'anywhere',
  inputs: /* @__PURE__ */ taxInputs(),
  open: () => Promise.resolve(taxOfRow),
})

/** Retirement-saving ceilings of wages, as cases: the columns of `evaluate per-ceiling`. */
export const perCeilingCases = /* @__PURE__ */ defineSimulator({
  simulator: 'per-ceiling',
  schema: 1,
  places: 'anywhere',
  inputs: /* @__PURE__ */ ceilingInputs(),
  open: () => Promise.resolve(ceilingOfRow),
})
