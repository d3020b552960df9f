import { waitingMachine } from '@hautelisse/machines/portal'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { WaitingPage } from '../portal/index.ts'

/**
 * /callback/…: nothing but the spinner, while the session takes up what the address brings back. Nobody stays on it for ever: it leads to
 * the error page in time (P-ROUTE-21, P-ROUTE-33 to -36, P-ROUTE-78).
 */
export const CallbackWait = (): ReactElement => {
  const { navigation } = useApp()
  useMachine(waitingMachine, { input: { navigation } })
  return <WaitingPage />
}
