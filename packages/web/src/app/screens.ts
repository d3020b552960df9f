import type { RouteId } from '@hautelisse/domain/portal'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { SessionWait, VisitorHome } from '../session/index.ts'
import { loadContentsWords, loadDeveloperWords, loadRoomWords, loadTaxWords } from '../shell/index.ts'

/** What shows a route. One that is loaded when it is first needed can be asked to load before. */
export type Screen = ComponentType & { readonly preload?: () => Promise<void> }

type Screens<Name extends string> = Readonly<Record<Name, ComponentType>>

/** A screen whose words are in the first catalogue, loaded when its address is opened. */
const early = <Name extends string>(load: () => Promise<Screens<Name>>, name: Name): Screen =>
  lazyRouteComponent(load, name) as Screen

/** A screen loaded together with the words of the rooms. */
const late = <Name extends string>(load: () => Promise<Screens<Name>>, name: Name): Screen =>
  early(async () => {
    const [screens] = await Promise.all([load(), loadRoomWords()])
    return screens
  }, name)

/** A developer page, with words of its own beside those of the rooms. */
const tool = <Name extends string>(load: () => Promise<Screens<Name>>, name: Name): Screen =>
  late(async () => {
    const [screens] = await Promise.all([load(), loadDeveloperWords()])
    return screens
  }, name)

/** A page that is read: its texts are long, and loaded with it. */
const reading = <Name extends string>(load: () => Promise<Screens<Name>>, name: Name): Screen =>
  late(async () => {
    const [screens] = await Promise.all([load(), loadContentsWords()])
    return screens
  }, name)

/** A screen of the tax simulator, with words of its own. */
const taxing = <Name extends string>(load: () => Promise<Screens<Name>>, name: Name): Screen =>
  late(async () => {
    const [screens] = await Promise.all([load(), loadTaxWords()])
    return screens
  }, name)

const contents = () => import('../contents/routes.tsx')

const soon = late(() => import('../portal/soon-page.tsx'), 'SoonPage')
const detail = late(() => import('../accounts/routes.tsx'), 'SavingsDetail')
const home = late(() => import('../accounts/routes.tsx'), 'SavingsHome')

/** The screen of every route; the guard decides who sees it. A route that only leads on never shows its own (P-ROUTE-79, P-ROUTE-31). */
export const SCREENS: Readonly<Record<RouteId, Screen>> = {
  'visitor-home': VisitorHome,
  articles: reading(contents, 'ArticlesPage'),
  'legal-notice': reading(contents, 'LegalNoticePage'),
  contact: reading(contents, 'ContactPage'),
  'cookie-policy': reading(contents, 'CookiePolicyPage'),
  'personal-data-notice': reading(contents, 'PersonalDataPage'),
  'site-map': late(() => import('../portal/site-map-page.tsx'), 'SiteMapPage'),
  attachment: soon,
  'attachment-mosaic': soon,
  'error-page': early(() => import('../portal/error-route.tsx'), 'ErrorRoute'),
  login: early(() => import('../session/routes.tsx'), 'Login'),
  authentication: SessionWait,
  authcallback: SessionWait,
  callback: early(() => import('../session/routes.tsx'), 'CallbackWait'),
  presentation: late(() => import('../portal/presentation-page.tsx'), 'PresentationPage'),
  logout: SessionWait,
  'tax-simulator': taxing(() => import('../tax-saving/routes.tsx'), 'TaxSimulator'),
  'robo-admin': soon,
  'robo-admin-callback': soon,
  version: late(() => import('../portal/version-page.tsx'), 'VersionPage'),
  spreadsheet: SessionWait,
  'change-password': late(() => import('../session/routes.tsx'), 'ChangePassword'),
  'savings-home': home,
  'savings-detail': detail,
  'savings-detail-account': detail,
  'connected-attachment-steps': soon,
  accounts: soon,
  'withdrawal-simulator': late(() => import('../withdrawal/routes.tsx'), 'WithdrawalSimulator'),
  withdraw: soon,
  'withdraw-ais': soon,
  'withdraw-case': soon,
  'operation-choice': soon,
  'bulletin-option': soon,
  'fund-switch': soon,
  operations: soon,
  operation: soon,
  redirect: late(() => import('../portal/redirect/redirect-page.tsx'), 'RedirectPage'),
  payment: soon,
  transfer: soon,
  'transfer-scope': soon,
  'advisor-placements': soon,
  documents: soon,
  messages: soon,
  'profile-default': soon,
  profile: late(() => import('../portal/profile-page.tsx'), 'ProfilePage'),
  coaching: late(() => import('../coaching/routes.tsx'), 'Coaching'),
  transmission: home,
  aggregation: soon,
  'aggregation-step': soon,
  'connected-attachment': soon,
  developer: tool(() => import('../developer/routes.tsx'), 'DeveloperIndex'),
  'developer-framework': tool(() => import('../developer/routes.tsx'), 'Framework'),
  'developer-pdf-render': tool(() => import('../portal/soon-page.tsx'), 'SoonPage'),
  'developer-contexts': tool(() => import('../developer/routes.tsx'), 'Contexts'),
  demo: tool(() => import('../developer/routes.tsx'), 'Demo'),
  'stand-in': early(() => import('../session/routes.tsx'), 'StandIn'),
}
