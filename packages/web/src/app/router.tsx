import { matchRoute, NOT_FOUND_ADDRESS } from '@hautelisse/domain/portal'
import { createRootRouteWithContext, createRoute, createRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router'
import { BrokenPage, BrokenPart, loadFrame, PageLayout, WaitingPage, WaitingPart } from '../portal/index.ts'
import { isPage, parseQuery, writeQuery, type App, type Opening, type Place } from '../shell/index.ts'
import { createGuard } from './guards.ts'
import { Root } from './root.tsx'
import { restoresPlace } from './scroll.ts'
import { screenOf, Shown } from './shown.tsx'

type Around = { readonly app: App; readonly guard: ReturnType<typeof createGuard> }

const root = createRootRouteWithContext<Around>()({ component: Root })

/** Around every page: its guard, and its frame, which stays while pages change in it. */
const page = createRoute({
  getParentRoute: () => root,
  id: 'page',
  beforeLoad: ({ context, location }) => context.guard({ context, location }),
  component: PageLayout,
})

type Arriving = { readonly context: { readonly app: App; readonly place: Place } }

/** The screen and its frame are there before the page before it is left, unless that takes longer than 300 ms. */
const loadScreen = async ({ context: { app, place } }: Arriving): Promise<void> => {
  const { outcome } = place
  if (isPage(outcome)) await Promise.all([screenOf(app, outcome).preload?.(), loadFrame(outcome.layout)])
}

const entrance = createRoute({
  getParentRoute: () => page,
  path: '/',
  loader: loadScreen,
  component: Shown,
  pendingComponent: WaitingPart,
  errorComponent: BrokenPart,
})

/** Every other address, known or not: which one it is, the domain's table says. */
const anywhere = createRoute({
  getParentRoute: () => page,
  path: '$',
  loader: loadScreen,
  component: Shown,
  pendingComponent: WaitingPart,
  errorComponent: BrokenPart,
})

const tree = root.addChildren([page.addChildren([entrance, anywhere])])

/**
 * Makes the router of the application: the addresses are those of the domain's route table, with one guard for all of them, and each
 * screen is loaded when it is first needed.
 *
 * @param history - where addresses are read and written
 * @param app - what the guard asks and screens use
 * @param path - path as it was typed: the history has mended it already
 * @param opening - how the first page was opened
 */
export const createAppRouter = (history: RouterHistory, app: App, path: string, opening: Opening = 'inside') => {
  // The router mends or refuses what it cannot read ("/operations//1", "/%") before any guard is asked: to the table these are unknown.
  if (matchRoute(path) === undefined) history.replace(NOT_FOUND_ADDRESS)
  return createRouter({
    routeTree: tree,
    history,
    context: { app, guard: createGuard(app, opening) },
    // A painted page has no place to scroll back to, and no script of the router's in it.
    scrollRestoration: typeof document !== 'undefined' && restoresPlace(),
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    defaultPendingMs: 300,
    defaultPendingComponent: WaitingPage,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: BrokenPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    /** Addresses are data: links take any text, and the domain's table says what it leads to. */
    router: AnyRouter
  }
}
