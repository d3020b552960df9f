import { selectOffer, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** The contract, and that the savings stay in it, or where they go. */
export const SwitchPlace = ({ snapshot }: { readonly snapshot: SwitchSnapshot }): ReactElement => {
  const offer = selectOffer(snapshot)
  const account = offer?.account
  const destination = offer?.to?.account.title
  return (
    <>
      {[account?.title, account?.company_name].filter((words) => words !== undefined).join(', ')}.{' '}
      {destination === undefined ? (
        <Trans id="fund-switch.place.same">Vos fonds changent, votre épargne reste sur le même contrat.</Trans>
      ) : (
        <Trans id="fund-switch.place.other">Votre épargne va vers un autre compte : {destination}.</Trans>
      )}
    </>
  )
}
