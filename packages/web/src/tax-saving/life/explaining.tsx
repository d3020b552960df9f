import type { PaymentKind } from '@hautelisse/domain/payment-life'
import { isPositive, type Euros } from '@hautelisse/domain/money'
import {
  explainLifeFigure,
  isOfLife,
  selectOpenedFigure,
  type LifeFigureId,
  type LivesView,
} from '@hautelisse/machines/tax-saving'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel, FigureButton, openingOf } from '../../explanation/index.ts'
import type { LookProps } from '../look/look-props.ts'
import { KIND_NAMES } from './kind-names.ts'
import { useLifeRule, useLifeSources, useLifeTerms } from './terms.ts'

const { Explaining, Place, useOpening } = openingOf<LifeFigureId>((id) => id)

export { Place as LifePlace }

type PanelProps = { readonly view: LivesView; readonly figure: LifeFigureId }

const LifePanel = ({ view, figure }: PanelProps): ReactElement | null => {
  const { i18n, t } = useLingui()
  const terms = useLifeTerms()
  const sources = useLifeSources(view.asOf)
  const rule = useLifeRule(view.asOf)
  const derivation = explainLifeFigure(view, figure)
  const kind = view.lines.find((line) => figure.endsWith(`-${line.kind}`))?.kind
  if (derivation === undefined || kind === undefined) return null
  return (
    <CalculationPanel
      derivation={derivation}
      terms={terms}
      sources={sources}
      title={`${i18n._(KIND_NAMES[kind])}, ${terms.nameOf(derivation)}`}
      rule={rule}
      fileName={t({ id: 'tax.life.file', message: 'vie-d-un-versement.csv' })}
    />
  )
}

type ExplainingProps = Pick<LookProps, 'snapshot' | 'send'> & { readonly view: LivesView; readonly children: ReactNode }

/** Opens the figures of the lives, each under the table. */
export const ExplainingLives = ({ snapshot, send, view, children }: ExplainingProps): ReactElement => {
  const opened = selectOpenedFigure(snapshot)
  const figure = isOfLife(opened) ? opened : undefined
  return (
    <Explaining opened={figure} canExplain send={send} panel={figure && <LifePanel key={figure} view={view} figure={figure} />}>
      {children}
    </Explaining>
  )
}

type LifeAmountProps = {
  readonly bound: 'least' | 'most'
  readonly figure: 'cost' | 'value' | 'taken' | 'net' | 'annuity'
  readonly kind: PaymentKind
  readonly value: Euros
}

/** An amount that opens its calculation. */
export const LifeAmount = ({ bound, figure, kind, value }: LifeAmountProps): ReactElement => {
  const opening = useOpening(`life-${bound}-${figure}-${kind}`)
  return <FigureButton opening={{ ...opening, canExplain: isPositive(value) }} value={value} />
}
