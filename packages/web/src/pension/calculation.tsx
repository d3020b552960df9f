import type { Derivation } from '@hautelisse/domain/explain'
import { SOURCES } from '@hautelisse/domain/state-pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel, type Sources, type Terms } from '../explanation/index.ts'
import { useFigureNames, useSourceWords } from './term-words.ts'

const REGISTER: Sources['register'] = { ...SOURCES, 'pension-statement': { citations: [] } }

/** Where the pension of a start comes from: every figure down to each of the best years, with its wage, its ceiling and its coefficient. */
export const PensionCalculation = ({ figure }: { readonly figure: Derivation }): ReactElement => {
  const { t } = useLingui()
  const nameOf = useFigureNames()
  const words = useSourceWords()
  const terms: Terms = { reading: {}, nameOf, sign: 'before-value' }
  return (
    <CalculationPanel
      derivation={figure}
      terms={terms}
      sources={{ register: REGISTER, words }}
      title={nameOf(figure)}
      rule={
        <Trans id="pension-term.panel.rule">
          Calculé sans arrondi&nbsp;: la base et la complémentaire sont arrondies au centime, puis le mois.
        </Trans>
      }
      fileName={t({ id: 'pension-term.panel.file', message: 'calcul-retraite.csv' })}
    />
  )
}
