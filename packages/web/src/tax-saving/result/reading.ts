import { valueOf, type Derivation, type Reading } from '@hautelisse/domain/explain'
import type { TaxTerm } from './term-words.ts'

/** Which figures of the tax have a step of their own, and which only lead from one to the next. */
export const READING: Reading = {
  steps: new Set<TaxTerm>([
    'income-tax.wage',
    'income-tax.costs',
    'income-tax.net-wage',
    'income-tax.net-wages',
    'income-tax.ceiling',
    'income-tax.parts',
    'income-tax.net-taxable-income',
    'income-tax.deducted',
    'income-tax.scale',
    'income-tax.adult-scale',
    'income-tax.family-cap',
    'income-tax.capped',
    'income-tax.after-cap',
    'income-tax.decote',
    'income-tax.after-decote',
    'income-tax.tax',
    'income-tax.contribution',
    'tax-saving.yearly-payment',
    'tax-saving.deducted',
    'tax-saving.envelope',
    'tax-saving.saving',
    'tax-saving.effort',
  ]),
  // One pay to add up, nothing to deduct, no reduction.
  repeating: new Set<TaxTerm>([
    'income-tax.net-wages',
    'income-tax.net-taxable-income',
    'income-tax.deducted',
    'income-tax.parts',
    'income-tax.after-decote',
    'tax-saving.deducted',
  ]),
  // A band of a scale is a line with words of its own: the rate, and the income that it is taken of.
  named: new Set<TaxTerm>(['income-tax.band-tax']),
  unsaid: new Set<TaxTerm>(['income-tax.zero']),
  // A saving is the gap between two taxes, each a calculation of its own.
  assembled: new Set<TaxTerm>(['tax-saving.saving']),
}

/** Whose figure it is: the saver's, or that of the other adult of a couple. */
export const isOfSpouse = ({ details }: Derivation): boolean => details?.['person'] === 2

/** Whether a figure is more than nothing. */
export const isAboveZero = (figure: Derivation | undefined): figure is Derivation =>
  figure !== undefined && valueOf(figure).greaterThan(0)
