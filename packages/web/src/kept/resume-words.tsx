import type { KeptName } from '@hautelisse/domain/kept'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** The way back to what was begun. */
export const ResumeWords = ({ of }: { readonly of: KeptName }): ReactElement => {
  switch (of) {
    case 'payment':
      return <Trans id="act.kept.resume-payment">Reprendre mon versement</Trans>
    case 'fund-switch':
      return <Trans id="act.kept.resume-fund-switch">Reprendre mon arbitrage</Trans>
    case 'release':
      return <Trans id="act.kept.resume-release">Reprendre mon retrait</Trans>
    case 'transfer':
      return <Trans id="act.kept.resume">Reprendre ma demande</Trans>
    default:
      return <Trans id="act.kept.resume-answers">Reprendre mes réponses</Trans>
  }
}
