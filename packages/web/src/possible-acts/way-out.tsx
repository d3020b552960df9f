import type { Account } from '@hautelisse/domain/accounts'
import type { ActOutlook, ActReason } from '@hautelisse/domain/possible-acts'
import { hasGuide } from '@hautelisse/domain/paper-process'
import { contactOf, pathTo, type Target } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useViewer } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { ActWay } from './line.tsx'
import { TransferWay } from './possible.tsx'

const PROFILE: Target = { to: pathTo('profile-default') }

type ReasonProps = { readonly reason: ActReason; readonly act: ActOutlook['act']; readonly account: Account }

/** Where the saver goes to lift a reason; none where there is nothing to do. */
export const WayOut = ({ reason, act, account }: ReasonProps): ReactElement | null => {
  const { title, scope } = account
  const contact = contactOf(useViewer())
  switch (reason.kind) {
    case 'no-bank-account':
    case 'no-mandate':
      return (
        <ActWay target={PROFILE} title={title}>
          <Trans id="accounts.to-do.bank.add">Ajouter un RIB</Trans>
        </ActWay>
      )
    case 'personal-data':
    case 'no-mobile':
      return (
        <ActWay target={PROFILE} title={title}>
          <Trans id="possible-acts.way.personal">Compléter mes données</Trans>
        </ActWay>
      )
    case 'guided':
      return scope !== 'ais' ? null : (
        <ActWay target={{ to: pathTo('redirect', { action: 'space' }) }} title={title} icon={drawings.ArrowSquareOut}>
          <Trans id="possible-acts.way.management">Changer de gestion</Trans>
        </ActWay>
      )
    case 'on-paper':
      return !hasGuide(account) ? (
        <ActWay target={contact} title={title}>
          <Trans id="portal.footer.contact">Nous contacter</Trans>
        </ActWay>
      ) : (
        <ActWay target={{ hash: 'paper_process' }} title={title}>
          <Trans id="possible-acts.way.paper">Préparer le courrier</Trans>
        </ActWay>
      )
    case 'external-space':
      return (
        <ActWay
          target={{ to: pathTo('redirect', { action: act === 'payment' ? 'voluntary-payment' : 'space' }) }}
          title={title}
          icon={drawings.ArrowSquareOut}
        >
          <Trans id="possible-acts.way.space">Ouvrir cet espace</Trans>
        </ActWay>
      )
    case 'withdraw-page':
      return (
        <ActWay target={{ to: pathTo('withdraw-ais') }} title={title}>
          <Trans id="possible-acts.way.withdraw">Voir les motifs de retrait</Trans>
        </ActWay>
      )
    case 'pending-operation':
      return reason.operation === undefined ? null : (
        <ActWay target={{ to: pathTo('operation', { transaction_id: reason.operation }) }} title={title}>
          <Trans id="possible-acts.way.operation">Suivre ma demande</Trans>
        </ActWay>
      )
    case 'membership-ends':
      return <TransferWay account={account} />
    case 'blocked-until':
    case 'blocking':
    case 'ceiling-reached':
    case 'closed-type':
    case 'external-management':
    case 'mirror':
    case 'no-act':
    case 'no-fund':
    case 'not-authorised':
    case 'nothing-held':
    case 'one-fund':
    case 'reduced':
    case 'retirement-only':
    case 'switch-not-authorised':
    case 'under-legal-age':
    case 'unknown':
      return null
    default:
      return reason satisfies never
  }
}
