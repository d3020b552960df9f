import type { Euros } from '@hautelisse/domain/money'
import { figureKey, type FigureId, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'
import { createContext, Suspense, use, type ComponentType, type ReactElement } from 'react'
import { FigureButton, openingOf, WhyFigure } from '../../explanation/index.ts'

const { Explaining, Place, Column, useOpening } = openingOf<FigureId>(figureKey)
export { Column, Explaining, Place }

type FigureProps = {
  readonly id: FigureId
  readonly value: Euros
  readonly size?: 's' | 'm' | 'l'
  readonly movement?: boolean
}

/** An amount that opens the calculation it comes from. */
export const ExplainedAmount = ({ id, ...amount }: FigureProps): ReactElement => (
  <FigureButton opening={useOpening(id)} {...amount} />
)

/** The question beside a figure that is not a button itself. */
export const WhyAmount = ({ id }: { readonly id: FigureId }): ReactElement => <WhyFigure opening={useOpening(id)} />

type NetProps = {
  readonly id: FigureId
  /** The amount alone, where a button cannot stand. */
  readonly isPlain?: boolean
}

/** What writes the net of a gross figure, in a script of its own, and what it reads. */
type NetReader = {
  readonly snapshot: WithdrawalSnapshot
  readonly Line: ComponentType<Required<NetProps> & { readonly snapshot: WithdrawalSnapshot }>
}

/** Nothing until both rates are picked. */
export const NetReading = createContext<NetReader | undefined>(undefined)

/** What charges and tax leave of a gross figure, once both rates are picked. */
export const NetBelow = ({ id, isPlain = false }: NetProps): ReactElement | null => {
  const reader = use(NetReading)
  return reader === undefined ? null : (
    <Suspense fallback={null}>
      <reader.Line snapshot={reader.snapshot} id={id} isPlain={isPlain} />
    </Suspense>
  )
}

/** A gross amount that opens its calculation, with its net under it. */
export const GrossFigure = (props: FigureProps): ReactElement => (
  <>
    <ExplainedAmount {...props} />
    <NetBelow id={props.id} />
  </>
)
