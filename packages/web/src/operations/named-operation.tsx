import { operationMachine, selectOperation } from '@hautelisse/machines/operations'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { NamedPage, SoonPage } from '../portal/index.ts'
import { useApp, usePage, useSession } from '../shell/index.ts'

const NamedOperation = ({ id }: { readonly id: string }): ReactElement => {
  const { client } = useApp()
  const scopes = useSession(selectUser)?.scopes ?? []
  const [snapshot, send] = useMachine(operationMachine, { input: { client, scopes, id } })
  return (
    <NamedPage
      of={selectOperation(snapshot)}
      onRetry={() => send({ type: 'retryRequested', part: 'operation' })}
      notHeld={<Trans id="operations.page.not-held">Cette adresse ne correspond à aucune de vos opérations.</Trans>}
      failed={<Trans id="operations.page.failed">Vos opérations sont momentanément indisponibles.</Trans>}
    >
      {() => <SoonPage />}
    </NamedPage>
  )
}

/** /operations/{transaction_id}: announced, for an operation of the person (P-ROUTE-56). */
export const OperationDetail = (): ReactElement => {
  const { transaction_id: id = '' } = usePage().params
  return <NamedOperation key={id} id={id} />
}

/** /transactional/operations/{idTransaction}: announced, for an operation of the person (P-ROUTE-50). */
export const OperationChoice = (): ReactElement => {
  const { idTransaction: id = '' } = usePage().params
  return <NamedOperation key={id} id={id} />
}
