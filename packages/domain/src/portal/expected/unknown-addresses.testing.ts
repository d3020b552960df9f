import { acting, collectiveScopes, everybody, members, row, unknown } from './landings.testing.ts'
import type { ExpectedOutcome } from './viewers.testing.ts'

const unknownPage = (ids: string, address: string, rule: string): ExpectedOutcome =>
  row(`P-ROUTE-81${ids}`, rule, address, unknown)

/** Addresses that are none. */
export const UNKNOWN_ADDRESSES: readonly ExpectedOutcome[] = [
  unknownPage('', '/nimporte-quoi', 'an unknown address leads to the error page'),
  unknownPage(' P-ROUTE-04', '/articles/1', 'an article has no address of its own'),
  ...[
    '/attachment',
    '/callback',
    '/logout',
    '/rattachement',
    '/robo-advisor',
    '/simulator',
    '/savings',
    '/transactional',
    '/stand-in',
    '/epargne/detail',
    '/epargne/detail/type',
    '/connected-attachment',
  ].map((address) => unknownPage('', address, 'an address that stops too early is unknown')),
  ...[
    '/epargne/plus',
    '/epargne/detail/type/PER/1/2',
    '/operations/1/2',
    '/profile/s2e/contact/message/more',
    '/transactional/payment/s2e/1/2',
    '/logout/a/b',
  ].map((address) => unknownPage('', address, 'an address that goes too far is unknown')),
  unknownPage(' S-NAV-06', '/savings/withdraw/ais/holiday', 'an unknown case of withdrawal leads to the error page'),
  ...[
    '/savings/withdraw/s2e',
    '/savings/transfer/marel',
    '/transactional/payment/bi',
    '/transactional/redirect/elsewhere',
    '/epargne/detail/colour/red',
    '/epargne/detail/colour/red/1',
    '/connected-attachment/other',
    '/profile/marel',
    '/profile/s2e/secrets',
    '/profile/s2e/personal-data/delete',
    '/profile/s2e/contact/edit-email',
    '/profile/s2e/bank-coordinates/message',
  ].map((address) => unknownPage(' P-ROUTE-49', address, 'a value that an enumeration does not have makes the address unknown')),
  ...[
    '/constructor',
    '/__proto__',
    '/savings/transfer/constructor',
    '/savings/withdraw/ais/__proto__',
    '/profile/s2e/hasOwnProperty',
    '/profile/s2e/contact/toString',
    '/profile/__proto__/contact',
  ].map((address) => unknownPage(' P-ROUTE-49', address, 'names that every object has are no values')),
  ...[
    '//epargne',
    '/epargne//',
    '//',
    '/epargne//detail',
    '/operations//1',
    '/operations/%',
    '/operations/%E0%A4%A',
    '/%',
    '/EPARGNE',
    '/epargne;jsessionid=1',
    '/epargne.html',
  ].map((address) => unknownPage('', address, 'a malformed address is unknown')),
  unknownPage('', `/${'a'.repeat(10_000)}`, 'an address of ten thousand characters is unknown'),
  unknownPage('', `/operations/${'9'.repeat(10_000)}`, 'an id of ten thousand characters is unknown'),
]

/** Addresses that look odd and are right. */
export const ODD_ADDRESSES: readonly ExpectedOutcome[] = [
  row('P-ROUTE-39', 'a slash at the end changes nothing', '/epargne/', members('/epargne', 'savings-home')),
  row('P-ROUTE-05', 'a slash at the end changes nothing', '/mentions-legales/', everybody('/mentions-legales', 'legal-notice')),
  row(
    '',
    'a slash at the end changes nothing',
    '/savings/transfer/s2e/',
    acting(collectiveScopes('/savings/transfer/s2e', 'transfer-scope')),
  ),
  row(
    'P-ROUTE-39',
    'a query changes nothing',
    '/epargne?x=%E0&x=//elsewhere.example',
    members('/epargne?x=%E0&x=//elsewhere.example', 'savings-home'),
  ),
  row(
    'P-ROUTE-56',
    'an id may hold a slash, written as the address writes it',
    '/operations/a%2Fb',
    members('/operations/a%2Fb', 'operation'),
  ),
  row(
    'P-ROUTE-56',
    'an id may be a name that every object has',
    '/operations/__proto__',
    members('/operations/__proto__', 'operation'),
  ),
]
