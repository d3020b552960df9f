import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { BrokenPage, MemberLayout, VisitorLayout, WaitingPage } from '../portal/index.ts'
import { SessionWait, VisitorHome } from '../session/index.ts'
import { authenticationQuery, callbackQuery, errorPageQuery, NOT_FOUND, parseQuery, writeQuery } from './addresses.ts'
import type { App } from './app-context.ts'
import { forDevelopers, forMembers, forVisitors } from './guards.ts'
import { Root } from './root.tsx'

const root = createRootRouteWithContext<{ readonly app: App }>()({ component: Root })

const visitor = createRoute({ getParentRoute: () => root, id: 'visitor', component: VisitorLayout, beforeLoad: forVisitors })
const member = createRoute({ getParentRoute: () => root, id: 'member', component: MemberLayout, beforeLoad: forMembers })

const visitorHome = createRoute({ getParentRoute: () => visitor, path: '/', component: VisitorHome })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: forVisitors,
  component: lazyRouteComponent(() => import('../session/routes.tsx'), 'Login'),
})

/** Asks for the address of the door and follows it; a reload asks again (P-ROUTE-18, P-ROUTE-20). */
const authentication = createRoute({
  getParentRoute: () => root,
  path: '/authentication',
  validateSearch: authenticationQuery,
  beforeLoad: async (guarded) => {
    await forVisitors(guarded)
    const { origin } = guarded.search
    guarded.context.app.session.send({ type: 'signInRequested', ...(origin === undefined ? {} : { origin }) })
  },
  component: SessionWait,
})

/** Back from the door: the session reads who is there and leads on (P-ROUTE-19). */
const authCallback = createRoute({
  getParentRoute: () => root,
  path: '/authcallback',
  validateSearch: callbackQuery,
  beforeLoad: ({ cause, context, search }) => {
    if (cause === 'enter') context.app.session.send({ type: 'callbackReached', state: search.state })
  },
  component: SessionWait,
})

/** Ends the session, whatever application is named (P-ROUTE-23, P-ROUTE-24). */
const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout/$application',
  beforeLoad: ({ cause, context }) => {
    if (cause === 'enter') context.app.session.send({ type: 'signOutRequested' })
  },
  component: SessionWait,
})

const standIn = createRoute({
  getParentRoute: () => root,
  path: '/stand-in/$',
  beforeLoad: ({ context }) => {
    if (context.app.home.door === undefined) redirect({ ...NOT_FOUND, replace: true, throw: true })
  },
  component: lazyRouteComponent(() => import('../session/routes.tsx'), 'StandIn'),
})

const savingsHome = createRoute({
  getParentRoute: () => member,
  path: '/epargne',
  component: lazyRouteComponent(() => import('../accounts/routes.tsx'), 'SavingsHome'),
})

const withdrawalSimulator = createRoute({
  getParentRoute: () => member,
  path: '/simulator/mrm',
  component: lazyRouteComponent(() => import('../withdrawal/routes.tsx'), 'WithdrawalSimulator'),
})

const errorPage = createRoute({
  getParentRoute: () => root,
  path: '/error-page',
  validateSearch: errorPageQuery,
  component: lazyRouteComponent(() => import('../portal/error-route.tsx'), 'ErrorRoute'),
})

const framework = createRoute({
  getParentRoute: () => root,
  path: '/developer/framework',
  beforeLoad: forDevelopers,
  component: lazyRouteComponent(() => import('../developer/routes.tsx'), 'Framework'),
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => redirect({ ...NOT_FOUND, replace: true, throw: true }),
})

const tree = root.addChildren([
  visitor.addChildren([visitorHome]),
  member.addChildren([savingsHome, withdrawalSimulator]),
  login,
  authentication,
  authCallback,
  logout,
  standIn,
  errorPage,
  framework,
  unknown,
])

/**
 * Makes the router of the application: every address, its guard, and the room that shows it, loaded when it is first needed.
 *
 * @param history - where addresses are read and written
 * @param app - what guards ask and screens use
 */
export const createAppRouter = (history: RouterHistory, app: App) =>
  createRouter({
    routeTree: tree,
    history,
    context: { app },
    scrollRestoration: true,
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    defaultPendingMs: 300,
    defaultPendingComponent: WaitingPage,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: BrokenPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
