/**
 * The table of expected outcomes: what each address must come to for each kind of visitor. It is written by hand from the requirements and never
 * derived from the route table, so that the two can be held against each other: by the unit test beside it, and in a browser.
 *
 * A row is an address as somebody types it and, for each kind of visitor, where it ends (`at`: path and query, without a slash at the end), which
 * page is there (`screen`) and in which frame (`layout`; none where the application shows no page of its own). `ids` are the rules that the row
 * shows and belong in the title of its test. `disabled`, `environment` and `now` are the state of the portal that a row needs; without them every
 * route is on, the environment is development and no maintenance is near. `leadsOn` marks a page that does its work and goes elsewhere by
 * itself (a spinner): a browser sees it only for a moment.
 */
import { PROVIDER_ADVISOR, PROVIDER_PROFILE, PROVIDER_SCOPE, type Environment } from '../contract/index.ts'
import { plainDate } from '../calendar/index.ts'
import { VISITOR, type Origin, type Scope, type User } from '../session/index.ts'
import type { Layout } from './outcome.ts'
import type { RouteId } from './routes.ts'
import type { Viewer } from './viewer.ts'

/** Kinds of visitor: nobody, the three origins, a mirror session, somebody without scopes, somebody whose session has just ended. */
export const VISITOR_KINDS = [
  'visitor',
  'collective',
  'individual',
  'individual_transmission',
  'mirror',
  'no-scopes',
  'ended',
] as const
export type VisitorKind = (typeof VISITOR_KINDS)[number]

/** Page that an address ends on: a route's, or one that stands in for it. */
export type Screen = RouteId | 'session-expired' | 'general-error' | 'maintenance' | 'file'

export type Landing = { readonly at: string; readonly screen: Screen; readonly layout?: Layout }

export type ExpectedOutcome = {
  readonly ids: readonly string[]
  /** The rule in words, for the title of a test. */
  readonly rule: string
  readonly address: string
  readonly lands: Readonly<Record<VisitorKind, Landing>>
  readonly leadsOn?: true
  readonly disabled?: readonly RouteId[]
  readonly environment?: Environment
  /** Milliseconds since 1970. */
  readonly now?: number
}

const someone = (id: string, origin: Origin, scopes: readonly Scope[], more: Partial<User> = {}): Viewer => ({
  kind: 'member',
  user: { ...VISITOR, id, origin, logged: true, scopes: [...scopes], ...more },
})

const civil = { first_name: 'Ada', last_name: 'Nom', birth_date: plainDate('1964-03-12'), bank_accounts: [] }
const customer = {
  [PROVIDER_PROFILE]: { ...civil, customer_id: 'c1' },
  [PROVIDER_ADVISOR]: { id: 'a1', name: 'Élise Montagnac', type: 'Conseillère', email: 'elise@example.org', picture_url: null },
}
const employee = { s2e_profile: { ...civil, companies: [] } }

/** One viewer of each kind, with the scopes that the table counts on. */
export const VIEWERS: Readonly<Record<VisitorKind, Viewer>> = {
  visitor: { kind: 'visitor' },
  collective: someone('u-collective', 'collective', ['ais', 's2e'], employee),
  individual: someone('u-individual', 'individual', ['ais', PROVIDER_SCOPE], customer),
  individual_transmission: someone('u-transmission', 'individual_transmission', [PROVIDER_SCOPE], customer),
  mirror: someone('u-mirror', 'collective', ['ais', 's2e'], { ...employee, is_mirror: true }),
  'no-scopes': someone('u-nothing', 'collective', []),
  ended: { kind: 'ended', origin: 'collective' },
}

type Lands = ExpectedOutcome['lands']

const FRAMES = {
  visitor: 'public',
  collective: 'collective',
  individual: 'individual',
  individual_transmission: 'transmission',
  mirror: 'collective',
  'no-scopes': 'collective',
  ended: 'public',
} as const satisfies Readonly<Record<VisitorKind, Layout>>

const byKind = (landing: (kind: VisitorKind) => Landing): Lands => ({
  visitor: landing('visitor'),
  collective: landing('collective'),
  individual: landing('individual'),
  individual_transmission: landing('individual_transmission'),
  mirror: landing('mirror'),
  'no-scopes': landing('no-scopes'),
  ended: landing('ended'),
})

const isIn = (kind: VisitorKind): boolean => kind !== 'visitor' && kind !== 'ended'

const entrance: Landing = { at: '/', screen: 'visitor-home', layout: 'public' }
const home = (kind: VisitorKind): Landing => ({ at: '/epargne', screen: 'savings-home', layout: FRAMES[kind] })

/** Where whoever is led to / ends: visitors there, members on their own home. */
const toEntrance = (kind: VisitorKind): Landing => (isIn(kind) ? home(kind) : entrance)

/** Everybody sees the page, in their own frame or in the given one. */
const everybody = (at: string, screen: RouteId, layout?: Layout): Lands =>
  byKind((kind) => ({ at, screen, layout: layout ?? FRAMES[kind] }))

/** Visitors see the page, members are led to their home. */
const visitors = (at: string, screen: RouteId, layout: Layout): Lands =>
  byKind((kind) => (isIn(kind) ? home(kind) : { at, screen, layout }))

/** Members see the page; visitors are led to /, and an ended session asks to sign in again without leaving the address. */
const members = (at: string, screen: Screen, layout?: Layout, stays: string = at): Lands =>
  byKind((kind) => {
    if (kind === 'visitor') return entrance
    if (kind === 'ended') return { at: stays, screen: 'session-expired', layout: 'no-header' }
    return { at, screen, layout: layout ?? FRAMES[kind] }
  })

/** As `members`, but whoever holds no collective scope gets the general error. */
const collectiveScopes = (at: string, screen: RouteId): Lands => ({
  ...members(at, screen),
  individual_transmission: { at, screen: 'general-error' },
  'no-scopes': { at, screen: 'general-error' },
})

const unknown = byKind(() => ({ at: '/error-page?reason=ERR_NOT_FOUND', screen: 'error-page', layout: 'no-header' }))
const led = byKind(toEntrance)

const row = (ids: string, rule: string, address: string, lands: Lands, more: Partial<ExpectedOutcome> = {}): ExpectedOutcome => ({
  ids: ids === '' ? [] : ids.split(' '),
  rule,
  address,
  lands,
  ...more,
})

const page = (id: string, screen: RouteId, address: string, rule: string): ExpectedOutcome =>
  row(id, rule, address, everybody(address, screen))
const memberPage = (ids: string, screen: RouteId, address: string, rule: string): ExpectedOutcome =>
  row(`${ids} P-ROUTE-83 P-PERM-03`, rule, address, members(address, screen))
const unknownPage = (ids: string, address: string, rule: string): ExpectedOutcome =>
  row(`P-ROUTE-81${ids}`, rule, address, unknown)

const PUBLIC: readonly ExpectedOutcome[] = [
  row('P-ROUTE-01 P-ROUTE-02', 'the entrance is for visitors; members are led to their home', '/', led),
  page('P-ROUTE-03', 'articles', '/articles', 'articles are for everybody'),
  page('P-ROUTE-05', 'legal-notice', '/mentions-legales', 'the legal notice is for everybody'),
  page('P-ROUTE-06', 'contact', '/contact', 'the contact page is for everybody'),
  page('P-ROUTE-07', 'cookie-policy', '/politique-cookies', 'the cookie policy is for everybody'),
  page('P-ROUTE-08', 'personal-data-notice', '/donnees-personnelles', 'the personal data notice is for everybody'),
  page('P-ROUTE-09', 'site-map', '/plan-du-site', 'the site map opens for whoever types its address'),
  page('P-ROUTE-22', 'presentation', '/presentation', 'the presentation is for everybody'),
  page('P-ROUTE-29', 'version', '/version', 'the version is for everybody'),
  page('P-ROUTE-25 P-ROUTE-26', 'tax-simulator', '/simulateur/impots', 'the tax simulator is for everybody, each in their frame'),
  row(
    'P-ROUTE-10 P-ROUTE-11 P-LAY-07',
    'a step of an attachment has no header',
    '/attachment/identification',
    everybody('/attachment/identification', 'attachment', 'no-header'),
  ),
  row(
    'P-ROUTE-12',
    'an unknown step of an attachment leads to the first',
    '/attachment/1',
    everybody('/attachment/choice', 'attachment', 'no-header'),
  ),
  row(
    'P-ROUTE-74 P-ROUTE-75',
    'adding an account with the provider is for members, though other steps are not',
    '/attachment/mosaic',
    members('/attachment/mosaic', 'attachment-mosaic'),
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
    'P-ROUTE-27',
    'the robo-advisor’s administration opens without a member’s session',
    '/robo-advisor/admin',
    everybody('/robo-advisor/admin', 'robo-admin', 'no-header'),
  ),
  row(
    'P-ROUTE-28',
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

const MEMBERS: readonly ExpectedOutcome[] = [
  row(
    'P-ROUTE-38 P-ROUTE-83',
    'changing the password is a wait for members',
    '/change-password',
    members('/change-password', 'change-password', 'bare'),
    { leadsOn: true },
  ),
  memberPage(
    'P-ROUTE-39 P-ROUTE-02 P-LAY-01 P-LAY-04',
    'savings-home',
    '/epargne',
    'the home is for members, each in their frame',
  ),
  ...['scope/ais', 'type/PER', 'company/35658', 'project/retirement'].map((selection) =>
    memberPage(
      'P-ROUTE-40 P-ROUTE-42',
      'savings-detail',
      `/epargne/detail/${selection}`,
      'the detail of a selection is for members',
    ),
  ),
  memberPage(
    'P-ROUTE-41',
    'savings-detail-account',
    '/epargne/detail/type/PERO/00482176',
    'the detail of one account is for members',
  ),
  memberPage(
    'P-ROUTE-43',
    'connected-attachment-steps',
    '/rattachement/confirmation',
    'steps of a member’s attachment are for members',
  ),
  row(
    'P-ROUTE-12 P-ROUTE-43',
    'an unknown step of a member’s attachment leads to the first',
    '/rattachement/9',
    members('/rattachement/choice', 'connected-attachment-steps', undefined, '/rattachement/9'),
  ),
  memberPage('P-ROUTE-44', 'accounts', '/accounts', 'accounts are for members'),
  memberPage('P-ROUTE-45', 'withdrawal-simulator', '/simulator/mrm', 'the withdrawal simulator is for members'),
  row(
    'P-ROUTE-46 P-ERR-01',
    'withdrawing needs a collective scope',
    '/savings/withdraw',
    collectiveScopes('/savings/withdraw', 'withdraw'),
  ),
  row(
    'P-ROUTE-47 P-ERR-01',
    'withdrawing retirement savings needs a collective scope',
    '/savings/withdraw/ais',
    collectiveScopes('/savings/withdraw/ais', 'withdraw-ais'),
  ),
  ...['retirement', 'owner', 'family', 'business', 'hardblows', 'other'].map((withdrawCase) =>
    row(
      'P-ROUTE-48 P-CONST-24',
      'each of the six cases of a withdrawal opens',
      `/savings/withdraw/ais/${withdrawCase}`,
      collectiveScopes(`/savings/withdraw/ais/${withdrawCase}`, 'withdraw-case'),
    ),
  ),
  memberPage('P-ROUTE-50', 'operation-choice', '/transactional/operations/T1', 'modifying a choice is for members'),
  memberPage('P-ROUTE-51', 'bulletin-option', '/transactional/bulletin-option/B1', 'making a choice is for members'),
  memberPage('P-ROUTE-52', 'fund-switch', '/transactional/arbitration', 'adjusting investments is for members'),
  row(
    'P-ROUTE-52',
    'a slash at the end changes nothing',
    '/transactional/arbitration/',
    members('/transactional/arbitration', 'fund-switch'),
  ),
  memberPage('P-ROUTE-53', 'operations', '/operations', 'the list of operations is for members'),
  memberPage('P-ROUTE-56', 'operation', '/operations/42', 'one operation is for members'),
  ...['space', 'voluntary-payment'].map((action) =>
    row(
      'P-ROUTE-54 P-ROUTE-55 P-ERR-01',
      'the way to the external space needs a collective scope',
      `/transactional/redirect/${action}`,
      collectiveScopes(`/transactional/redirect/${action}`, 'redirect'),
    ),
  ),
  ...['', '/s2e', '/ais', '/s2e/35658'].map((scope) =>
    memberPage(
      'P-ROUTE-57',
      'payment',
      `/transactional/payment${scope}`,
      'a voluntary payment is for members, with or without scope and company',
    ),
  ),
  row(
    'P-ROUTE-58 P-ERR-01',
    'transferring needs a collective scope',
    '/savings/transfer',
    collectiveScopes('/savings/transfer', 'transfer'),
  ),
  ...['ais', 's2e'].map((scope) =>
    row(
      'P-ROUTE-59 P-ERR-01',
      'transferring from one scope needs a collective scope',
      `/savings/transfer/${scope}`,
      collectiveScopes(`/savings/transfer/${scope}`, 'transfer-scope'),
    ),
  ),
  memberPage('P-ROUTE-60', 'advisor-placements', '/placements/advisor', 'the robo-advisor is for members'),
  memberPage('P-ROUTE-61', 'documents', '/documents', 'documents are for members'),
  memberPage('P-ROUTE-62 P-ROUTE-63', 'messages', '/messages', 'messages are for members'),
  ...[
    's2e',
    'ais',
    PROVIDER_SCOPE,
    's2e/personal-data',
    's2e/personal-data/edit-email',
    's2e/personal-data/edit-phone',
    's2e/personal-data/edit-identity',
    's2e/personal-data/edit-address',
    's2e/bank-coordinates',
    's2e/bank-coordinates/edit-bank-account',
    'ais/contact',
    's2e/contact/message',
  ].map((rest) =>
    memberPage(
      'P-ROUTE-64 P-ROUTE-65',
      'profile',
      `/profile/${rest}`,
      'a profile, its journeys and their actions are for members',
    ),
  ),
  row('P-ROUTE-79 P-ROUTE-80', 'the profile alone leads to the one shown first', '/profile', {
    ...members('/profile/s2e', 'profile', undefined, '/profile'),
    individual: { at: '/profile/ais', screen: 'profile', layout: 'individual' },
    individual_transmission: { at: `/profile/${PROVIDER_SCOPE}`, screen: 'profile', layout: 'transmission' },
    'no-scopes': { at: `/profile/${PROVIDER_SCOPE}`, screen: 'profile', layout: 'collective' },
  }),
  memberPage('P-ROUTE-66', 'coaching', '/filib', 'coaching is for members'),
  memberPage('P-ROUTE-67', 'transmission', '/transmission', 'the transmission home is for members'),
  memberPage('P-ROUTE-69', 'aggregation', '/aggregation', 'adding accounts of other banks is for members'),
  memberPage('P-ROUTE-70', 'aggregation-step', '/aggregation/identification', 'its steps are for members, framed'),
  row(
    'P-ROUTE-71',
    'coming back from a bank has neither header nor footer',
    '/aggregation/callback',
    members('/aggregation/callback', 'aggregation-step', 'bare'),
  ),
  row(
    'P-ROUTE-71',
    '"callback" anywhere in the address of a step hides header and footer',
    '/aggregation/choice?from=callback',
    members('/aggregation/choice?from=callback', 'aggregation-step', 'bare'),
  ),
  row(
    'P-ROUTE-12 P-ROUTE-70',
    'an unknown step of the aggregation leads to the first',
    '/aggregation/toString',
    members('/aggregation/choice', 'aggregation-step', undefined, '/aggregation/toString'),
  ),
  memberPage(
    'P-ROUTE-72 P-ROUTE-73',
    'connected-attachment',
    `/connected-attachment/${PROVIDER_SCOPE}-attachment`,
    'attaching a contract of the provider is for members',
  ),
]

const UNKNOWN: readonly ExpectedOutcome[] = [
  unknownPage('', '/nimporte-quoi', 'an unknown address leads to the error page'),
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
    '/articles/1',
    '/epargne/detail/type/PER/1/2',
    '/operations/1/2',
    '/profile/s2e/contact/message/more',
    '/transactional/payment/s2e/1/2',
    '/logout/a/b',
  ].map((address) => unknownPage('', address, 'an address that goes too far is unknown')),
  ...[
    '/savings/withdraw/ais/holiday',
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

const ODD: readonly ExpectedOutcome[] = [
  row('P-ROUTE-39', 'a slash at the end changes nothing', '/epargne/', members('/epargne', 'savings-home')),
  row('P-ROUTE-05', 'a slash at the end changes nothing', '/mentions-legales/', everybody('/mentions-legales', 'legal-notice')),
  row(
    'P-ROUTE-59',
    'a slash at the end changes nothing',
    '/savings/transfer/s2e/',
    collectiveScopes('/savings/transfer/s2e', 'transfer-scope'),
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

const DEVELOPER_PAGES = [
  ['P-DEV-01', '/developer', 'developer'],
  ['P-DEV-02', '/developer/framework', 'developer-framework'],
  ['P-DEV-03', '/developer/pdf-render', 'developer-pdf-render'],
  ['P-DEV-04', '/developer/contexts', 'developer-contexts'],
  ['P-DEV-05', '/demo', 'demo'],
] as const

const DEVELOPERS: readonly ExpectedOutcome[] = [
  ...DEVELOPER_PAGES.map(([id, address, screen]) =>
    row(id, 'a developer page opens in development', address, everybody(address, screen, 'bare')),
  ),
  ...DEVELOPER_PAGES.flatMap(([id, address]) =>
    (['recette', 'preproduction', 'production'] as const).map((environment) =>
      row(`${id} P-DEV-06 P-PERM-15`, `a developer page leads to / in ${environment}`, address, led, { environment }),
    ),
  ),
]

/** 23:00 in Paris on 9 December 2023, within the first window. */
const IN_MAINTENANCE = Date.UTC(2023, 11, 9, 22, 0)
const maintenance: Landing = { at: '/', screen: 'maintenance' }

const STATES: readonly ExpectedOutcome[] = [
  row('P-ROUTE-82 P-ROUTE-02', 'a disabled page of members leads to /', '/documents', led, { disabled: ['documents'] }),
  row('P-ROUTE-82 P-ROUTE-02', 'a disabled page of everybody leads to /', '/articles', led, { disabled: ['articles'] }),
  row(
    'P-ROUTE-82',
    'a disabled profile is not reached by its default either',
    '/profile',
    { ...led, ended: { at: '/profile', screen: 'session-expired', layout: 'no-header' } },
    { disabled: ['profile'] },
  ),
  row(
    'P-ROUTE-82',
    'with their home disabled members stay on /',
    '/epargne',
    byKind((kind) => ({ at: '/', screen: 'visitor-home', layout: FRAMES[kind] })),
    { disabled: ['savings-home'] },
  ),
  row('P-ROUTE-82', 'neither / nor the error page can be disabled', '/nimporte-quoi', unknown, {
    disabled: ['visitor-home', 'error-page'],
  }),
  row('P-ROUTE-82', 'neither / nor the error page can be disabled', '/', led, { disabled: ['visitor-home', 'error-page'] }),
  row(
    'P-MAINT-01',
    'in a maintenance window / shows its screen to everybody',
    '/',
    byKind(() => maintenance),
    { now: IN_MAINTENANCE },
  ),
  row(
    'P-MAINT-01',
    'in a maintenance window other pages open as ever',
    '/operations',
    { ...members('/operations', 'operations'), visitor: maintenance },
    { now: IN_MAINTENANCE },
  ),
]

/** Every address of the portal, and some that are none, with what each must come to. */
export const EXPECTED_OUTCOMES: readonly ExpectedOutcome[] = [...PUBLIC, ...MEMBERS, ...UNKNOWN, ...ODD, ...DEVELOPERS, ...STATES]
