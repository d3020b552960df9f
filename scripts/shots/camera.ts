import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { goThroughDoor, type Origin } from '../../packages/web/e2e/door.ts'

/** Widths, languages and schemes that every scene is seen in. */
export const WIDTHS = [1440, 390] as const
export const LANGUAGES = ['fr', 'en'] as const
export const SCHEMES = ['light', 'dark'] as const
export type Language = (typeof LANGUAGES)[number]
export type Scheme = (typeof SCHEMES)[number]

/** One picture of a scene. */
export type Shot = {
  readonly scene: string
  readonly width: number
  readonly language: Language
  readonly scheme: Scheme
  readonly file: string
}

/** What leads to a screen, told in French as the savers see it; the language is changed on the spot afterwards. */
export type Scene = {
  readonly name: string
  readonly title: string
  /** Where to go first: '/' unless a person signs in. */
  readonly person?: { readonly name: string; readonly origin?: Origin }
  /** What is arranged before the sign-in: an answer that fails. */
  readonly before?: (page: Page) => Promise<void>
  readonly open: (page: Page) => Promise<void>
  /** A page outside the portal's frame has no language of its own, and a modal keeps the header away: pictures in French only. */
  readonly frenchOnly?: boolean
}

/** Day of all pictures; the server that answers has the same one. */
const NOON = '2026-11-20T12:00:00+01:00'

const signIn = async (page: Page, { name, origin }: NonNullable<Scene['person']>): Promise<void> => {
  await goThroughDoor(page.context(), name, origin)
  await page.goto('/epargne')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Everything has arrived and stands still. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
}

/** The menu of a phone: the portal's, or the person's own. */
const MENU = /^Menu$|mon espace$|my account$|my space$/

const speak = async (page: Page, language: Language): Promise<void> => {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  const other = page.getByRole('button', { name: language === 'en' ? /^(EN|English)/ : /^(FR|Français)/ }).first()
  // On a phone the language is in a menu.
  const inMenu = !(await other.isVisible())
  if (inMenu) await page.getByRole('banner').getByRole('button', { name: MENU }).first().click()
  await other.click()
  if (inMenu) await page.keyboard.press('Escape')
  await page.locator(`html[lang="${language}"]`).waitFor()
}

const openScene = async (browser: Browser, baseURL: string, scene: Scene, width: number, height: number): Promise<Page> => {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOON)
  await scene.before?.(page)
  if (scene.person !== undefined) await signIn(page, scene.person)
  await scene.open(page)
  return page
}

export const look = async (page: Page, scheme: Scheme, path: string, fullPage: boolean): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await settle(page)
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, fullPage, caret: 'hide' })
}

/** Languages and schemes in which a scene is taken. */
export type Looks = { readonly languages: readonly Language[]; readonly schemes: readonly Scheme[] }

/** Opens a scene at one width and takes its pictures in the given languages and schemes. */
export const take = async (
  browser: Browser,
  baseURL: string,
  folder: string,
  scene: Scene,
  width: number,
  { languages, schemes }: Looks,
): Promise<readonly Shot[]> => {
  const page = await openScene(browser, baseURL, scene, width, width < 600 ? 844 : 900)
  const shots: Shot[] = []
  for (const language of scene.frenchOnly === true ? (['fr'] as const) : languages) {
    await speak(page, language)
    for (const scheme of schemes) {
      const file = `${scene.name}/${width}-${language}-${scheme}.png`
      await look(page, scheme, join(folder, file), true)
      shots.push({ scene: scene.name, width, language, scheme, file })
    }
  }
  await page.context().close()
  return shots
}

/** A picture that a document shows: the upper part of a scene in French. */
export type DocumentPicture = {
  readonly scene: string
  readonly width: number
  readonly height: number
  readonly scheme: Scheme
  readonly path: string
}

/** Takes one picture for a document. */
export const takeForDocument = async (
  browser: Browser,
  baseURL: string,
  scene: Scene,
  picture: DocumentPicture,
): Promise<void> => {
  const page = await openScene(browser, baseURL, scene, picture.width, picture.height)
  await look(page, picture.scheme, picture.path, false)
  await page.context().close()
}
