import { bulletinMachine, selectBulletin } from '@hautelisse/machines/option-bulletin'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { NamedPage, SoonPage } from '../portal/index.ts'
import { useApp, usePage, useSession } from '../shell/index.ts'

const NamedBulletin = ({ id }: { readonly id: string }): ReactElement => {
  const { client } = useApp()
  const scopes = useSession(selectUser)?.scopes ?? []
  const [snapshot, send] = useMachine(bulletinMachine, { input: { client, scopes, id } })
  return (
    <NamedPage
      of={selectBulletin(snapshot)}
      onRetry={() => send({ type: 'retryRequested', part: 'bulletin' })}
      notHeld={<Trans id="bulletins.page.not-held">Cette adresse ne correspond à aucun de vos choix à faire.</Trans>}
      failed={<Trans id="bulletins.page.failed">Vos choix à faire sont momentanément indisponibles.</Trans>}
    >
      {() => <SoonPage />}
    </NamedPage>
  )
}

/** /transactional/bulletin-option/{idBulletin}: announced, for a choice that the person has to make (P-ROUTE-51). */
export const BulletinChoice = (): ReactElement => {
  const { idBulletin: id = '' } = usePage().params
  return <NamedBulletin key={id} id={id} />
}
