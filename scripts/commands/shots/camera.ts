import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** Widths, languages and schemes that every state is seen in. */
export const WIDTHS = [1440, 390] as const
export const LANGUAGES = ['fr', 'en'] as const
export const SCHEMES = ['light', 'dark'] as const
export type Language = (typeof LANGUAGES)[number]
export type Scheme = (typeof SCHEMES)[number]

/** Languages and schemes in which pictures are taken. */
export type Looks = { readonly languages: readonly Language[]; readonly schemes: readonly Scheme[] }

/** A state of a room or a page: where it is drawn. */
export type Subject = {
  readonly name: string
  readonly title: string
  readonly address: string
  /** Whether pieces that wait belong to the picture: nothing waits for them to end. */
  readonly showsWaiting?: boolean | undefined
}

export type Size = { readonly width: number; readonly height: number }

/** Something is said, everything is done that somebody does there, and nothing is waited for. */
const isDrawn = (showsWaiting: boolean): boolean => {
  const parts = [...document.querySelectorAll<HTMLElement>('main, [role="dialog"], [role="alertdialog"]')]
  return (
    document.querySelector('[data-acting]') === null &&
    parts.some(({ innerText }) => /\S/.test(innerText)) &&
    (showsWaiting || parts.every((part) => part.querySelector('[aria-busy="true"], [data-waiting]') === null))
  )
}

const untilDrawn = async (page: Page, showsWaiting: boolean): Promise<void> => {
  await page.waitForFunction(isDrawn, showsWaiting)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isDrawn, showsWaiting)
}

/** Looks at the page down to its end: some of its parts come once they are looked at. */
const lookDown = async (page: Page, showsWaiting: boolean): Promise<void> => {
  const down = (): boolean => {
    window.scrollBy({ top: window.innerHeight })
    return window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1
  }
  while (await page.evaluate(down)) await page.evaluate(() => new Promise(requestAnimationFrame))
  await untilDrawn(page, showsWaiting)
}

/** Everything has arrived and stands still; what moves with the scroll never ends. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    return Promise.all(timed.map((animation) => animation.finished.catch(() => undefined)))
  })
}

/** How one picture of a subject is taken, and the file that it becomes. */
export type Shot = Size & {
  readonly language: Language
  readonly scheme: Scheme
  readonly path: string
  /** Address of the whole page that is drawn instead of the screen alone. */
  readonly at?: string | undefined
  /** Whether all of the page is on the picture, or what the window shows; or what the browser prints of it, as a PDF. */
  readonly fullPage: boolean | 'printed'
}

/** Takes one picture of a subject. */
export type Camera = (subject: Subject, shot: Shot) => Promise<void>

/**
 * Makes a camera of one browser, which takes one picture at a time. It has one page of a wide screen and one of a phone, so that what pages
 * load is loaded once; no picture finds what an earlier one kept.
 */
export const openCamera = async (browser: Browser): Promise<Camera> => {
  const pageOf = (hasTouch: boolean): Promise<Page> =>
    browser.newPage({ locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce', hasTouch })
  const [wide, phone] = [await pageOf(false), await pageOf(true)]
  return async ({ address, showsWaiting = false }, { width, height, language, scheme, path, at, fullPage }) => {
    const page = width < 600 ? phone : wide
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme })
    const asked = new URL(address)
    for (const [name, value] of Object.entries({ language, scheme, ...(at === undefined ? {} : { at }) }))
      asked.searchParams.set(name, value)
    await page.goto(asked.href)
    await untilDrawn(page, showsWaiting)
    await lookDown(page, showsWaiting)
    await page.mouse.move(0, 0)
    await page.evaluate(() => window.scrollTo(0, 0))
    await settle(page)
    mkdirSync(dirname(path), { recursive: true })
    await (fullPage === 'printed'
      ? page.pdf({ path, preferCSSPageSize: true, printBackground: true })
      : page.screenshot({ path, fullPage, caret: 'hide' }))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
}
