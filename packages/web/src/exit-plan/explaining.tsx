import type { ExitFigure, ExitPlanEvent, ExitPlanView } from '@hautelisse/machines/exit-plan'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel, openingOf } from '../explanation/index.ts'
import { useExitSources, useExitTerms } from './terms.ts'
import { usePlanNames } from './words.ts'

const { Explaining, Place, useOpening } = openingOf<ExitFigure>(({ plan, year, of }) => `${plan} ${year} ${of}`)

export { Place, useOpening as useFigureOpening }

type Result = NonNullable<ExitPlanView['result']>
type PanelProps = { readonly opened: NonNullable<Result['opened']>; readonly until: number }

const YearCalculation = ({ opened: { figure, derivation, year }, until }: PanelProps): ReactElement => {
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

type ExplainingProps = {
  readonly result: Result
  readonly until: number
  readonly send: (event: ExitPlanEvent) => void
  readonly children: ReactNode
}

/** Opens the calculation of a year of a plan where its figure stands (BEY-56). */
export const ExplainingYears = ({ result: { opened }, until, send, children }: ExplainingProps): ReactElement => (
  <Explaining
    opened={opened?.figure}
    canExplain
    send={send}
    panel={
      opened !== undefined && (
        <YearCalculation key={`${opened.figure.plan} ${opened.figure.year} ${opened.figure.of}`} opened={opened} until={until} />
      )
    }
  >
    {children}
  </Explaining>
)
