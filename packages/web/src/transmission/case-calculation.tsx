import type { ReactElement } from 'react'
import { FigureCalculation, OpenedPanel } from '../explanation/index.ts'
import type { CalculationOfCase } from '../shell/index.ts'
import { steps } from './result/result.css.ts'
import { useTransmissionSources, useTransmissionTerms } from './result/terms.tsx'

/** Where a figure of a simulation comes from: the few figures that say it, each down to its steps. */
export const CaseCalculation = ({ title, derivation }: CalculationOfCase): ReactElement => {
  const terms = useTransmissionTerms()
  const sources = useTransmissionSources()
  return (
    <OpenedPanel subtitle={title}>
      <div className={steps}>
        <FigureCalculation derivation={derivation} terms={terms} sources={sources} />
      </div>
    </OpenedPanel>
  )
}
