import type { Euros } from '@hautelisse/domain/money'
import { selectNet, selectNetOf, selectOtherNet, type FigureId, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../../ui/amount/index.ts'
import { ExplainedAmount, netIdOf } from './figure.tsx'
import { halfFigure, halfText, most } from './headline.css.ts'
import { InOtherEuros } from './other-euros.tsx'

type NetHeadlineProps = {
  readonly snapshot: WithdrawalSnapshot
  /** The gross figure. */
  readonly id: FigureId
  readonly value: Euros
  /** The gross figure as it comes first while there is no net. */
  readonly children?: ReactNode
}

/** The most that may be left, in whole euros: it is no figure to the cent (NET-07). */
const Most = ({ value }: { readonly value: Euros }): ReactElement => {
  const isHidden = useHiddenAmounts()
  const amount = isHidden ? HIDDEN_AMOUNT : writeRound(value.toNumber())
  return (
    <p className={most} data-amount={isHidden ? 'hidden' : 'shown'}>
      <Trans id="withdrawal.net.headline-most">
        <small>au plus</small> {amount}
      </Trans>
    </p>
  )
}

/** A figure that the results say first: net once it is known, with the gross beneath it; gross until then (WITH-12). */
export const NetHeadline = ({ snapshot, id, value, children }: NetHeadlineProps): ReactNode => {
  const net = selectNetOf(snapshot, id)
  const netId = netIdOf(id)
  if (net === undefined || netId === undefined || net.gross.isZero()) return children
  const other = selectOtherNet(snapshot, id)
  const start = selectNet(snapshot)?.start
  return (
    <>
      <p className={halfText}>
        <Trans id="withdrawal.net.headline">Net estimé, après charges et impôt</Trans>
      </p>
      {net.isMost ? (
        <Most value={net.net} />
      ) : (
        <span className={halfFigure}>
          <ExplainedAmount id={netId} value={net.net} size="l" />
        </span>
      )}
      {other?.isMost === false && start !== undefined && (
        <InOtherEuros value={other.net} isOfStart={snapshot.context.isInTodaysEuros} start={start} />
      )}
      <p className={halfText}>
        <Trans id="withdrawal.net.gross">
          Brut : <ExplainedAmount id={id} value={value} />
        </Trans>
      </p>
    </>
  )
}
