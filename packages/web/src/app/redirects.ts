/**
 * Says whether an address that came from outside may be followed: any page of this site, and the pages of the hosts listed, over HTTPS.
 *
 * @param address - an address or a path, as a server or another tab named it
 * @param site - this site's own origin
 * @param hosts - hosts that the portal may lead to
 * @example mayFollow('/epargne', 'https://hautelisse.example', []) // true
 * @example mayFollow('//elsewhere.example/', 'https://hautelisse.example', []) // false
 */
export const mayFollow = (address: string, site: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address, site)) return false
  const target = new URL(address, site)
  return target.origin === site || (target.protocol === 'https:' && hosts.includes(target.host))
}
