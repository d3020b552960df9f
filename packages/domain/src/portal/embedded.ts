import { matchRoute } from './addresses.ts'

/** What the simulator's address says where it stands inside another site's page. */
const EMBEDDED = 'variant=embedded'

/**
 * Says whether an address is that of the tax simulator inside another site's page: told by its parameter, never by sniffing for a frame (S-NAV-09,
 * docs/decisions/12). Its visitors are the other site's: the page asks for no session and has no frame of ours.
 *
 * @param address path with its query; a fragment is ignored
 * @example isEmbedded('/simulateur/impots?variant=embedded') // true
 */
export const isEmbedded = (address: string): boolean => {
  const [path = '', query = ''] = address.replace(/#.*$/su, '').split('?')
  return matchRoute(path)?.route.id === 'tax-simulator' && query.split('&').includes(EMBEDDED)
}
