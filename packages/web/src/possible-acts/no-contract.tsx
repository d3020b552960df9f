import { attachmentOf } from '@hautelisse/domain/portal'
import { selectFamilies } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { useApp, useSession, useViewer } from '../shell/index.ts'
import { State } from '../ui/page/index.ts'

/** The letter of a contract brings it here: the one act of somebody who has none yet (ACTS-14). */
export const AttachLetter = (): ReactElement => {
  const viewer = useViewer()
  return (
    <LinkButtonTo to={attachmentOf(viewer)}>
      <Trans id="accounts.empty.attach">Rattacher le contrat de votre courrier</Trans>
    </LinkButtonTo>
  )
}

/** In place of the page of an act: there is no contract to act on, or it is not known whether there is one. */
export const NoContract = (): ReactElement => {
  const { session } = useApp()
  const hasFailed = Object.values(useSession(selectFamilies)).includes('failed')
  if (hasFailed)
    return (
      <State kind="failed" level={2} onRetry={() => session.send({ type: 'familiesRequested' })}>
        <Trans id="possible-acts.nothing.unread">Vos contrats n’ont pas pu être lus pour le moment.</Trans>
      </State>
    )
  return (
    <State
      kind="empty"
      level={2}
      title={<Trans id="possible-acts.nothing.title">Vous n’avez pas encore de contrat ici</Trans>}
      action={<AttachLetter />}
    >
      <Trans id="possible-acts.nothing.text">
        Dès qu’un contrat est ouvert ou rattaché, ce que vous pouvez y faire s’affiche ici.
      </Trans>
    </State>
  )
}
