import { todayInParis } from '@hautelisse/domain/calendar'
import { currentCookieChoice, type CookieChoice } from '@hautelisse/domain/consents'
import { matchRoute, type Viewer } from '@hautelisse/domain/portal'
import type { Digest, Tag } from '@hautelisse/domain/tracking'
import { isSameViewer, viewerOf } from '@hautelisse/machines/portal'
import { trackingMachine, type TrackingPorts } from '@hautelisse/machines/tracking'
import { createActor } from 'xstate'
import type { AnalyticsSettings, App } from '../shell/index.ts'
import { followPages, type Pages } from './follow-pages.ts'
import type { Tags } from './tags.ts'
import { taggedEvent, usedElement, type Pressed } from './used-element.ts'

declare global {
  interface Window {
    /** What the script of the audience measure reads: tags in their order. Absent until somebody agreed to be measured. */
    hautelisseTags?: Tag[]
    /** Where the browser takes no bare text for the address of a script: what makes addresses that it takes. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ) => { readonly createScriptURL: (address: string) => string }
    }
  }
}

/** The one policy that the server's headers allow, made once: it lets an address through that the page was told, and nothing else makes one. */
const measureAddress = (page: Window, script: string): string =>
  page.trustedTypes?.createPolicy('measure', { createScriptURL: (address) => address }).createScriptURL(script) ?? script

const sha256: Digest = async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** The outside of the measure: one script, and the queue that it reads. */
const portsOf = (page: Window, { script, salt }: AnalyticsSettings): TrackingPorts => ({
  loadScript: () => {
    const element = page.document.createElement('script')
    element.src = measureAddress(page, script)
    element.async = true
    page.document.head.append(element)
  },
  push: (tag) => {
    page.hautelisseTags = [...(page.hautelisseTags ?? []), tag]
  },
  digest: sha256,
  salt,
})

/** The link or the button around what was pressed. */
const pressedIn = (target: EventTarget | null): Pressed | undefined => {
  const element = target instanceof Element ? target.closest('a[href], button') : null
  if (element instanceof HTMLAnchorElement) return { kind: 'link', href: element.href }
  return element instanceof HTMLElement ? { kind: 'button', name: element.dataset['tag'] } : undefined
}

type Measured = {
  readonly app: Pick<App, 'session' | 'settings' | 'clock'>
  readonly analytics: AnalyticsSettings
  readonly tags: Pick<Tags, 'subscribe'>
  readonly router: Pages
  readonly page: Window
}

/**
 * Starts the audience measure where one is configured: it hears who is there, what they agreed to, which page is shown and what is pressed,
 * and the machine says what of it is told (P-TRACK-01 to P-TRACK-07). A refusal empties the queue at once.
 */
export const startAnalytics = ({ app, analytics, tags, router, page }: Measured): void => {
  const choice = (): CookieChoice['choice'] | undefined =>
    currentCookieChoice(app.settings.getSnapshot().context.settings.cookieChoice, todayInParis(app.clock.now()))
  let viewer: Viewer = viewerOf(app.session.getSnapshot())
  let chosen = choice()
  const measure = createActor(trackingMachine, { input: { ports: portsOf(page, analytics), viewer, choice: chosen } }).start()

  const showPage = (path: string): void => {
    const route = matchRoute(path)?.route
    if (route !== undefined) measure.send({ type: 'pageShown', page: route.id })
  }
  app.session.subscribe((snapshot) => {
    const now = viewerOf(snapshot)
    if (isSameViewer(viewer, now)) return
    viewer = now
    measure.send({ type: 'viewerChanged', viewer })
  })
  app.settings.subscribe(() => {
    if (choice() === chosen) return
    chosen = choice()
    if (chosen !== 'accepted') delete page.hautelisseTags
    measure.send({ type: 'cookiesChosen', choice: chosen })
  })
  followPages(router, showPage)
  page.document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = pressedIn(target)
      if (pressed !== undefined) measure.send({ type: 'elementUsed', target: usedElement(pressed, page.location.origin) })
    },
    { capture: true },
  )
  tags.subscribe((tag) => measure.send({ type: 'elementUsed', target: taggedEvent(tag) }))
}
