import { describe, expect, it } from 'vitest'

import { clientName, isRange, trustedProxies } from './clients.ts'

const nobody = trustedProxies([])
const proxies = trustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

describe('who a client is, for the limits', () => {
  it.each([
    ['the socket, whatever the header says, without a trusted proxy', '203.0.113.7', '198.51.100.1', nobody, '203.0.113.7'],
    ['the socket, when it is no trusted proxy', '203.0.113.7', '198.51.100.1', proxies, '203.0.113.7'],
    ['whom the proxy names', '127.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
    [
      'the nearest that is no proxy: what stands left of it is invented',
      '127.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.1.2.3',
      proxies,
      '198.51.100.1',
    ],
    ['the proxy, when it names nobody', '127.0.0.1', undefined, proxies, '127.0.0.1'],
    ['the last address that can be read', '127.0.0.1', '198.51.100.1, nonsense', proxies, '127.0.0.1'],
    ['the same address, as a socket for both families writes it', '::ffff:127.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
    ['a network of IPv6, all of whose addresses one client has', '2001:db8:1:2:3:4:5:6', undefined, nobody, '2001:db8:1:2::/64'],
    ['the same network, written short', '2001:0DB8:1:2::9', undefined, nobody, '2001:db8:1:2::/64'],
    ['this machine', '::1', undefined, nobody, '0:0:0:0::/64'],
    ['whom an IPv6 proxy names', 'fd12::1', '2001:db8::1', proxies, '2001:db8:0:0::/64'],
    ['a text that is no address, as it is', 'unknown', '198.51.100.1', proxies, 'unknown'],
  ] as const)('is %s', (_, socket, forwarded, trusted, expected) => {
    expect(clientName(socket, forwarded, trusted)).toBe(expected)
  })

  it('tells ranges from other texts', () => {
    expect(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'].filter((text) => !isRange(text))).toEqual([])
    expect(['', 'localhost', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8/8', '10.0.0.0/-1'].filter(isRange)).toEqual([])
  })
})
