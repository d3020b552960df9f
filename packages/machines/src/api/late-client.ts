import type { Client, ClientOptions } from './client.ts'

/**
 * Makes a client whose code is loaded with its first call, or at once where one is about to come: a visitor's first screen does not carry
 * it. A load that fails rejects like a call without an answer, and the next call tries again.
 *
 * @param options - as for `createClient`
 * @param isNeeded - whether a call is about to come
 * @example await lateClient({ transport, csrf }, false).call(versionCall, {}) // { version: '0.1.0', … }
 */
export const lateClient = (options: ClientOptions, isNeeded: boolean): Client => {
  let made: Promise<Client> | undefined
  const load = async (): Promise<Client> => {
    try {
      return (await import('./client.ts')).createClient(options)
    } catch (error) {
      made = undefined
      throw error
    }
  }
  const client = (): Promise<Client> => (made ??= load())
  if (isNeeded) client().catch(() => {})
  return { call: async (call, input, given) => (await client()).call(call, input, given) }
}
