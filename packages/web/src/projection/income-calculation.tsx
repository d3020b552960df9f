import type { Derivation } from '@hautelisse/domain/explain'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ProjectionCalculation } from './calculation.tsx'
import { useIncomeNames, useIncomeSources } from './income-words.ts'

type CalculationProps = {
  readonly figure: Derivation
  readonly title: string
  /** What a line is called, by its id. */
  readonly lineNameOf: (id: string) => string
}

/** Where a figure of a retirement income comes from: its charges and its tax too. */
export const IncomeCalculation = ({ figure, title, lineNameOf }: CalculationProps): ReactElement => {
  const { t } = useLingui()
  return (
    <ProjectionCalculation
      figure={figure}
      title={title}
      lineNameOf={lineNameOf}
      more={{ names: useIncomeNames(), ...useIncomeSources() }}
      rule={t({
        id: 'projection-income.panel.rule',
        message: 'Chaque ligne est arrondie au centime ; les lignes s’additionnent au total.',
      })}
    />
  )
}
