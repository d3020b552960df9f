import type { Euros } from '@hautelisse/domain/money'
import { figureKey, type FigureId, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'
import { halfFigure } from './headline.css.ts'
import { createContext, Suspense, use, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { FigureButton, FigureText, openingOf, WhyFigure } from '../../explanation/index.ts'

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

/** Words that hold a figure, such as an age; they open the calculation it comes from. */
export const ExplainedText = ({ id, children }: { readonly id: FigureId; readonly children: ReactNode }): ReactNode => (
  <FigureText opening={useOpening(id)}>{children}</FigureText>
)

/** The question beside a figure that is not a button itself. */
export const WhyAmount = ({ id }: { readonly id: FigureId }): ReactElement => <WhyFigure opening={useOpening(id)} />

type NetProps = {
  readonly id: FigureId
  /** The amount alone, where a button cannot stand. */
  readonly isPlain?: boolean
}

/** The net of a gross figure; undefined for one that has none. */
export const netIdOf = (id: FigureId): FigureId | undefined => {
  if (id.kind === 'capital') return { kind: 'net-capital', policyId: id.policyId }
  return id.kind === 'annuity' ? { kind: 'net-annuity', figure: id.figure, period: id.period, policyId: id.policyId } : undefined
}

type FirstProps = Pick<NetProps, 'id'> & {
  readonly value: Euros
  /** What stands under the gross amount as long as it comes first. */
  readonly children?: ReactNode
}

/** What writes the net of a gross figure, in a script of its own, and what it reads. */
type NetReader = {
  readonly snapshot: WithdrawalSnapshot
  readonly Headline: ComponentType<FirstProps & { readonly snapshot: WithdrawalSnapshot }>
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

/** A figure that the results say first: net once both rates are known, gross until then (WITH-12). */
export const FirstFigure = ({ id, value, children }: FirstProps): ReactElement => {
  const reader = use(NetReading)
  const gross = (
    <>
      <span className={halfFigure}>
        <ExplainedAmount id={id} value={value} size="l" />
      </span>
      {children}
    </>
  )
  return reader === undefined ? (
    gross
  ) : (
    <Suspense fallback={gross}>
      <reader.Headline snapshot={reader.snapshot} id={id} value={value}>
        {gross}
      </reader.Headline>
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
