import { isEmbedded } from '@hautelisse/domain/portal'
import { applicationMachine, selectStage } from '@hautelisse/machines/application'
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor, waitFor, type ActorRefFrom } from 'xstate'
import { readNonce } from '../ui/theme/index.ts'
import type { startAnalytics } from './analytics.ts'
import { readAnalytics } from './analytics-settings.ts'
import { announceArrivals, openingOf } from './arrival.ts'
import { browserPorts } from './browser-ports.ts'
import { readBuildSettings } from './build-settings.ts'
import { createApp } from './create-app.ts'
import { followActivity } from './follow-activity.ts'
import { followKeys } from './developer-keys.ts'
import { displayOf, followSettings } from './follow-settings.ts'
import { clearFragment } from './fragment.ts'
import { openJournal, type Journal } from './journal.ts'
import { answeredFirst, isOfPage, takePainting } from './painting.ts'
import { createAppRouter } from './router.tsx'
import { openTags } from './tags.ts'
import { forgetScrolling } from './scroll.ts'
import { readyPage } from './take-over.ts'
import { Tree, type Pages } from './tree.tsx'

/** The measure is loaded beside the pages; one that cannot be loaded measures nothing. */
const measureVisits = async (measured: Parameters<typeof startAnalytics>[0]): Promise<void> => {
  const loaded = await import('./analytics.ts').catch(() => undefined)
  loaded?.startAnalytics(measured)
}

/** Nobody waits for it: a translator comes once the page is there. */
const letTranslate = async (page: Node): Promise<void> => {
  const loaded = await import('./translations.ts').catch(() => undefined)
  loaded?.keepTranslatable(page)
}

const onePages = (open: () => Pages): (() => Pages) => {
  let pages: Pages | undefined
  return () => (pages ??= open())
}

type Started = {
  readonly history: RouterHistory
  readonly journal: Journal
  readonly embedded: boolean
  readonly fragment: string
}

const startRoot = ({ history, journal, embedded, fragment }: Started, answers: Parameters<typeof answeredFirst>[1]) => {
  const build = readBuildSettings(import.meta.env)
  const browser = browserPorts({
    build,
    history,
    journal,
    showsDoors: () => application.getSnapshot().context.home?.door !== undefined,
    embedded,
  })
  let forget = (): void => {}
  const ports: typeof browser = {
    ...browser,
    openHome: async () => {
      const home = await browser.openHome()
      const { transport, clear } = answeredFirst(home.transport, answers)
      forget = clear
      return { ...home, transport }
    },
  }
  const application: ActorRefFrom<typeof applicationMachine> = createActor(applicationMachine, {
    input: { ports, session: { clientSpace: build.clientSpaceUrl } },
  })
  const openPages = onePages(() => {
    const tags = openTags()
    const analytics = readAnalytics(document)
    const app = createApp({ application, build, journal, ports, tags, analytics, fragment })
    const said = performance
      .getEntriesByType('navigation')
      .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? entry.serverTiming : []))
    const opening = openingOf({ referrer: document.referrer, origin: window.location.origin, said })
    const router = createAppRouter(history, app, window.location.pathname, opening)
    announceArrivals(router)
    forgetScrolling(window)
    followActivity(app.session, window)
    if (analytics !== undefined) void measureVisits({ app, analytics, tags, router, page: window })
    return { app, router }
  })
  application.start()
  return { application, openPages, forgetAnswers: () => forget() }
}

/** The mark that the page itself holds stays until there is something to show, for a second at most. */
const OPENING_MS = 1000
/** A painted page that cannot be taken over by then is drawn anew, with whatever it is still waiting for: until then it is read as it stands. */
const TAKE_OVER_MS = 10_000
const somethingToShow = (application: ActorRefFrom<typeof applicationMachine>, timeout: number): Promise<unknown> =>
  waitFor(application, (snapshot) => selectStage(snapshot) !== 'opening', { timeout }).catch(() => undefined)

/** Presses the button that was pressed while the page was painted and did not answer yet (scheme.js); not while React still draws. */
const pressAgain = (place: HTMLElement): void => {
  const pressed = place.querySelector<HTMLElement>('[data-pressed]')
  if (pressed === null) return
  delete pressed.dataset['pressed']
  pressed.click()
}

/**
 * Starts the application in the page: its root first, the language before any text, then the pages as the root says. A page that the server
 * painted is taken over as it stands; any other is drawn in place of the mark.
 *
 * @param place - element that holds what is drawn
 */
export const start = async (place: HTMLElement): Promise<void> => {
  readNonce()
  const fragment = clearFragment(window)
  void letTranslate(document.body)
  const history = createBrowserHistory()
  const journal = openJournal()
  const embedded = isEmbedded(`${window.location.pathname}${window.location.search}`)
  const painting = takePainting(document)
  const { application, openPages, forgetAnswers } = startRoot({ history, journal, embedded, fragment }, painting?.answers ?? {})
  followKeys(application, window)
  const { settings } = application.getSnapshot().children
  if (settings !== undefined) await followSettings(settings, embedded)
  await somethingToShow(application, painting === undefined ? OPENING_MS : TAKE_OVER_MS)

  const tree = <Tree application={application} openPages={openPages} onAnswering={() => void setTimeout(pressAgain, 0, place)} />
  const isPainted =
    painting !== undefined &&
    settings !== undefined &&
    isOfPage(painting, { path: history.location.pathname, display: displayOf(settings.getSnapshot()) })
  const ready = isPainted ? await readyPage(openPages(), AbortSignal.timeout(TAKE_OVER_MS)).catch(() => undefined) : undefined
  forgetAnswers()
  delete place.dataset['painted']
  // Drawn in small steps: the page answers to the saver in between.
  startTransition(() => {
    if (ready === undefined) {
      createRoot(place).render(tree)
      return
    }
    // The router draws the same tree as where it was painted.
    openPages().router.ssr = { manifest: undefined }
    hydrateRoot(place, tree, { onRecoverableError: (error) => journal.report(String(error)) })
  })
}
