import { COLLECTIVE_SCOPES, type User } from '../session/index.ts'
import { isEligible, SIMULATOR } from '../withdrawal/index.ts'
import { matchRoute, pathTo } from './addresses.ts'
import { PROVIDER_ATTACHMENT, type RouteId } from './routes.ts'
import { contactOf, hasProfile, type Target } from './viewer.ts'

export type MenuItemId =
  | 'payment'
  | 'fund-switch'
  | 'withdraw'
  | 'transfer'
  | 'operations'
  | 'declaration'
  | 'add-company-scheme'
  | 'add-individual-scheme'
  | 'add-other-scheme'
  | 'retirement-estimate'
  | 'complementary-estimate'
  | 'tax-savings'
  | 'kept-simulations'
  | 'coaching'
  | 'robo-advice'
  | 'contact'
  | 'documents'
  | 'performance-statement'
  | 'messages'
  | 'personal-data'
  | 'consents'
  | 'change-password'
  | 'sign-out'

/** Simulators of the menu that the home offers too, in its order: pension, capital or annuity, tax, allocation. */
export const HOME_SIMULATORS: readonly MenuItemId[] = [
  'complementary-estimate',
  'retirement-estimate',
  'tax-savings',
  'robo-advice',
]

/** Whether an entry leads on, or was taken away by configuration (P-NAV-28). */
export type MenuItemState = 'open' | 'unavailable'

/** One entry; one that is not open stays visible, leads nowhere and says why. */
export type MenuItem = Target & { readonly id: MenuItemId; readonly state: MenuItemState }

export type MenuGroupId = 'savings' | 'operations' | 'simulations' | 'help' | 'documents'

/** A group that leads somewhere itself has no items. */
export type MenuGroup = { readonly id: MenuGroupId; readonly to?: string; readonly items: readonly MenuItem[] }

/** What the main menu depends on. */
export type MenuInput = {
  readonly user: User
  /** Address of the coaching partner, when there is one (P-NAV-19). */
  readonly coachingUrl?: string | undefined
  /** Number of entities of the robo-advisor (P-NAV-20). */
  readonly roboEntities: number
  readonly disabledFeatures: ReadonlySet<MenuItemId>
  /** Routes taken away by configuration: what leads there is disabled. */
  readonly disabledRoutes?: ReadonlySet<RouteId>
  /** Ids of the companies and enterprises whose people get a performance statement (P-NAV-23, P-NAV-24). */
  readonly statement: { readonly companies: readonly string[]; readonly enterprises: readonly string[] }
}

/** What any menu depends on that was taken away by configuration. */
type TakenAway = Pick<MenuInput, 'disabledFeatures' | 'disabledRoutes'>

type Entry = Target & { readonly id: MenuItemId }

/** The entries of withdrawal and transfer: by scope with one of them, the general pages with both, none without (P-NAV-05 to P-NAV-08). */
const exits = (user: User): readonly Entry[] => {
  const [scope, second] = COLLECTIVE_SCOPES.filter((family) => user.scopes.includes(family))
  if (scope === undefined) return []
  const isOne = second === undefined
  return [
    { id: 'withdraw', to: pathTo(isOne && scope === 'ais' ? 'withdraw-ais' : 'withdraw') },
    { id: 'transfer', to: isOne ? pathTo('transfer-scope', { scope }) : pathTo('transfer') },
  ]
}

/** Whether the simulator that the entry leads to has a contract to split: the same question as on its page (P-NAV-14, P-NAV-15, MRM-13). */
const hasWithdrawable = (user: User): boolean => user.accounts.some((account) => isEligible(account, SIMULATOR))

const hasStatement = (user: User, { companies, enterprises }: MenuInput['statement']): boolean =>
  user.s2e_profile?.companies.some(({ id }) => companies.includes(id)) === true ||
  user.ais_profile?.ais_account_details.some(({ enterprise_id }) => enterprises.includes(enterprise_id)) === true

const stateOf = (isTakenAway: boolean): MenuItemState => (isTakenAway ? 'unavailable' : 'open')

const when = (condition: boolean, entry: Entry): readonly Entry[] => (condition ? [entry] : [])

/** Makes entries of a menu: one that was taken away, or whose page was, is there and leads nowhere. */
const itemsOf = (entries: readonly Entry[], { disabledFeatures, disabledRoutes }: TakenAway): readonly MenuItem[] => {
  const leadsNowhere = ({ to }: Entry): boolean => {
    const route = to === undefined ? undefined : matchRoute(to)?.route
    return route !== undefined && disabledRoutes?.has(route.id) === true
  }
  return entries.map((entry) => Object.assign({ state: stateOf(disabledFeatures.has(entry.id) || leadsNowhere(entry)) }, entry))
}

/**
 * Builds the small menu of a frame without a main menu: documents, what is declared, messages (DOCU-11).
 *
 * @param taken features and routes that configuration took away
 * @example papersMenu({ disabledFeatures: new Set() }).map(({ id }) => id) // ['documents', 'declaration', 'messages']
 */
export const papersMenu = (taken: TakenAway): readonly MenuItem[] =>
  itemsOf(
    [
      { id: 'documents', to: pathTo('documents') },
      { id: 'declaration', to: pathTo('declaration') },
      { id: 'messages', to: pathTo('messages') },
    ],
    taken,
  )

/**
 * Builds the main menu of somebody who has signed in: five groups in a fixed order, each entry with its condition (P-NAV-01 to P-NAV-24).
 *
 * @param input the user and what else the entries depend on
 * @example mainMenu({ user, roboEntities: 0, disabledFeatures: new Set(), statement: { companies: [], enterprises: [] } })[0] // { id: 'savings', to: '/epargne', items: [] }
 */
export const mainMenu = (input: MenuInput): readonly MenuGroup[] => {
  const { user, coachingUrl = '', roboEntities, statement } = input
  const items = (entries: readonly Entry[]): readonly MenuItem[] => itemsOf(entries, input)
  return [
    { id: 'savings', to: pathTo('savings-home'), items: [] },
    {
      id: 'operations',
      items: items([
        { id: 'payment', to: pathTo('payment') },
        { id: 'fund-switch', to: pathTo('fund-switch') },
        ...exits(user),
        { id: 'operations', to: pathTo('operations') },
        { id: 'declaration', to: pathTo('declaration') },
        { id: 'add-company-scheme', to: pathTo('attachment-mosaic') },
        { id: 'add-individual-scheme', to: pathTo('connected-attachment', { filter: PROVIDER_ATTACHMENT }) },
        { id: 'add-other-scheme', to: pathTo('aggregation') },
      ]),
    },
    {
      id: 'simulations',
      items: items([
        ...when(hasWithdrawable(user), { id: 'retirement-estimate', to: pathTo('withdrawal-simulator') }),
        { id: 'complementary-estimate', to: pathTo('savings-home'), hash: 'marel' },
        { id: 'tax-savings', to: pathTo('tax-simulator') },
        { id: 'kept-simulations', to: pathTo('kept-simulations') },
      ]),
    },
    {
      id: 'help',
      items: items([
        ...when(coachingUrl !== '', { id: 'coaching', to: pathTo('coaching') }),
        ...when(roboEntities > 0, { id: 'robo-advice', to: pathTo('advisor-placements') }),
        { id: 'contact', ...contactOf({ kind: 'member', user }) },
      ]),
    },
    {
      id: 'documents',
      items: items([
        { id: 'documents', to: pathTo('documents') },
        ...when(hasStatement(user, statement), { id: 'performance-statement', to: pathTo('documents') }),
      ]),
    },
  ]
}

/** Whether the consents of the user are known; the entry that changes them is there only if they are (P-NAV-26). */
export type ConsentState = 'loaded' | 'failed' | 'loading'

/** Name by which the portal signs out; any other behaves the same (P-ROUTE-24). */
const SIGN_OUT_APPLICATION = 'easyprojets'

/** Where somebody leaves the portal. */
export const SIGN_OUT_PATH = pathTo('logout', { application: SIGN_OUT_APPLICATION })

/**
 * Builds the profile menu: personal data with a profile, messages of collective people, consents once they are known, the password of collective people, and the way out
 * (P-NAV-25 to P-NAV-27).
 *
 * @param input the user, the state of the consents, and the features taken away by configuration
 * @example profileMenu({ user: VISITOR, consents: 'failed' }).map(({ id }) => id) // ['sign-out']
 */
export const profileMenu = ({
  user,
  consents,
  disabledFeatures,
}: {
  readonly user: User
  readonly consents: ConsentState
  readonly disabledFeatures?: ReadonlySet<MenuItemId>
}): readonly MenuItem[] => {
  const item = (entry: Entry): MenuItem => ({ ...entry, state: stateOf(disabledFeatures?.has(entry.id) === true) })
  return [
    ...(hasProfile(user) ? [item({ id: 'personal-data', to: pathTo('profile-default') })] : []),
    // The others have it among their papers.
    ...(user.origin === 'collective' ? [item({ id: 'messages', to: pathTo('messages') })] : []),
    ...(consents === 'loaded' ? [item({ id: 'consents', hash: 'consents' })] : []),
    // The service that changes passwords is the collective one (P-CALL-08).
    ...(user.origin === 'collective' ? [item({ id: 'change-password', to: pathTo('change-password') })] : []),
    // The way out is always open (P-NAV-27).
    { id: 'sign-out', to: SIGN_OUT_PATH, state: 'open' },
  ]
}
