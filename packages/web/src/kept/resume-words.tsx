import type { KeptName } from '@hautelisse/domain/kept'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** The way back to what was begun. */
export const ResumeWords = ({ of }: { readonly of: KeptName }): ReactElement => {
  if (of === 'payment') return <Trans id="accounts.to-do.begun.resume-payment">Reprendre mon versement</Trans>
  if (of === 'fund-switch') return <Trans id="accounts.to-do.begun.resume-fund-switch">Reprendre mon arbitrage</Trans>
  if (of === 'release') return <Trans id="accounts.to-do.begun.resume-release">Reprendre mon retrait</Trans>
  if (of === 'transfer') return <Trans id="act.kept.resume">Reprendre ma demande</Trans>
  return <Trans id="act.kept.resume-answers">Reprendre mes réponses</Trans>
}
