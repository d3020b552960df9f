import type { Account } from '@hautelisse/domain/accounts'
import { paymentStart, type Door } from '@hautelisse/domain/possible-acts'
import { paymentTo } from '@hautelisse/domain/payment'
import { contactOf, type Target } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAdvisor } from '../../possible-acts/index.ts'
import { DoorButton } from '../../portal/index.ts'
import { useViewer } from '../../shell/index.ts'

type PayProps = { readonly target: Target; readonly isOutside: boolean }

/** A payment begins where the contract takes it, and the button says where that is (ACTS-13). */
const PaymentDoor = ({ target, isOutside }: PayProps): ReactElement => {
  const name = useAdvisor()
  const isAsked = target.hash !== undefined || target.to === undefined || !target.to.startsWith('/transactional/')
  return (
    <DoorButton target={target} ground="onHero">
      {isOutside ? (
        <Trans id="detail.act.pay-outside">Verser dans l’espace du contrat</Trans>
      ) : !isAsked ? (
        <Trans id="accounts.act.payment">Faire un versement</Trans>
      ) : name === undefined ? (
        <Trans id="accounts.act.payment-asked">Demander un versement</Trans>
      ) : (
        <Trans id="accounts.act.payment-named">Verser avec {name}</Trans>
      )}
    </DoorButton>
  )
}

/** Paying in to several accounts: the page of payments has the way of each. */
export const PaymentButton = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement | null => {
  const target = paymentStart(accounts, contactOf(useViewer()))
  return target === undefined ? null : <PaymentDoor target={target} isOutside={false} />
}

type OneProps = { readonly account: Account; readonly door: Door | undefined }

/** Paying in to one account: its own door. Until that is known only employee savings have one, which is always the portal's; none for one that is shut. */
export const PayOneButton = ({ account, door }: OneProps): ReactElement | null => {
  if (door?.kind === 'shut') return null
  if (door !== undefined) return <PaymentDoor target={door.target} isOutside={door.kind === 'external'} />
  return account.scope === 's2e' ? <PaymentDoor target={{ to: paymentTo(account) }} isOutside={false} /> : null
}
