import { yearOf } from '@hautelisse/domain/calendar'
import { incomeTaxCases, perCeilingCases } from '@hautelisse/domain/income-tax'
import { incomeYearOn } from '@hautelisse/domain/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { CalculationOfCase } from '../shell/index.ts'
import { NoticeCalculation } from '../tax-notice/index.ts'
import { RowPanel } from './result/row-panel.tsx'
import { useSources, useTerms } from './result/terms.tsx'

/** The rule of a tax without any payment, by the year of its incomes. */
const TaxRule = ({ incomeYear }: { readonly incomeYear: number }): ReactElement => {
  const scaleYear = incomeYear + 1
  return (
    <Trans id="tax.result.rule-tax">
      Barème {scaleYear} sur les revenus {incomeYear}. Les étapes sont calculées sans arrondi et affichées au centime&nbsp;;
      l’impôt est arrondi à l’euro.
    </Trans>
  )
}

const CeilingRule = ({ year }: { readonly year: number }): ReactElement => (
  <Trans id="tax.result.rule-ceiling">
    Plafond des versements de {year}. Les étapes sont calculées sans arrondi et affichées au centime&nbsp;; le plafond est arrondi
    à l’euro.
  </Trans>
)

/** A figure of the lines of a tax notice, which comes down to the tax. */
const OfNotice = ({ derivation }: Pick<CalculationOfCase, 'derivation'>): ReactElement => (
  <NoticeCalculation figure={derivation} tax={{ terms: useTerms(), sources: useSources() }} />
)

/** Where a figure of a simulation comes from, with the law of its day, or of the year that it names. */
export const CaseCalculation = ({ derivation, one }: CalculationOfCase): ReactElement => {
  const { asOf, simulator } = one
  const [year, incomeYear] = [yearOf(asOf), incomeYearOn(asOf)]
  if (simulator === 'income-tax') {
    const incomes = Number(incomeTaxCases.inputsOf(one)['income_year'])
    return <RowPanel figure={derivation} year={year} incomeYear={incomes} rule={<TaxRule incomeYear={incomes} />} />
  }
  if (simulator === 'per-ceiling') {
    const payments = Number(perCeilingCases.inputsOf(one)['payment_year'])
    return <RowPanel figure={derivation} year={payments} incomeYear={incomeYear} rule={<CeilingRule year={payments} />} />
  }
  if (derivation.term.startsWith('ceiling.')) return <OfNotice derivation={derivation} />
  return <RowPanel figure={derivation} year={year} incomeYear={incomeYear} />
}
