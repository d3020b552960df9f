import { bulletinMachine, selectBulletin } from '@hautelisse/machines/option-bulletin'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { NamedPage } from '../portal/index.ts'
import { useApp, usePage, useSession } from '../shell/index.ts'
import { ChoicePage } from './choice-page.tsx'

type NamedProps = { readonly id: string; readonly by: 'bulletin' | 'operation' }

const NamedBulletin = ({ id, by }: NamedProps): ReactElement => {
  const { client } = useApp()
  const scopes = useSession(selectUser)?.scopes ?? []
  const [snapshot, send] = useMachine(bulletinMachine, { input: { client, scopes, id, by } })
  return (
    <NamedPage
      of={selectBulletin(snapshot)}
      onRetry={() => send({ type: 'retryRequested', part: 'bulletin' })}
      notHeld={
        by === 'bulletin' ? (
          <Trans id="bulletins.page.not-held">Cette adresse ne correspond à aucun de vos choix à faire.</Trans>
        ) : (
          <Trans id="bulletins.page.not-changeable">
            Cette adresse ne correspond à aucun de vos choix, ou il ne peut plus être modifié.
          </Trans>
        )
      }
      failed={<Trans id="bulletins.page.failed">Vos choix à faire sont momentanément indisponibles.</Trans>}
    >
      {(bulletin) => <ChoicePage bulletin={bulletin} />}
    </NamedPage>
  )
}

/** /transactional/bulletin-option/{idBulletin}: a choice that the person has to make, or may still change (P-ROUTE-51). */
export const BulletinChoice = (): ReactElement => {
  const { idBulletin: id = '' } = usePage().params
  return <NamedBulletin key={id} id={id} by="bulletin" />
}

/** /transactional/operations/{idTransaction}: a choice that was made, as long as it may be changed (P-ROUTE-50). */
export const OperationChoice = (): ReactElement => {
  const { idTransaction: id = '' } = usePage().params
  return <NamedBulletin key={id} id={id} by="operation" />
}
