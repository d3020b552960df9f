import type { ExitResultView } from '@hautelisse/machines/exit-plan'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel } from '../explanation/index.ts'
import { useExitSources, useExitTerms } from './terms.ts'
import { usePlanNames } from './words.ts'

type PanelProps = { readonly opened: NonNullable<ExitResultView['opened']>; readonly until: number }

/** Where a figure of a year comes from (BEY-56). */
export const YearCalculation = ({ opened: { figure, derivation, year }, until }: PanelProps): ReactElement => {
  const { t } = useLingui()
  const terms = useExitTerms()
  const name = usePlanNames(until)[figure.plan]
  return (
    <CalculationPanel
      derivation={derivation}
      terms={terms}
      sources={useExitSources()}
      title={`${name}, ${year}`}
      total={terms.nameOf(derivation)}
      rule={
        <Trans id="exit-plan.panel.rule">
          L’impôt est calculé avec ces versements, puis sans eux, à l’euro&nbsp;; chaque prélèvement est arrondi au centime. Sans
          le quotient.
        </Trans>
      }
      fileName={t({ id: 'exit-plan.panel.file', message: 'calcul-plan-de-sortie.csv' })}
    />
  )
}
