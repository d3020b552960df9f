import type { Derivation } from '@hautelisse/domain/explain'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel } from '../../explanation/index.ts'
import type { Years } from './row-text.tsx'
import type { TaxTerm } from './term-words.ts'
import { useSources, useTerms } from './terms.tsx'

const RuleText = ({ year, incomeYear }: Pick<Years, 'year' | 'incomeYear'>): ReactElement | null => {
  if (incomeYear === undefined) return null
  const scaleYear = incomeYear + 1
  return (
    <Trans id="tax.result.rule">
      Barème {scaleYear} sur les revenus {incomeYear}, plafond des versements de {year}. Les étapes sont calculées sans arrondi et
      affichées au centime ; l’impôt et le plafond sont arrondis à l’euro.
    </Trans>
  )
}

type PanelProps = Pick<Years, 'year' | 'incomeYear'> & {
  readonly figure: Derivation
  /** The rule that was applied, where it is not that of the simulator. */
  readonly rule?: ReactNode
}

/** Where a figure of the result comes from, step by step. */
export const RowPanel = ({ figure, rule, ...years }: PanelProps): ReactElement => {
  const { t } = useLingui()
  const terms = useTerms()
  return (
    <CalculationPanel
      derivation={figure}
      terms={terms}
      sources={useSources()}
      title={terms.nameOf(figure)}
      // The saving has its own explanation: the effort begins where that one ends.
      known={figure.term === ('tax-saving.effort' satisfies TaxTerm) ? figure.inputs.slice(1) : []}
      rule={rule ?? <RuleText {...years} />}
      fileName={t({ id: 'tax.result.export.name', message: 'calcul-impot.csv' })}
    />
  )
}
