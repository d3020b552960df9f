import type { SecurityNote } from '../server/index.ts'

const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/

/** The network that a client is in: one address alone names a household. */
const networkOf = (client: string): string => client.replace(IPV4, '$1.0/24')

/**
 * Writes what happened as one line of JSON: when, what, in which request, from which network, and by whom as a text that only this server can make.
 *
 * @param happened what happened
 * @example lineOf({ at: 0, event: 'signed-out', request: 'r', client: '203.0.113.7' })
 */
export const lineOf = ({ at, client, ...rest }: SecurityNote): string =>
  JSON.stringify({ at: new Date(at).toISOString(), ...rest, network: networkOf(client) })
