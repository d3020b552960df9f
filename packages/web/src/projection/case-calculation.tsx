import { projectionCases, type Term } from '@hautelisse/domain/projection'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { CalculationOfCase } from '../shell/index.ts'
import { ProjectionCalculation } from './calculation.tsx'
import { IncomeCalculation } from './income-calculation.tsx'
import { useLineNames } from './income-lines.tsx'

/** Contracts of a case have no name of their own: they go by their place, as in its answers. */
const useContracts = ({ one }: Pick<CalculationOfCase, 'one'>) => {
  const { t } = useLingui()
  const text = t({ id: 'simulations.shared.contract', message: 'Contrat' })
  return projectionCases.inputsOf(one).contracts.map((_, place) => {
    const at = place + 1
    return { policy_id: String(at), title: t({ id: 'simulations.case.numbered', message: `${text}, n° ${at}` }) }
  })
}

/** Where a figure of a simulation comes from: the gap to the goal as the project explains it, an income as its own page does. */
export const CaseCalculation = ({ title, derivation, one }: CalculationOfCase): ReactElement => {
  const lineNameOf = useLineNames(useContracts({ one }))
  return derivation.term === ('projection.delta' satisfies Term) ? (
    <ProjectionCalculation figure={derivation} title={title} />
  ) : (
    <IncomeCalculation figure={derivation} title={title} lineNameOf={lineNameOf} />
  )
}
