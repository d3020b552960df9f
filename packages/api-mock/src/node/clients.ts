import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = readonly [Address, number]

/** Proxies whose word about the address of a client is taken. */
export type TrustedProxies = { readonly has: (address: Address) => boolean }

/** IPv4 as four numbers: other ways to write one, such as `127.1`, are no address of a socket. */
const isAddress = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

/** Reads an address; an IPv4 address that a socket writes as an IPv6 one is the same address. */
const read = (text: string): Address | undefined => (isAddress(text) ? ipaddr.process(text) : undefined)

const rangeOf = (text: string): Range | undefined => {
  const address = read(text)
  if (address !== undefined) return [address, address.kind() === 'ipv4' ? 32 : 128]
  return isAddress(text.split('/')[0] ?? '') && ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : undefined
}

/**
 * Says whether a text names an address or a range of addresses.
 *
 * @param text such as `127.0.0.1` or `10.0.0.0/8`
 * @example isRange('10.0.0.0/33') // false
 */
export const isRange = (text: string): boolean => rangeOf(text) !== undefined

/** A network of one's own is no larger: 10.0.0.0/8 (RFC 1918), fc00::/7 (RFC 4193). */
const LEAST_BITS = { ipv4: 8, ipv6: 7 } as const

/**
 * Says whether a range holds so many addresses that clients are among them.
 *
 * @param text an address or a range
 * @example isWide('128.0.0.0/1') // true
 */
export const isWide = (text: string): boolean => {
  const range = rangeOf(text)
  return range !== undefined && range[1] < LEAST_BITS[range[0].kind()]
}

/**
 * Returns the proxies of a list of addresses and ranges.
 *
 * @param ranges addresses and ranges; an empty list trusts nobody
 * @example trustedProxies(['10.0.0.0/8']).has(ipaddr.parse('10.1.2.3')) // true
 */
export const trustedProxies = (ranges: readonly string[]): TrustedProxies => {
  const trusted = ranges.flatMap((text) => [rangeOf(text)].filter((range) => range !== undefined))
  return { has: (address) => trusted.some(([start, bits]) => start.kind() === address.kind() && address.match(start, bits)) }
}

/**
 * Says whether a socket is a trusted proxy's.
 *
 * @param socket address of the socket
 * @param trusted proxies whose word is taken
 * @example isProxy('10.1.2.3', trustedProxies(['10.0.0.0/8'])) // true
 */
export const isProxy = (socket: string, trusted: TrustedProxies): boolean => {
  const address = read(socket)
  return address !== undefined && trusted.has(address)
}

const NETWORK_GROUPS = 4

/** An IPv6 client has a whole network of addresses: all of it counts as one client. */
const nameOf = (address: Address): string =>
  address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, NETWORK_GROUPS)
        .map((group) => group.toString(16))
        .join(':')}::/64`
    : address.toString()

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
  let nearest = read(socket)
  if (nearest === undefined) return socket
  for (const hop of (forwarded ?? '').split(',').toReversed()) {
    const address = read(hop.trim())
    if (!trusted.has(nearest) || address === undefined) break
    nearest = address
  }
  return nameOf(nearest)
}
