import type { OperationKind } from '@hautelisse/domain/operations'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

type EndReasonProps = {
  readonly text: string
  /** What it was, where more can be said of its refusal. */
  readonly kind?: OperationKind
}

/** Why an operation ended: the ends in words, and any other text as the server sent it. */
export const EndReason = ({ text, kind }: EndReasonProps): ReactElement => {
  switch (text) {
    case 'cancelled':
      return <Trans id="operations.reason.cancelled">Annulée à votre demande</Trans>
    case 'refused':
      if (kind === 'payment') return <Trans id="operations.reason.refused-by-bank">Votre banque a refusé le paiement</Trans>
      if (kind === 'refund')
        return <Trans id="operations.reason.refused-document">Refusée : une pièce n’a pas été acceptée</Trans>
      return <Trans id="operations.reason.refused">Refusée : une pièce ou un paiement n’a pas été accepté</Trans>
    case 'rejected':
      return <Trans id="operations.reason.rejected">Rejetée par votre banque</Trans>
    case 'lapsed':
      return <Trans id="operations.reason.lapsed">Sans suite : le délai est passé</Trans>
    case 'nothing-left':
      return <Trans id="operations.reason.nothing-left">Refusée : il ne restait rien à vendre le jour venu</Trans>
    default:
      return <span lang="fr">{text}</span>
  }
}
