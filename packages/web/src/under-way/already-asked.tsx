import { isPositive, type Euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'

/** Beside a maximum: what unfinished orders have claimed already. Renders nothing if that is 0. OPER-17. */
export const AlreadyAsked = ({ amount }: { readonly amount: Euros | undefined }): ReactElement | null =>
  amount !== undefined && isPositive(amount) ? (
    <Trans id="under-way.sum.already-asked">
      <Amount value={amount} /> sont déjà demandés
    </Trans>
  ) : null
