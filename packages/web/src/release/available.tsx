import { isPositive, subtractEuros } from '@hautelisse/domain/money'
import { availableIn, type ReleaseOffer } from '@hautelisse/domain/release'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'

type Held = { readonly offer: ReleaseOffer }

/** Beside the name of an account: what of it needs neither a reason nor a wait. */
export const Available = ({ offer }: Held): ReactElement => {
  const available = availableIn(offer)
  return isPositive(available) ? (
    <Trans id="release.account.available">
      <Amount value={available} /> disponibles
    </Trans>
  ) : (
    <Trans id="release.account.nothing">Rien de disponible aujourd’hui</Trans>
  )
}

/** Below it: whose plan it is, and what it holds beyond that. */
export const Whose = ({ offer }: Held): ReactElement => {
  const { account, value } = offer
  const about = [account.company_name, account.contract_number].filter((word) => word !== undefined).join(', ')
  const rest = subtractEuros(value, availableIn(offer))
  return (
    <>
      {about}
      {isPositive(rest) && (
        <>
          {'. '}
          <Trans id="release.account.rest">
            <Amount value={rest} /> de plus avec un motif, ou à une date connue.
          </Trans>
        </>
      )}
    </>
  )
}
