import { selectIsLedOn } from '@hautelisse/machines/session'
import { Navigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useSession } from '../app/index.ts'
import { WaitingPage } from '../portal/index.ts'

/**
 * Waits for the session machine on the way to the door, back from it and out: the machine leads on, each of its calls with a time limit.
 * Once it rests and the saver is still here, there is nothing to wait for: back to the entrance, which says what went wrong (P-ERR-16).
 */
export const SessionWait = (): ReactElement => (useSession(selectIsLedOn) ? <WaitingPage /> : <Navigate to="/" replace />)
