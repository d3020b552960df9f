import { BlockList, isIP } from 'node:net'

/** Proxies whose word about the address of a client is taken. */
export type TrustedProxies = { readonly has: (address: string) => boolean }

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address that a socket writes as an IPv6 one is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const MAX_PREFIX = { ipv4: 32, ipv6: 128 } as const

/**
 * Says whether a text names an address or a range of addresses.
 *
 * @param text such as `127.0.0.1` or `10.0.0.0/8`
 * @example isRange('10.0.0.0/33') // false
 */
export const isRange = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= MAX_PREFIX[familyOf(address)])
}

/**
 * Returns the proxies of a list of addresses and ranges.
 *
 * @param ranges addresses and ranges; an empty list trusts nobody
 * @example trustedProxies(['10.0.0.0/8']).has('10.1.2.3') // true
 */
export const trustedProxies = (ranges: readonly string[]): TrustedProxies => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = familyOf(address)
    list.addSubnet(address, Number(prefix ?? MAX_PREFIX[family]), family)
  }
  return { has: (address) => list.check(address, familyOf(address)) }
}

/** Whoever has an IPv6 address has a whole network of them: all of a network count as one client. */
const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [start = '', end] = address.toLowerCase().split('::')
  const [before, after] = [start.split(':'), end?.split(':') ?? []].map((groups) => groups.filter((group) => group !== ''))
  const zeros = Array<string>(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0')
  const groups = [...(before ?? []), ...(end === undefined ? [] : zeros), ...(after ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * Names a client by its address: the socket's, or, when that is a trusted proxy's, the nearest one in X-Forwarded-For that is not. What stands
 * further left in that header is the client's own word and is not looked at.
 *
 * @param socket address of the socket
 * @param forwarded the header, if there is one
 * @param trusted proxies whose word is taken
 * @example clientName('203.0.113.7', '198.51.100.1', trustedProxies([])) // '203.0.113.7'
 */
export const clientName = (socket: string, forwarded: string | undefined, trusted: TrustedProxies): string => {
  let nearest = plain(socket)
  for (const hop of (forwarded ?? '').split(',').toReversed()) {
    const address = plain(hop.trim())
    if (!trusted.has(nearest) || isIP(address) === 0) break
    nearest = address
  }
  return networkOf(nearest)
}
