import { coachingCall } from '@hautelisse/domain/coaching'
import type { Client } from '../api/index.ts'

/** What the page of coaching can say: the partner's address, or that coaching is not offered. */
export type Coaching = { readonly kind: 'offered'; readonly address: string } | { readonly kind: 'none' }

/**
 * Asks where the coaching partner is (P-ROUTE-66, P-CALL-85). An address that the portal may not follow counts as missing.
 *
 * @param client - the API
 * @param mayFollow - says whether an address may be followed
 * @param signal - gives up when it aborts
 * @example await askCoaching(client, mayFollow, signal) // { kind: 'offered', address: '/stand-in/coaching' }
 */
export const askCoaching = async (
  client: Client,
  mayFollow: (address: string) => boolean,
  signal: AbortSignal,
): Promise<Coaching> => {
  const { data } = await client.call(coachingCall, {}, { signal })
  return data !== null && mayFollow(data) ? { kind: 'offered', address: data } : { kind: 'none' }
}
