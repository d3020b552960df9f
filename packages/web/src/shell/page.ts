import { outcomeOf, pathTo, type Outcome, type RouteId, type Viewer } from '@hautelisse/domain/portal'
import { isSameViewer, viewerOf } from '@hautelisse/machines/portal'
import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import { useApp, type App } from './app-context.ts'

/** A page that is shown, or what stands in its place for who looks: its route, the values of its address, and its frame. */
export type Page = Extract<Outcome, { readonly kind: 'show' | 'other-family' | 'mirror' }>

const PAGES: ReadonlySet<Outcome['kind']> = new Set<Page['kind']>(['show', 'other-family', 'mirror'])

/** Tells whether an address comes to a page. */
export const isPage = (outcome: Outcome): outcome is Page => PAGES.has(outcome.kind)

/** Where somebody has come: the address as it stands in the bar without its fragment, and what it came to when it was opened. */
export type Place = { readonly address: string; readonly outcome: Outcome }

export const PageContext = createContext<Page | undefined>(undefined)

/** The page around a screen: which route, with which values in its address, in which frame. */
export const usePage = (): Page => {
  const page = use(PageContext)
  if (page === undefined) throw new Error('A screen was rendered outside a page.')
  return page
}

/** Who looks at the pages; the screen renders again when it is somebody else. */
export const useViewer = (): Viewer => useSelector(useApp().session, viewerOf, isSameViewer)

/** What an address comes to for somebody, here and now: the one question behind every guard (P-ROUTE-82, P-ROUTE-83). */
export const outcomeFor = ({ environment, disabledRoutes, clock }: App, address: string, viewer: Viewer): Outcome =>
  outcomeOf({ address, viewer, environment, disabled: disabledRoutes, now: clock.now() })

/** Those of some routes without parameters that the visitor or saver may open now. */
export const useReachable = (routes: readonly RouteId[]): readonly RouteId[] => {
  const app = useApp()
  const viewer = useViewer()
  return routes.filter((id) => outcomeFor(app, pathTo(id), viewer).kind === 'show')
}
