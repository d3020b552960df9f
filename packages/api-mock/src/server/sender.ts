import type { ApiContext } from './context.ts'
import type { Api } from './environment.ts'

/** Who made a browser send a request, as far as it says: a page of this very site, somebody else's, or nothing is said. */
export type Sender = 'own' | 'foreign' | 'unsaid'

const isOwnOrigin = ({ options: { publicOrigin } }: Api, { req }: ApiContext, origin: string): boolean => {
  // If the public address is configured, no other one counts as ours, whatever `Host` a client sends.
  if (publicOrigin !== undefined) return origin === publicOrigin
  const asked = new URL(req.url)
  // Behind a proxy that ends https and is not configured, only the host can be compared.
  return origin === asked.origin || URL.parse(origin)?.host === asked.host
}

/**
 * Says who made a browser send a request: by `Sec-Fetch-Site`, or by `Origin` where it is missing, as on plain http. No page can write either
 * header itself. A neighbouring host (`same-site`) is somebody else. Programs outside a browser send neither.
 *
 * @param api the API, for the address under which browsers reach it
 * @param context the request
 */
export const senderOf = (api: Api, context: ApiContext): Sender => {
  const site = context.req.header('Sec-Fetch-Site')
  // What somebody typed or opened from a bookmark has no sender.
  if (site === 'none') return 'unsaid'
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  const origin = context.req.header('Origin')
  if (origin === undefined) return 'unsaid'
  return isOwnOrigin(api, context, origin) ? 'own' : 'foreign'
}
