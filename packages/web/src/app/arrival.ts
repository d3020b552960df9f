import type { RouteId } from '@hautelisse/domain/portal'
import type { AnyRouter } from '@tanstack/react-router'
import { authenticationQuery, callbackQuery, type App, type Opening, type Page } from '../shell/index.ts'

type Query = Readonly<Record<string, string>>
type Ask = (session: App['session'], page: Page, query: Query, opening: Opening) => void

/** What arriving at an address asks of the session. */
const ASKED: Readonly<Partial<Record<RouteId, Ask>>> = {
  // Asks for the address of the door and follows it; a reload asks again (P-ROUTE-18, P-ROUTE-20).
  authentication: (session, _, query) => {
    const { origin } = authenticationQuery.parse(query)
    session.send({ type: 'signInRequested', ...(origin === undefined ? {} : { origin }) })
  },
  // Back from the door: the session reads who is there and leads on (P-ROUTE-19).
  authcallback: (session, _, query) => session.send({ type: 'callbackReached', state: callbackQuery.parse(query).state }),
  // Back from the one-time code, with the state that left for it (P-ROUTE-33 to -36).
  callback: (session, { params }) => session.send({ type: 'otpCallbackReached', state: params['application'] ?? '' }),
  // Ends the session, whatever application is named; opened by hand, its page stays and says so (P-ROUTE-23, P-ROUTE-24).
  logout: (session, _page, _query, opening) => session.send({ type: 'signOutRequested', stays: opening === 'by-hand' }),
}

/** What an address of another site's must not cause by itself: the page asks the saver first. */
const ASKED_FIRST: ReadonlySet<RouteId> = new Set(['logout'])

/** Name of the entry by which the server says that another site's page led to this one, however quiet that page kept. */
const FOREIGN = 'foreign'

/**
 * Tells how a page was opened. A page of the portal names itself as the one before; one of another site names itself too, or keeps quiet, and is then
 * known by what the server says.
 *
 * @param page - what the browser knows of the page before, and what the server said of it
 * @example openingOf({ referrer: 'https://elsewhere.example/', origin: 'https://epargne.example', said: [] }) // 'another-site'
 */
export const openingOf = ({
  referrer,
  origin,
  said,
}: {
  readonly referrer: string
  readonly origin: string
  readonly said: readonly { readonly name: string }[]
}): Opening => {
  if (said.some(({ name }) => name === FOREIGN)) return 'another-site'
  if (!URL.canParse(referrer)) return 'by-hand'
  return new URL(referrer).origin === origin ? 'inside' : 'another-site'
}

/**
 * Asks of the session what an address stands for, once for each arrival.
 *
 * @param app - whose session
 * @param page - the page arrived at
 * @param query - query of its address
 * @param opening - how the page was opened
 */
export const askOfSession = ({ session }: Pick<App, 'session'>, page: Page, query: Query, opening: Opening): void => {
  if (opening === 'another-site' && ASKED_FIRST.has(page.route.id)) return
  ASKED[page.route.id]?.(session, page, query, opening)
}

/** What a saver does by themselves: from then on the focus is theirs. */
const OWN_ACTS = ['keydown', 'pointerdown'] as const

/** Gives the focus to the heading, now and again when a later heading takes its place, until the saver acts or `signal` ends it. */
const focusHeading = (page: Document, signal: AbortSignal): void => {
  let given: Element | null = null
  const give = (): void => {
    const heading = page.querySelector<HTMLElement>('h1')
    const { activeElement: focused, body } = page
    // Whatever took the focus from the heading since, a window for one, keeps it; so does the heading of a step whose address this is.
    const isTaken = given === null ? focused?.matches('[data-arrival]') === true : focused !== given && focused !== body
    if (heading === null || heading === given || isTaken) return
    heading.focus({ preventScroll: true })
    given = heading
  }
  give()
  const watcher = new MutationObserver(give)
  watcher.observe(page.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => watcher.disconnect())
}

/**
 * Moves the focus to the heading of each page that the saver arrives on, so that it is announced and the next Tab starts there. A page that
 * has its heading only once its data is there gets it then.
 *
 * The first page is left to the browser: its focus is where a fresh page begins, and the skip link is the first stop.
 *
 * @returns what stops it, and leaves nothing behind in the document
 */
export const announceArrivals = (router: AnyRouter): (() => void) => {
  let arrival = new AbortController()
  // Told at every key, and each abort makes an exception of its own.
  const end = (): void => {
    if (!arrival.signal.aborted) arrival.abort()
  }
  for (const act of OWN_ACTS) document.addEventListener(act, end, { capture: true })
  const stopFollowing = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return
    end()
    arrival = new AbortController()
    focusHeading(document, arrival.signal)
  })
  return () => {
    stopFollowing()
    end()
    for (const act of OWN_ACTS) document.removeEventListener(act, end, { capture: true })
  }
}
