import type { Operation } from '@hautelisse/domain/operations'
import { operationMachine, selectOperation } from '@hautelisse/machines/operations'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { NamedPage } from '../portal/index.ts'
import { useApp, usePage, useSession } from '../shell/index.ts'
import { OperationPage } from './operation-page.tsx'

type NamedProps = { readonly id: string; readonly children: (operation: Operation, refresh: () => void) => ReactElement }

const NamedOperation = ({ id, children }: NamedProps): ReactElement => {
  const { client } = useApp()
  const scopes = useSession(selectUser)?.scopes ?? []
  const [snapshot, send] = useMachine(operationMachine, { input: { client, scopes, id } })
  return (
    <NamedPage
      of={selectOperation(snapshot)}
      onRetry={() => send({ type: 'retryRequested', part: 'operation' })}
      notHeld={<Trans id="operations.page.not-held">Cette adresse ne correspond à aucune de vos opérations.</Trans>}
      failed={<Trans id="operations.page.one-failed">Vos opérations sont momentanément indisponibles.</Trans>}
    >
      {(operation) => children(operation, () => send({ type: 'refreshRequested', part: 'operation' }))}
    </NamedPage>
  )
}

/** /operations/{transaction_id}: one operation of the person (P-ROUTE-56, OPS-16). */
export const OperationDetail = (): ReactElement => {
  const { transaction_id: id = '' } = usePage().params
  return (
    <NamedOperation key={id} id={id}>
      {(operation, refresh) => <OperationPage operation={operation} onChanged={refresh} />}
    </NamedOperation>
  )
}
