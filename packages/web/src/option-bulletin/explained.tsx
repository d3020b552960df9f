import { selectExplained, type ChoiceFigure } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel, openingOf } from '../explanation/index.ts'
import { why } from './choice.css.ts'
import { useSources, useTerms } from './terms.ts'
import type { ChoiceProps } from './use-choice.ts'

const { Explaining, Place, useOpening } = openingOf<ChoiceFigure>(({ kind, plan }) => `${kind} ${plan ?? ''}`)
export { Place, useOpening }

const ChoiceCalculation = ({ snapshot }: Pick<ChoiceProps, 'snapshot'>): ReactElement | null => {
  const { t } = useLingui()
  const terms = useTerms()
  const sources = useSources()
  const explained = selectExplained(snapshot)
  if (explained === undefined) return null
  const { derivation } = explained
  return (
    <div className={why}>
      <CalculationPanel
        derivation={derivation}
        terms={terms}
        sources={sources}
        title={terms.nameOf(derivation)}
        rule={
          <Trans id="bulletins.why.rule">Chaque montant est arrondi au centime. Les hypothèses sont celles de cette page.</Trans>
        }
        fileName={t({ id: 'bulletins.why.file', message: 'calcul-prime.csv' })}
      />
    </div>
  )
}

/** A part of the page whose figures open their calculation. */
export const ChoiceExplanation = ({ snapshot, send, children }: ChoiceProps & { readonly children: ReactNode }): ReactElement => (
  <Explaining
    opened={snapshot.context.opened}
    canExplain
    send={send}
    panel={snapshot.context.opened !== undefined && <ChoiceCalculation snapshot={snapshot} />}
  >
    {children}
  </Explaining>
)
