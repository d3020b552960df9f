import { withoutIdentities, type Derivation } from '@hautelisse/domain/explain'
import { readingOf } from '@hautelisse/domain/pension'
import { SOURCES } from '@hautelisse/domain/state-pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactElement } from 'react'
import { CalculationPanel, type Sources, type Terms } from '../explanation/index.ts'
import { lineOfYear, summaryWordsOf } from './summary-words.tsx'
import { useFigureNames, useSourceWords } from './term-words.ts'

const REGISTER: Sources['register'] = { ...SOURCES, 'pension-statement': { citations: [] } }

/** Where the pension of a start comes from: in a few lines, each down to its steps; the years of the mean are lines of one step. */
export const PensionCalculation = ({ figure }: { readonly figure: Derivation }): ReactElement => {
  const { t } = useLingui()
  const nameOf = useFigureNames()
  const words = useSourceWords()
  const shown = useMemo(() => withoutIdentities(figure), [figure])
  const reading = useMemo(() => readingOf(shown), [shown])
  const terms: Terms = { reading, nameOf, sign: 'before-value', summaryWords: summaryWordsOf(figure), lineWords: lineOfYear }
  return (
    <CalculationPanel
      derivation={shown}
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
