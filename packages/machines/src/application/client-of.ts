import { lateClient } from '../api/index.ts'
import type { Client, ClientOptions } from '../api/index.ts'
import type { ApplicationPorts, Home } from './ports.ts'

/**
 * Makes the client of a home: the log of calls is kept in development alone. Where a mark says that somebody is signed in, its code is
 * loaded at once.
 *
 * @param home - where the API lives
 * @param ports - for the log
 * @param reactions - what the application does about failures, whether an employee looks at a customer's space, and whom the page shows
 */
export const clientOf = (
  { transport, csrf, environment, extensions, marker }: Home,
  { log }: Pick<ApplicationPorts, 'log'>,
  reactions: Required<Pick<ClientOptions, 'onReaction' | 'isMirror' | 'person'>>,
): Client =>
  lateClient(
    { transport, csrf, extensions, ...(environment === 'development' ? { log } : {}), ...reactions },
    marker.read() !== undefined,
  )
