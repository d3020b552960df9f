import { PROVIDER_SCOPE } from '../contract/index.ts'

/** Who may open an address; `visitors` have not signed in, `developers` are everybody in a development environment (P-DEV-06). */
export type Access = 'everyone' | 'visitors' | 'members' | 'developers'

/** Frame of an address: `portal` is the frame of who is there, `bare` has neither header nor footer. */
export type RouteLayout = 'portal' | 'no-header' | 'bare'

/** What an address shows: its screen, a wait that ends elsewhere, another address, or a file. */
export type RouteContent = 'screen' | 'spinner' | 'redirect' | 'file'

/** Groups of the site map. */
export const SITE_MAP_GROUPS = ['public', 'savings', 'operations', 'simulations', 'help', 'profile'] as const
export type SiteMapGroup = (typeof SITE_MAP_GROUPS)[number]

/** What the table says of an address; what is left out is said by `DEFAULTS`. */
type Row = {
  /** `{name}` is one segment, `{name?}` one or none at the end, `{name*}` one or more at the end. */
  readonly path: string
  readonly access?: Access
  readonly layout?: RouteLayout
  /** Without it: a screen. */
  readonly content?: Exclude<RouteContent, 'screen'>
  /** Values of a segment that is an enumeration: with another one the address is unknown (docs/decisions/13). */
  readonly segments?: Readonly<Record<string, readonly string[]>>
  /** Values of {action} for each {journey}: with another one the address is unknown. */
  readonly actions?: Readonly<Record<string, readonly string[]>>
  /** Values of {step}: another one leads to the first of them. */
  readonly steps?: readonly string[]
  /** Somebody without a collective scope is shown the ways of their own family (P-ERR-01, ACTS-14). */
  readonly needsCollectiveScope?: true
  /** Acts in the saver's name: shut to an employee who looks at their space. `action` is for a page that does so where its address names an action. */
  readonly acts?: 'page' | 'action'
  readonly siteMap?: SiteMapGroup
}

/** Cases of a withdrawal, in the address too (P-ROUTE-48, P-CONST-24). */
export const WITHDRAW_CASES = ['retirement', 'owner', 'family', 'business', 'hardblows', 'other'] as const

/** How savings are grouped in the address of a detail (P-ROUTE-42). */
export const SELECTION_FILTERS = ['scope', 'type', 'company', 'project'] as const

/** Journeys of the profile and what can be done in each (P-ROUTE-65). */
export const PROFILE_JOURNEYS = {
  'personal-data': ['edit-email', 'edit-phone', 'edit-identity', 'edit-address', 'edit-declaration'],
  'bank-coordinates': ['edit-bank-account'],
  contact: ['message'],
} as const

/** Steps by which an account is attached (P-ROUTE-12). */
export const ATTACHMENT_STEPS = ['choice', 'identification', 'confirmation', 'done'] as const

/** Steps by which an account of another bank is added; the bank leads back to `callback` (P-ROUTE-71). */
export const AGGREGATION_STEPS = ['choice', 'identification', 'callback', 'confirmation', 'done'] as const

/** Word of the wire in the address that attaches an account with the provider (P-ROUTE-73). */
export const PROVIDER_ATTACHMENT = `${PROVIDER_SCOPE}-attachment`

/** What the external space can be asked for by address (P-ROUTE-55). */
export const SSO_ACTIONS = ['space', 'voluntary-payment'] as const
export type SsoAction = (typeof SSO_ACTIONS)[number]

const COLLECTIVE = ['ais', 's2e']
const DEFAULTS = { access: 'members', layout: 'portal', content: 'screen' } as const

const TABLE = {
  'visitor-home': { path: '/', access: 'visitors', siteMap: 'public' },
  articles: { path: '/articles', access: 'everyone', siteMap: 'public' },
  'legal-notice': { path: '/mentions-legales', access: 'everyone', siteMap: 'public' },
  contact: { path: '/contact', access: 'everyone', siteMap: 'public' },
  'cookie-policy': { path: '/politique-cookies', access: 'everyone', siteMap: 'public' },
  'personal-data-notice': { path: '/donnees-personnelles', access: 'everyone', siteMap: 'public' },
  'site-map': { path: '/plan-du-site', access: 'everyone' },
  'attachment-mosaic': { path: '/attachment/mosaic', acts: 'page', siteMap: 'operations' },
  attachment: {
    path: '/attachment/{step}',
    access: 'everyone',
    layout: 'no-header',
    steps: ATTACHMENT_STEPS,
    acts: 'page',
    siteMap: 'public',
  },
  'error-page': { path: '/error-page', access: 'everyone', layout: 'no-header' },
  login: { path: '/login', access: 'visitors', layout: 'no-header' },
  authentication: { path: '/authentication', access: 'visitors', layout: 'bare', content: 'spinner' },
  authcallback: { path: '/authcallback', access: 'everyone', layout: 'bare', content: 'spinner' },
  callback: { path: '/callback/{application*}', access: 'everyone', layout: 'bare', content: 'spinner' },
  presentation: { path: '/presentation', access: 'everyone', siteMap: 'public' },
  logout: { path: '/logout/{application}', access: 'everyone', layout: 'bare', content: 'spinner' },
  'tax-simulator': { path: '/simulateur/impots', access: 'everyone', siteMap: 'simulations' },
  simulation: { path: '/simulation', access: 'everyone', siteMap: 'simulations' },
  'robo-admin': { path: '/robo-advisor/admin', access: 'everyone', layout: 'no-header' },
  'robo-admin-callback': { path: '/robo-advisor/admin/callback', access: 'everyone', layout: 'no-header' },
  version: { path: '/version', access: 'everyone' },
  spreadsheet: { path: '/simulateur/pereco.xls', access: 'everyone', layout: 'bare', content: 'file' },
  'change-password': { path: '/change-password', layout: 'bare', content: 'spinner' },
  'savings-home': { path: '/epargne', siteMap: 'savings' },
  'savings-detail': { path: '/epargne/detail/{selectionFilter}/{filter}', segments: { selectionFilter: SELECTION_FILTERS } },
  'savings-detail-account': {
    path: '/epargne/detail/{selectionFilter}/{filter}/{id}',
    segments: { selectionFilter: SELECTION_FILTERS },
  },
  'connected-attachment-steps': { path: '/rattachement/{step}', steps: ATTACHMENT_STEPS, acts: 'page' },
  accounts: { path: '/accounts', siteMap: 'savings' },
  'withdrawal-simulator': { path: '/simulator/mrm', siteMap: 'simulations' },
  'exit-plan': { path: '/simulator/mrm/plan' },
  'kept-simulations': { path: '/simulations', acts: 'page', siteMap: 'simulations' },
  'compared-simulations': { path: '/simulations/compare', acts: 'page' },
  withdraw: { path: '/savings/withdraw', needsCollectiveScope: true, acts: 'page', siteMap: 'operations' },
  'withdraw-ais': { path: '/savings/withdraw/ais', needsCollectiveScope: true, acts: 'page' },
  'withdraw-case': {
    path: '/savings/withdraw/ais/{withdrawCase}',
    segments: { withdrawCase: WITHDRAW_CASES },
    needsCollectiveScope: true,
    acts: 'page',
  },
  'operation-choice': { path: '/transactional/operations/{idTransaction}', acts: 'page' },
  'bulletin-option': { path: '/transactional/bulletin-option/{idBulletin}', acts: 'page' },
  'fund-switch': { path: '/transactional/arbitration', acts: 'page', siteMap: 'operations' },
  operations: { path: '/operations', siteMap: 'operations' },
  declaration: { path: '/operations/declaration', siteMap: 'operations' },
  acts: { path: '/operations/acts', siteMap: 'operations' },
  operation: { path: '/operations/{transaction_id}' },
  redirect: {
    path: '/transactional/redirect/{action}',
    segments: { action: SSO_ACTIONS },
    needsCollectiveScope: true,
    acts: 'page',
  },
  payment: {
    path: '/transactional/payment/{scope?}/{company_id?}',
    segments: { scope: COLLECTIVE },
    acts: 'page',
    siteMap: 'operations',
  },
  transfer: { path: '/savings/transfer', needsCollectiveScope: true, acts: 'page', siteMap: 'operations' },
  'transfer-scope': {
    path: '/savings/transfer/{scope}',
    segments: { scope: COLLECTIVE },
    needsCollectiveScope: true,
    acts: 'page',
  },
  'advisor-placements': { path: '/placements/advisor', siteMap: 'help' },
  documents: { path: '/documents', siteMap: 'savings' },
  messages: { path: '/messages', siteMap: 'profile' },
  'profile-default': { path: '/profile', content: 'redirect', siteMap: 'profile' },
  profile: {
    path: '/profile/{scope}/{journey?}/{action?}',
    segments: { scope: [...COLLECTIVE, PROVIDER_SCOPE], journey: Object.keys(PROFILE_JOURNEYS) },
    actions: PROFILE_JOURNEYS,
    acts: 'action',
  },
  coaching: { path: '/filib', siteMap: 'help' },
  transmission: { path: '/transmission' },
  aggregation: { path: '/aggregation', siteMap: 'operations' },
  'aggregation-step': { path: '/aggregation/{step}', steps: AGGREGATION_STEPS, acts: 'page' },
  'connected-attachment': { path: '/connected-attachment/{filter}', segments: { filter: [PROVIDER_ATTACHMENT] }, acts: 'page' },
  developer: { path: '/developer', access: 'developers', layout: 'bare' },
  'developer-framework': { path: '/developer/framework', access: 'developers', layout: 'bare' },
  'developer-pdf-render': { path: '/developer/pdf-render', access: 'developers', layout: 'bare' },
  'developer-contexts': { path: '/developer/contexts', access: 'developers', layout: 'bare' },
  demo: { path: '/demo', access: 'developers', layout: 'bare' },
  'stand-in': { path: '/stand-in/{door*}', access: 'everyone', layout: 'bare' },
} as const satisfies Readonly<Record<string, Row>>

export type RouteId = keyof typeof TABLE

/** One address of the portal: who may open it, what frames it and what it shows. */
export type Route = Omit<Row, 'content'> & {
  readonly id: RouteId
  readonly access: Access
  readonly layout: RouteLayout
  readonly content: RouteContent
}

/** Every address of the portal. An exact path stands before one with parameters that would match it too. */
export const ROUTES: readonly Route[] = Object.entries<Row>(TABLE).map(([id, row]) =>
  Object.assign({ id: id as RouteId }, DEFAULTS, row),
)

const BY_ID: ReadonlyMap<RouteId, Route> = new Map(ROUTES.map((route) => [route.id, route]))

/**
 * Returns a route by its id.
 *
 * @param id id of the table
 * @example routeOf('operation').path // '/operations/{transaction_id}'
 */
export const routeOf = (id: RouteId): Route => BY_ID.get(id) as Route
