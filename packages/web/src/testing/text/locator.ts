import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
  Ivya,
} from 'ivya'
import type { BrowserPage } from 'vitest/browser'

export type { Locator } from 'vitest/browser'
import { dispatchClick, dispatchFill, dispatchSelect } from './acts.ts'

type ByText = { readonly exact?: boolean }
type ByRole = NonNullable<Parameters<typeof getByRoleSelector>[1]>
type Filter = { readonly hasText?: string | RegExp; readonly has?: TextLocator; readonly hasNot?: TextLocator }

/** The engine that finds elements for the component tests and the journeys too. */
const engine = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-testid', exact: false })

/** How long an act waits for its element, in milliseconds: as long as what is expected of one. */
const MOST_MS = 10_000
const PAUSE_MS = 4

const pause = (): Promise<void> => new Promise((settle) => setTimeout(settle, PAUSE_MS))

/** Waits until something has been found without an error. */
const eventually = async <Found>(find: () => Found): Promise<Found> => {
  const end = performance.now() + MOST_MS
  for (;;) {
    try {
      return find()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await pause()
  }
}

const isUsable = (element: Element): boolean =>
  element.checkVisibility() && !element.matches(':disabled') && element.closest('[inert]') === null

/** A way to find elements of the page, looked up anew at each use. */
export class TextLocator {
  readonly selector: string
  constructor(selector: string) {
    this.selector = selector
  }

  #within(selector: string): TextLocator {
    return new TextLocator(this.selector === '' ? selector : `${this.selector} >> ${selector}`)
  }

  getByRole(role: string, options: ByRole = {}): TextLocator {
    return this.#within(getByRoleSelector(role, options))
  }
  getByText(text: string | RegExp, options: ByText = {}): TextLocator {
    return this.#within(getByTextSelector(text, options))
  }
  getByLabelText(text: string | RegExp, options: ByText = {}): TextLocator {
    return this.#within(getByLabelSelector(text, options))
  }
  getByTitle(text: string | RegExp, options: ByText = {}): TextLocator {
    return this.#within(getByTitleSelector(text, options))
  }
  getByPlaceholder(text: string | RegExp, options: ByText = {}): TextLocator {
    return this.#within(getByPlaceholderSelector(text, options))
  }
  getByAltText(text: string | RegExp, options: ByText = {}): TextLocator {
    return this.#within(getByAltTextSelector(text, options))
  }

  filter({ hasText, has, hasNot }: Filter): TextLocator {
    const parts = [
      hasText === undefined ? [] : [getByTextSelector(hasText).replace('internal:text=', 'internal:has-text=')],
      has === undefined ? [] : [`internal:has=${JSON.stringify(has.selector)}`],
      hasNot === undefined ? [] : [`internal:has-not=${JSON.stringify(hasNot.selector)}`],
    ].flat()
    return this.#within(parts.join(' >> '))
  }
  or(other: TextLocator): TextLocator {
    return this.#within(`internal:or=${JSON.stringify(other.selector)}`)
  }
  nth(at: number): TextLocator {
    return this.#within(`nth=${at}`)
  }
  first(): TextLocator {
    return this.nth(0)
  }
  last(): TextLocator {
    return this.nth(-1)
  }

  elements(): HTMLElement[] {
    return engine.querySelectorAll(engine.parseSelector(this.selector), document.documentElement) as HTMLElement[]
  }
  all(): TextLocator[] {
    return this.elements().map((_, at) => this.nth(at))
  }
  /** The one element that is found, or null. */
  query(): HTMLElement | null {
    const found = this.elements()
    if (found.length > 1) throw new Error(`${found.length} elements are found by ${this.selector}:\n${namesOf(found)}`)
    return found[0] ?? null
  }
  element(): HTMLElement {
    const element = this.query()
    if (element === null)
      throw new Error(`Nothing is found by ${this.selector} in:\n${document.body.textContent?.slice(0, 2000)}`)
    return element
  }
  findElement(): Promise<HTMLElement> {
    return eventually(() => this.element())
  }

  async #usable(): Promise<HTMLElement> {
    return eventually(() => {
      const element = this.element()
      if (!isUsable(element))
        throw new Error(`Nobody can act on what is found by ${this.selector}: ${element.outerHTML.slice(0, 500)}`)
      return element
    })
  }
  /** Presses the element, as soon as somebody could. */
  async click(): Promise<void> {
    dispatchClick(await this.#usable())
    await pause()
  }
  /** Writes a text in place of what the field holds; the field keeps the focus, as under a keyboard. */
  async fill(text: string): Promise<void> {
    dispatchFill(await this.#usable(), text)
    await pause()
  }
  /** Chooses an entry of a list by its value or its words. */
  async selectOptions(choice: string): Promise<void> {
    dispatchSelect(await this.#usable(), choice)
    await pause()
  }
}

const namesOf = (elements: readonly HTMLElement[]): string =>
  elements.map(({ outerHTML }) => `  ${outerHTML.slice(0, 160)}`).join('\n')

/**
 * The whole page, found and acted on as in the component tests of the browser: what a test needs beyond this (keys, focus, layout) belongs there.
 */
export const page = new TextLocator('') as unknown as Pick<
  BrowserPage,
  'getByRole' | 'getByText' | 'getByLabelText' | 'getByTitle' | 'getByPlaceholder' | 'getByAltText'
>

/** Leaves the field that has the focus, as the next press of Tab would. */
export const leaveField = async (): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await pause()
}

/** Hands files to the page's one field for files, as the choice that the system opens does. */
export const handFiles = async (...files: readonly File[]): Promise<void> => {
  const field = document.querySelector('input[type="file"]')
  if (field === null) throw new Error('The page takes no files.')
  Object.defineProperty(field, 'files', { value: files, configurable: true })
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await pause()
}
