import { selectNetOf, type FigureId, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { ExplainedAmount, netIdOf } from './figure.tsx'
import { MostLeft } from './net-most.tsx'
import { beside } from './net.css.ts'

type NetLineProps = { readonly snapshot: WithdrawalSnapshot; readonly id: FigureId; readonly isPlain: boolean }

/** What charges and tax leave of a gross amount, under it. */
export const NetLine = ({ snapshot, id, isPlain }: NetLineProps): ReactElement | null => {
  const net = selectNetOf(snapshot, id)
  const netId = netIdOf(id)
  if (net === undefined || net.gross.isZero()) return null
  if (net.isMost)
    return (
      <span className={beside}>
        <Trans id="withdrawal.net.line-most">
          net, <MostLeft value={net.net} />
        </Trans>
      </span>
    )
  return (
    <span className={beside}>
      <Trans id="withdrawal.net.line">
        net {isPlain || netId === undefined ? <Amount value={net.net} /> : <ExplainedAmount id={netId} value={net.net} />}
      </Trans>
    </span>
  )
}
