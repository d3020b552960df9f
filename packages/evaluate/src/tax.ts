import {
  CEILING_CASE_COLUMNS,
  evaluateCeilingCase,
  evaluateSavingCase,
  evaluateTaxCase,
  INCOME_YEARS,
  PAYMENT_YEARS,
  SAVING_CASE_COLUMNS,
  TAX_CASE_COLUMNS,
  TAX_CASE_OPTIONAL_COLUMNS,
} from '@hautelisse/domain/income-tax'
import type { Engine } from './engine.ts'
import { outcomeOf } from './tax-problems.ts'
import {
  CEILING_LINE_NOTES,
  CEILING_LINES,
  SAVING_LINE_NOTES,
  SAVING_LINES,
  withCeilingLines,
  withSavingLines,
} from './tax-lines.ts'

const HOUSEHOLD_NOTES = [
  'id                 any text, given back',
  `income_year        year of the incomes: ${INCOME_YEARS.join(', ')}`,
  'marital_status     CE single, MA couple taxed together',
  'single_parent      1 brings up the children alone (box T), 0 does not; 0 for a couple',
  'children           whole number; more than five count too',
  'shared_children    those of them in shared custody, 0 where the column is missing or empty; box T with these alone is not computed',
  'wage_1, wage_2     taxable wages in euros a year, before the 10 % for costs; wage_2 of a couple only, empty is 0',
]

/** Income tax of households on wages, by `computeTax`. */
export const incomeTax: Engine = {
  summary: 'income tax of a household on wages',
  columns: TAX_CASE_COLUMNS,
  optionalColumns: TAX_CASE_OPTIONAL_COLUMNS,
  resultColumns: ['parts', 'net_taxable_income', 'tax_after_decote', 'tax', 'high_income_contribution'],
  types: {
    parts: 'float',
    net_taxable_income: 'euros',
    tax_after_decote: 'euros',
    tax: 'euros',
    high_income_contribution: 'euros',
  },
  notes: [...HOUSEHOLD_NOTES, 'tax                tax_after_decote, or 0 below 61; high_income_contribution is apart'],
  open: () =>
    Promise.resolve((row) =>
      outcomeOf(row, evaluateTaxCase(row), (answers) => [
        answers.parts,
        answers.net_taxable_income,
        answers.tax_after_decote,
        answers.tax,
        answers.high_income_contribution,
      ]),
    ),
}

/** Tax without and with a deduction, by `computeTax` twice. */
export const taxSaving: Engine = {
  summary: 'income tax saved by a deducted payment to retirement savings',
  columns: SAVING_CASE_COLUMNS,
  optionalColumns: [...TAX_CASE_OPTIONAL_COLUMNS, ...SAVING_LINES.ifAny],
  resultColumns: ['tax_before', 'tax_after', 'saving'],
  types: { tax_before: 'euros', tax_after: 'euros', saving: 'euros' },
  further: SAVING_LINES,
  notes: [
    ...HOUSEHOLD_NOTES,
    'deduction          euros a year, taken as given, not capped; with lines of a notice the payment of the year',
    ...SAVING_LINE_NOTES,
  ],
  open: () =>
    Promise.resolve((row) =>
      withSavingLines(row, (asked) =>
        outcomeOf(asked, evaluateSavingCase(asked), ({ tax_before, tax_after, saving }) => [tax_before, tax_after, saving]),
      ),
    ),
}

/** Ceiling of the deduction for one wage, by `reckonCeiling`. */
export const perCeiling: Engine = {
  summary: 'retirement-saving ceiling of one person (CGI art. 163 quatervicies)',
  columns: CEILING_CASE_COLUMNS,
  optionalColumns: CEILING_LINES.ifAny,
  resultColumns: ['net_professional_income', 'ceiling', 'note'],
  types: { net_professional_income: 'euros', ceiling: 'euros' },
  further: CEILING_LINES,
  notes: [
    'id                 any text, given back',
    `payment_year       year of the payment: ${PAYMENT_YEARS.join(', ')}`,
    'gross_wage         taxable wage of the year before, in euros, before the 10 % for costs',
    ...CEILING_LINE_NOTES,
  ],
  open: () =>
    Promise.resolve((row) =>
      withCeilingLines(
        row,
        outcomeOf(row, evaluateCeilingCase(row), ({ net_professional_income, ceiling, standInYear }) => [
          net_professional_income,
          ceiling,
          standInYear === undefined ? '' : `bounds of the 10 % for costs: those of incomes ${standInYear}`,
        ]),
      ),
    ),
}
