export { isOpinionPath, keepsFragment, matchRoute, NOT_FOUND_ADDRESS, pathTo, type RouteMatch } from './addresses.ts'
export {
  footerOf,
  type Footer,
  type FooterInput,
  type FooterLink,
  type FooterLinkId,
  type HelpLine,
  type SocialLink,
} from './footer.ts'
export { MAINTENANCE_WINDOWS, maintenanceAt, type MaintenanceWindow } from './maintenance.ts'
export {
  HOME_SIMULATORS,
  mainMenu,
  papersMenu,
  profileMenu,
  SIGN_OUT_PATH,
  type ConsentState,
  type MenuGroup,
  type MenuGroupId,
  type MenuInput,
  type MenuItem,
  type MenuItemId,
  type MenuItemState,
} from './menu.ts'
export { modalOf, MODALS, type ModalEntry, type ModalId, type ModalKind, type ModalNeed, type OpenModal } from './modals.ts'
export { isEmbedded } from './embedded.ts'
export { arriveAt, outcomeOf, type Arrival, type Layout, type Outcome, type RouteParams, type Visit } from './outcome.ts'
export {
  routeOf,
  ROUTES,
  PROVIDER_ATTACHMENT,
  SSO_ACTIONS,
  WITHDRAW_CASES,
  type Access,
  type Route,
  type RouteContent,
  type RouteId,
  type RouteLayout,
  type SiteMapGroup,
  type SsoAction,
} from './routes.ts'
export { siteMapOf, type SiteMapEntry, type SiteMapSection, type SiteMapSurroundings } from './site-map.ts'
export { isSsoAction, ssoAddress, SSO_ENDPOINTS, ssoScope, type SsoConfig, type SsoRequest } from './sso.ts'
export {
  attachmentOf,
  canReachAdvisor,
  canShare,
  contactOf,
  contactPath,
  defaultProfilePath,
  memberOf,
  withContactOpened,
  type Target,
  type Viewer,
} from './viewer.ts'
