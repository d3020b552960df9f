import type { Derivation } from '@hautelisse/domain/explain'
import { SOURCES } from '@hautelisse/domain/state-pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel, type Sources, type Terms } from '../explanation/index.ts'
import { useSourceWords, useTermNames } from './term-words.ts'

const REGISTER: Sources['register'] = { ...SOURCES, 'pension-statement': { citations: [] } }

/** Where the pension of a start comes from: every figure down to each of the best years, with its wage, its ceiling and its coefficient. */
export const PensionCalculation = ({ figure }: { readonly figure: Derivation }): ReactElement => {
  const { t } = useLingui()
  const names = useTermNames()
  const words = useSourceWords()
  const nameOf = ({ term, details }: Derivation): string => {
    const year = details?.['year']
    const name = names[term] ?? term
    return year === undefined ? name : `${name} (${String(year)})`
  }
  const terms: Terms = { reading: {}, nameOf, sign: 'before-value' }
  return (
    <CalculationPanel
      derivation={figure}
      terms={terms}
      sources={{ register: REGISTER, words }}
      title={t({ id: 'pension-term.panel.title', message: 'Votre pension de base et complémentaire, par mois' })}
      rule={
        <Trans id="pension-term.panel.rule">
          Calculé sans arrondi&nbsp;: la base et la complémentaire sont arrondies au centime, puis le mois.
        </Trans>
      }
      fileName={t({ id: 'pension-term.panel.file', message: 'calcul-retraite.csv' })}
    />
  )
}
