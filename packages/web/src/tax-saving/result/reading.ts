import { find, valueOf, walk, type Derivation, type Reading } from '@hautelisse/domain/explain'
import type { TaxTerm } from './term-words.ts'

/** Whether a figure is more than nothing. */
export const isAboveZero = (figure: Derivation | undefined): figure is Derivation =>
  figure !== undefined && valueOf(figure).greaterThan(0)

const within = (tree: Derivation, term: TaxTerm): Derivation | undefined => find(tree, term)

/** Figures of a chain that change something: one that only passes on the figure before it is no line. */
const changing = (figures: readonly (Derivation | undefined)[]): readonly Derivation[] =>
  figures.filter((figure) => figure !== undefined).filter((figure, at, all) => at === 0 || all[at - 1]?.value !== figure.value)

/** Whether a household has more than one pay. */
const isOfTwoPays = (income: Derivation): boolean =>
  walk(income).filter(({ node }) => node.term === ('income-tax.net-wage' satisfies TaxTerm)).length > 1

/** The income that a tax is of: what is left of the pays where something is deducted, else these, or the one there is. */
const incomeOf = (tax: Derivation): Derivation | undefined => {
  if (isAboveZero(within(tax, 'income-tax.deducted'))) return within(tax, 'income-tax.net-taxable-income')
  return within(tax, isOfTwoPays(tax) ? 'income-tax.net-wages' : 'income-tax.net-wage')
}

/**
 * The lines that say a calculation: of a tax the income, the tax of its bands, the limit of the children’s advantage and the décote, where they change it;
 * of the income of two pays these, and what is deducted.
 */
const summaryOf = (figure: Derivation): readonly Derivation[] => {
  switch (figure.term) {
    case 'income-tax.tax':
      return changing([
        incomeOf(figure),
        within(figure, 'income-tax.scale'),
        within(figure, 'income-tax.after-cap'),
        within(figure, 'income-tax.after-decote'),
      ])
    case 'income-tax.net-taxable-income': {
      const deducted = within(figure, 'income-tax.deducted')
      return isOfTwoPays(figure) && isAboveZero(deducted)
        ? [within(figure, 'income-tax.net-wages'), deducted].filter((line) => line !== undefined)
        : []
    }
    default:
      return []
  }
}

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
  summary: summaryOf,
}

/** Whose figure it is: the saver's, or that of the other adult of a couple. */
export const isOfSpouse = ({ details }: Derivation): boolean => details?.['person'] === 2
