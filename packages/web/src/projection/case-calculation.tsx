import type { MortalityTables } from '@hautelisse/domain/mortality'
import { livingOfCase } from '@hautelisse/domain/projection'
import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactElement } from 'react'
import { CalculationPanel } from '../explanation/index.ts'
import type { CalculationOfCase } from '../shell/index.ts'
import { useExplainSources, useLineNames, useTerms } from './explain-words.ts'
import { NetLines } from './net-lines.tsx'

/** The case as "Ma retraite" would have it. Its contracts have no name of their own: they go by their place, as in its answers. */
const useLiving = (one: CalculationOfCase['one'], tables: MortalityTables): ReturnType<typeof livingOfCase> => {
  const { t } = useLingui()
  const text = t({ id: 'letter.band.contract', message: 'Contrat' })
  const { plan, living } = useMemo(() => livingOfCase(one, tables), [one, tables])
  const accounts = plan.accounts.map((account) => {
    const at = account.policy_id
    return { ...account, title: t({ id: 'simulations.case.numbered', message: `${text}, n° ${at}` }) }
  })
  return { plan: { ...plan, accounts }, living }
}

/**
 * Where a figure of a simulation comes from: what is left to live on in the lines of "Ma retraite", any other figure step by step.
 *
 * @param tables mortality tables, which the lines are computed with
 */
export const caseCalculation = (tables: MortalityTables) =>
  function CaseCalculation({ title, derivation, one }: CalculationOfCase): ReactElement {
    const { t } = useLingui()
    const { plan, living } = useLiving(one, tables)
    const terms = useTerms(useLineNames(plan.accounts))
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
      >
        {living.kind === 'known' && derivation.term === 'projection.living-net' ? (
          <NetLines living={living} plan={plan} kind="today" />
        ) : undefined}
      </CalculationPanel>
    )
  }
