import { selectOffer, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** The contract, and that the savings stay in it. */
export const Place = ({ snapshot }: { readonly snapshot: SwitchSnapshot }): ReactElement => {
  const account = selectOffer(snapshot)?.account
  return (
    <>
      {[account?.title, account?.company_name].filter((words) => words !== undefined).join(', ')}.{' '}
      <Trans id="fund-switch.place.same">Vos fonds changent, votre épargne reste sur le même contrat.</Trans>
    </>
  )
}
