import { projectionCases } from '@hautelisse/domain/projection'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel } from '../explanation/index.ts'
import type { CalculationOfCase } from '../shell/index.ts'
import { useExplainSources, useLineNames, useTerms } from './explain-words.ts'

/** Contracts of a case have no name of their own: they go by their place, as in its answers. */
const useContracts = ({ one }: Pick<CalculationOfCase, 'one'>) => {
  const { t } = useLingui()
  const text = t({ id: 'simulations.shared.contract', message: 'Contrat' })
  return projectionCases.inputsOf(one).contracts.map((_, place) => {
    const at = place + 1
    return { policy_id: String(at), title: t({ id: 'simulations.case.numbered', message: `${text}, n° ${at}` }) }
  })
}

/** Where a figure of a simulation comes from, as "Ma retraite" explains it. */
export const CaseCalculation = ({ title, derivation, one }: CalculationOfCase): ReactElement => {
  const { t } = useLingui()
  const terms = useTerms(useLineNames(useContracts({ one })))
  return (
    <CalculationPanel
      derivation={derivation}
      terms={terms}
      sources={useExplainSources()}
      title={title}
      rule={t({
        id: 'projection-income.panel.rule',
        message: 'Chaque ligne est arrondie au centime ; les lignes s’additionnent au total.',
      })}
      fileName={t({ id: 'projection.panel.file', message: 'calcul-projet-retraite.csv' })}
    />
  )
}
