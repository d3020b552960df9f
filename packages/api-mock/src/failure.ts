import { writeError } from '@hautelisse/domain/contract'

import type { ApiContext, ApiOptions } from './server/index.ts'
import { answerDoor, renderBroken } from './stand-in/index.ts'
import { StorageUnavailable } from './storage/index.ts'

/** Seconds after which it is worth asking again when the store was out of reach. */
const STORE_RETRY_S = 5
/** A store that is still out of reach is noted again after this many milliseconds. */
const NOTED_EVERY_MS = 60_000

/**
 * Returns what answers an error that no handler foresaw: 500, or 503 with `Retry-After` when the store is out of reach. All requests that a store
 * fails within a minute are one note to the operator; any other error is noted each time.
 *
 * @param options the clock, and who is told of errors
 */
export const failureOf = ({ clock, onError }: Pick<ApiOptions, 'clock' | 'onError'>) => {
  let notedAt = -Infinity
  const noteStore = (error: StorageUnavailable): void => {
    const now = clock.now()
    if (now - notedAt < NOTED_EVERY_MS) return
    notedAt = now
    onError?.(error)
  }
  return (error: Error, context: ApiContext): Response | Promise<Response> => {
    const isStore = error instanceof StorageUnavailable
    if (isStore) {
      noteStore(error)
      context.header('Retry-After', String(STORE_RETRY_S))
    } else onError?.(error)
    const status = isStore ? 503 : 500
    const { path } = context.req
    if (path.startsWith('/stand-in/')) return answerDoor(context, renderBroken(), status)
    return context.json(writeError(path.startsWith('/api/v2/') ? 'v2' : 'v3', 'ERR_INTERNAL'), status)
  }
}
