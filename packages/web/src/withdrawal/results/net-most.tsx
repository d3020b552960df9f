import type { Euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../../ui/amount/index.ts'

/** The most that may be left of a capital while it is not said what was paid in: in whole euros, since it is no figure to the cent. */
export const MostLeft = ({ value }: { readonly value: Euros }): ReactElement => {
  const hidden = useHiddenAmounts()
  const most = hidden ? HIDDEN_AMOUNT : writeRound(value.toNumber())
  return (
    <span data-amount={hidden ? 'hidden' : 'shown'}>
      <Trans id="withdrawal.net.at-most">au plus {most}</Trans>
    </span>
  )
}
