import { find, valueOf, walk, type Derivation } from '@hautelisse/domain/explain'
import { euros, isPositive, MONTHS_PER_YEAR, multiplyEuros, type Euros } from '@hautelisse/domain/money'
import type { ExplainedFigure, ResultFigureId, TaxResultView } from '@hautelisse/machines/tax-saving'
import { isAboveZero, isOfSpouse } from './reading.ts'
import type { TaxTerm } from './term-words.ts'

/** A figure with its amount, and where the server said so, with its calculation. */
export type Row = { readonly id: ResultFigureId; readonly value: Euros; readonly figure: Derivation | undefined }

/** The trees of an answer; the server may have said less. */
export type Trees = Readonly<Record<ExplainedFigure, Derivation | undefined>>

const row = (id: ResultFigureId, figure: Derivation | undefined, value?: Euros): readonly Row[] => {
  if (figure !== undefined) return [{ id, value: value ?? euros(valueOf(figure)), figure }]
  return value === undefined ? [] : [{ id, value, figure }]
}

const within = (tree: Derivation | undefined, term: TaxTerm): Derivation | undefined => tree && find(tree, term)

const spouseOf = (tree: Derivation | undefined): Derivation | undefined =>
  tree && walk(tree).find(({ node }) => node.term === ('income-tax.net-wage' satisfies TaxTerm) && isOfSpouse(node))?.node

/**
 * Lists the figures that lead from the pay to the effort; without the trees those that the answer itself holds.
 *
 * @param result answer as it is shown
 * @param trees its explanation
 */
export const ledgerRows = (
  result: TaxResultView,
  { envelope, saving, effort, highIncomeContribution }: Trees,
): readonly Row[] => {
  const [before, after] = saving?.inputs ?? []
  const spouse = spouseOf(before)
  return [
    ...row('wage', within(envelope, 'income-tax.wage'), multiplyEuros(result.request.monthly_income, MONTHS_PER_YEAR)),
    ...row('costs', within(envelope, 'income-tax.costs')),
    ...row('ceiling', within(envelope, 'income-tax.ceiling'), result.ceiling),
    ...(isAboveZero(spouse) ? row('spouse', spouse) : []),
    ...row('before', before, result.taxBefore),
    ...row('after', after, result.taxAfter),
    ...row('saving', saving, result.saving),
    ...row('effort', effort, result.effort),
    ...(isAboveZero(highIncomeContribution) && isPositive(euros(valueOf(highIncomeContribution)))
      ? row('contribution', highIncomeContribution)
      : []),
  ]
}
