import type { Operation, TransactionDetails } from '@hautelisse/domain/operations'
import { detailsMachine, selectDetails } from '@hautelisse/machines/operations'
import type { Content } from '@hautelisse/machines/resource'
import { useMachine } from '@xstate/react'
import { useApp } from '../shell/index.ts'

/** Reads an operation in full once it is shown. */
export const useDetails = (
  operation: Operation,
): { readonly details: Content<TransactionDetails>; readonly retry: () => void } => {
  const { client } = useApp()
  const [snapshot, send] = useMachine(detailsMachine, { input: { client, operation } })
  return { details: selectDetails(snapshot), retry: () => send({ type: 'retryRequested', part: 'details' }) }
}
