import type { Account } from '@hautelisse/domain/accounts'
import type { ActOutlook, ActReason } from '@hautelisse/domain/possible-acts'
import { hasGuide } from '@hautelisse/domain/paper-process'
import { contactOf, pathTo, type Target } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useViewer } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Way } from './line.tsx'
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
        <Way target={PROFILE} title={title}>
          <Trans id="possible-acts.way.bank">Ajouter un RIB</Trans>
        </Way>
      )
    case 'personal-data':
    case 'no-mobile':
      return (
        <Way target={PROFILE} title={title}>
          <Trans id="possible-acts.way.personal">Compléter mes données</Trans>
        </Way>
      )
    case 'guided':
      return scope !== 'ais' ? null : (
        <Way target={{ to: pathTo('redirect', { action: 'space' }) }} title={title} icon={drawings.ArrowSquareOut}>
          <Trans id="possible-acts.way.management">Changer de gestion</Trans>
        </Way>
      )
    case 'on-paper':
      return !hasGuide(account) ? (
        <Way target={contact} title={title}>
          <Trans id="possible-acts.door.contact">Nous contacter</Trans>
        </Way>
      ) : (
        <Way target={{ hash: 'paper_process' }} title={title}>
          <Trans id="possible-acts.way.paper">Préparer le courrier</Trans>
        </Way>
      )
    case 'external-space':
      return (
        <Way
          target={{ to: pathTo('redirect', { action: act === 'payment' ? 'voluntary-payment' : 'space' }) }}
          title={title}
          icon={drawings.ArrowSquareOut}
        >
          <Trans id="possible-acts.way.space">Ouvrir cet espace</Trans>
        </Way>
      )
    case 'withdraw-page':
      return (
        <Way target={{ to: pathTo('withdraw-ais') }} title={title}>
          <Trans id="possible-acts.way.withdraw">Voir les motifs de retrait</Trans>
        </Way>
      )
    case 'pending-operation':
      return reason.operation === undefined ? null : (
        <Way target={{ to: pathTo('operation', { transaction_id: reason.operation }) }} title={title}>
          <Trans id="possible-acts.way.operation">Suivre ma demande</Trans>
        </Way>
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
