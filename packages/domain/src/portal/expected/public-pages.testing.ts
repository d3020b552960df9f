import type { RouteId } from '../routes.ts'
import { acting, byKind, everybody, led, members, row, visitors } from './landings.testing.ts'
import type { ExpectedOutcome } from './viewers.testing.ts'

const page = (id: string, screen: RouteId, address: string, rule: string): ExpectedOutcome =>
  row(id, rule, address, everybody(address, screen))

/** Pages for everybody and for visitors, signing in and out. */
export const PUBLIC_PAGES: readonly ExpectedOutcome[] = [
  row('P-ROUTE-01 P-ROUTE-02', 'the entrance is for visitors; members are led to their home', '/', led),
  page('P-ROUTE-03', 'articles', '/articles', 'articles are for everybody'),
  page('P-ROUTE-05', 'legal-notice', '/mentions-legales', 'the legal notice is for everybody'),
  page('P-ROUTE-06', 'contact', '/contact', 'the contact page is for everybody'),
  page('P-ROUTE-07', 'cookie-policy', '/politique-cookies', 'the cookie policy is for everybody'),
  page('P-ROUTE-08', 'personal-data-notice', '/donnees-personnelles', 'the personal data notice is for everybody'),
  page('P-ROUTE-09', 'site-map', '/plan-du-site', 'the site map opens at its address for everybody'),
  page('P-ROUTE-22', 'presentation', '/presentation', 'the presentation is for everybody'),
  page('P-ROUTE-29', 'version', '/version', 'the version is for everybody'),
  page(
    'P-ROUTE-25 P-ROUTE-26 S-NAV-07 S-NAV-08',
    'tax-simulator',
    '/simulateur/impots',
    'the tax simulator is for everybody, each in their frame',
  ),
  page('BEY-04', 'simulation', '/simulation', 'a simulation out of a link or a file is for everybody'),
  row(
    'S-NAV-09',
    'inside another site’s page the tax simulator has no frame of ours for anybody',
    '/simulateur/impots?variant=embedded',
    everybody('/simulateur/impots?variant=embedded', 'tax-simulator', 'bare'),
  ),
  page(
    'S-NAV-09',
    'tax-simulator',
    '/simulateur/impots?variant=contained',
    'no other variant is asked for by address: each has the frame of who is there',
  ),
  row(
    'P-LAY-07',
    'a step of an attachment has no header',
    '/attachment/choice',
    acting(everybody('/attachment/choice', 'attachment', 'no-header')),
  ),
  row(
    'P-ROUTE-12',
    'a step that needs a choice leads to it',
    '/attachment/identification',
    acting(everybody('/attachment/identification', 'attachment', 'no-header')),
    { leadsOn: true },
  ),
  row(
    'P-ROUTE-12',
    'an unknown step of an attachment leads to the first',
    '/attachment/1',
    acting(everybody('/attachment/choice', 'attachment', 'no-header')),
  ),
  row(
    'P-ROUTE-75',
    'adding an account with the provider is for members, though other steps are not',
    '/attachment/mosaic',
    acting(members('/attachment/mosaic', 'attachment-mosaic')),
  ),
  ...['?reason=ERR_NOT_FOUND', '?reason=ERR_CONSENT', '', '?reason=nonsense'].map((query) =>
    row(
      'P-ROUTE-13 P-ROUTE-14 P-ROUTE-15 P-LAY-07',
      'the error page is for everybody and has no header',
      `/error-page${query}`,
      everybody(`/error-page${query}`, 'error-page', 'no-header'),
    ),
  ),
  row('P-ROUTE-17 P-ROUTE-20', 'the choice of a space is for visitors', '/login', visitors('/login', 'login', 'no-header')),
  row(
    'P-ROUTE-18 P-ROUTE-20',
    'the wait before the sign-in door is for visitors',
    '/authentication',
    visitors('/authentication', 'authentication', 'bare'),
    { leadsOn: true },
  ),
  row(
    'P-ROUTE-19',
    'the return from the sign-in door is a wait',
    '/authcallback?state=abc',
    everybody('/authcallback?state=abc', 'authcallback', 'bare'),
    { leadsOn: true },
  ),
  ...[
    ['P-ROUTE-21 P-ROUTE-33', '/callback/easyprojets'],
    ['P-ROUTE-34', '/callback/maretraite360'],
    ['P-ROUTE-35 P-ROUTE-36', '/callback/abc123'],
    ['P-ROUTE-78', '/callback/abc/123'],
  ].map(([ids = '', address = '']) =>
    row(ids, 'a callback is a wait without header and footer', address, everybody(address, 'callback', 'bare'), {
      leadsOn: true,
    }),
  ),
  ...[
    ['P-ROUTE-23 P-ROUTE-77', '/logout/easyprojets'],
    ['P-ROUTE-24', '/logout/anything'],
  ].map(([ids = '', address = '']) =>
    row(ids, 'signing out is a wait, whatever application is named', address, everybody(address, 'logout', 'bare'), {
      leadsOn: true,
    }),
  ),
  row(
    '',
    'the robo-advisor’s administration opens without a member’s session',
    '/robo-advisor/admin',
    everybody('/robo-advisor/admin', 'robo-admin', 'no-header'),
  ),
  row(
    '',
    'the return of the administration’s sign-in opens without a member’s session',
    '/robo-advisor/admin/callback',
    everybody('/robo-advisor/admin/callback', 'robo-admin-callback', 'no-header'),
  ),
  row(
    'P-ROUTE-31 P-ROUTE-32',
    'the spreadsheet is the macro-enabled file of the same name',
    '/simulateur/pereco.xls',
    byKind(() => ({ at: '/simulateur/pereco.xlsm', screen: 'file' })),
  ),
]
