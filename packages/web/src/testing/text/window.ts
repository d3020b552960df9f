import { Window } from 'happy-dom'

/** Elements that stand in a line of text: the names of parts are joined without a space around them. */
const IN_LINE = new Set(
  'A ABBR B BDI BR CITE CODE DATA EM I KBD LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U WBR svg'.split(' '),
)

/** Globals that the window replaces although Node has its own: events go through elements, and pages read these. */
const OF_THE_WINDOW: ReadonlySet<string> = new Set(
  'CustomEvent ErrorEvent Event EventTarget MessageEvent localStorage navigator sessionStorage'.split(' '),
)

type AnyWindow = Record<string, unknown>

const isHidden = (element: Element): boolean => {
  const { hidden, style, parentElement } = element as HTMLElement
  if (hidden || style?.display === 'none' || style?.visibility === 'hidden') return true
  return parentElement instanceof HTMLDetailsElement && !parentElement.open && element.tagName !== 'SUMMARY'
}

/** Whether nothing that the page's markup says hides an element; style sheets are not read here. */
const isShown = (element: Element): boolean => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (isHidden(at)) return false
  return element.isConnected
}

/** What role and name of an element are computed from, without style sheets. */
const plainStyle = (element: Element, pseudo?: string | null): object => {
  if (pseudo !== undefined && pseudo !== null) return { content: 'none', display: 'inline', visibility: 'visible' }
  const display = isHidden(element) ? 'none' : IN_LINE.has(element.tagName) ? 'inline' : 'block'
  return { display, visibility: 'visible', contentVisibility: 'visible', getPropertyValue: () => '' }
}

/** All elements below one, in the order of the page. The window's own way leaves a note of each question in each element that it passed. */
const allBelow = (parent: Element): Element[] => {
  const found: Element[] = []
  for (let at = parent.firstElementChild; at !== null; at = at.nextElementSibling) found.push(at, ...allBelow(at))
  return found
}

/** What the router listens to for as long as its window stands, which here is longer than its page. */
const OF_THE_ROUTER: ReadonlySet<string> = new Set(['pagehide', 'pageshow', 'scroll'])

type Listen = (type: string, listener: EventListener, options?: boolean) => void

/** What takes away again what a page listens to until its window is closed. */
let forgets: (() => void)[] = []

/** Notes what a page listens to until its window is closed. */
const noteListeners = (target: { addEventListener: unknown; readonly removeEventListener: unknown }): void => {
  const add = (target.addEventListener as Listen).bind(target)
  const remove = (target.removeEventListener as Listen).bind(target)
  const listen: Listen = (type, listener, options) => {
    add(type, listener, options)
    if (OF_THE_ROUTER.has(type)) forgets.push(() => remove(type, listener, options))
  }
  Object.assign(target, { addEventListener: listen })
}

/** What a page is handed with a drop or a paste; its files are Node's, which requests carry. */
const transferOf = (Plain: typeof DataTransfer): typeof DataTransfer =>
  class extends Plain {
    readonly #files: File[] = []
    constructor() {
      super()
      const { items } = this
      const add = items.add.bind(items) as (given: unknown, type: string) => unknown
      const take = (given: unknown, type: string): unknown => (given instanceof File ? this.#files.push(given) : add(given, type))
      Object.assign(items, { add: take })
    }
    override get files(): FileList {
      return this.#files as unknown as FileList
    }
  }

/** Milliseconds of a frame: nobody sees it, and what waits for some hundred of them waits as long as it means to. */
const FRAME_MS = 4

/** Where the page stands: no request leaves it. */
const ADDRESS = 'http://page.invalid/'

/** Leaves nothing in the window for the next test: neither an address that a link led to, nor a title, nor what was drawn. */
export const clearWindow = (): void => {
  const { happyDOM } = globalThis as unknown as { readonly happyDOM: { readonly setURL: (url: string) => void } }
  happyDOM.setURL(ADDRESS)
  document.title = ''
  for (const forget of forgets) forget()
  forgets = []
  document.body.replaceChildren()
}

/**
 * Gives Node the window of a page, once for a worker: elements, events, storages, the address bar. What Node has of its own (requests, timers,
 * files) stays Node's, so that the API answers in the page as it does on a server.
 */
const openWindow = (): void => {
  const window = new Window({
    url: ADDRESS,
    width: 1280,
    height: 900,
    settings: { navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true } },
  })
  const given = window as unknown as AnyWindow
  const isOfNode = (name: string): boolean => name in globalThis && !OF_THE_WINDOW.has(name)
  for (const name of Object.getOwnPropertyNames(window).filter((key) => !isOfNode(key))) {
    const value = given[name]
    const bound = typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value
    Object.defineProperty(globalThis, name, { value: bound, writable: true, configurable: true })
  }
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    getComputedStyle: plainStyle,
    scrollTo: () => {},
    requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), FRAME_MS),
    cancelAnimationFrame: clearTimeout,
    DataTransfer: transferOf(DataTransfer),
    print: () => {},
  })
  given['getComputedStyle'] = plainStyle
  Element.prototype.checkVisibility = function checkVisibility(this: Element) {
    return isShown(this)
  }
  const find = Object.getOwnPropertyDescriptor(Element.prototype, 'querySelectorAll')?.value as (selector: string) => NodeList
  Element.prototype.querySelectorAll = function findAll(this: Element, selector: string) {
    return selector === '*' ? allBelow(this) : find.call(this, selector)
  } as typeof Element.prototype.querySelectorAll
  noteListeners(document)
  noteListeners(globalThis)
}

if (!('document' in globalThis)) openWindow()
