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

/** Everything has arrived and stands still. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
}

/** How one picture of a subject is taken, and the file that it becomes. */
export type Shot = Size & {
  readonly language: Language
  readonly scheme: Scheme
  readonly path: string
  /** Address of the whole page that is drawn instead of the screen alone. */
  readonly at?: string | undefined
  /** Whether all of the page is on the picture, or what the window shows. */
  readonly fullPage: boolean
}

/** Opens a subject and takes one picture. */
export const take = async (
  browser: Browser,
  { address, showsWaiting = false }: Subject,
  { width, height, language, scheme, path, at, fullPage }: Shot,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    colorScheme: scheme,
    hasTouch: width < 600,
  })
  const page = await context.newPage()
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
  await page.screenshot({ path, fullPage, caret: 'hide' })
  await context.close()
}
