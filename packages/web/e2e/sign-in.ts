import { expect, test, type Locator, type Page } from '@playwright/test'
import { goThroughDoor, type Origin } from './door.ts'
import { drawn } from './drawn.ts'

/** What a tab of the home without a server keeps, and when that was. */
type Kept = { readonly at: number; readonly entries: Readonly<Record<string, string>> }

/** Sessions of the home without a server, by person: this worker signs each in once. A server's sessions are never shared. */
const kept = new Map<string, Kept>()

/** A kept session is used well before ten minutes without a call end it. */
const FRESH_MS = 5 * 60_000

/** A page of the portal's address that runs no script of it. */
const PLAIN_PAGE = '/robots.txt'

/**
 * Signs in by clicking through the doors, as a saver does, and waits for the page that they are led to.
 *
 * @param page - any page of the portal's context
 * @param name - name of a seeded person, or its beginning
 * @param origin - space that the person belongs to
 */
export const signInThroughDoors = async (page: Page, name: string, origin: Origin = 'collective'): Promise<void> => {
  await page.goto(`/authentication?origin=${origin}`)
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  if (origin === 'collective') await page.getByRole('button', { name: 'Plus tard' }).click()
  await expect(page).toHaveURL(/\/epargne$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const restoreTab = async (page: Page, { at, entries }: Kept): Promise<boolean> => {
  await page.goto(PLAIN_PAGE)
  return page.evaluate(
    ([then, fresh, stored]) => {
      if (Math.abs(Date.now() - then) > fresh) return false
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
      return true
    },
    [at, FRESH_MS, entries] as const,
  )
}

const signInInPage = async (page: Page, name: string, origin: Origin): Promise<void> => {
  const known = kept.get(name)
  if (known !== undefined && (await restoreTab(page, known))) return
  await signInThroughDoors(page, name, origin)
  kept.set(name, await page.evaluate(() => ({ at: Date.now(), entries: Object.fromEntries(Object.entries(sessionStorage)) })))
}

/**
 * Signs in and opens a page. Only the session is made here, without the screens of the doors, which tests of their own go through.
 *
 * @param page - any page of the portal's context
 * @param name - name of a seeded person
 * @param path - page to open
 * @param origin - space that the person belongs to
 */
export const openAs = async (page: Page, name: string, path: string, origin: Origin = 'collective'): Promise<void> => {
  if (test.info().project.name === 'page') await signInInPage(page, name, origin)
  else await goThroughDoor(page.context(), name, origin)
  // The doors of the page lead to the home themselves.
  if (test.info().project.name !== 'page' || !page.url().endsWith(path)) await page.goto(path)
  await drawn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/**
 * Signs in and opens the person's home.
 *
 * @param page - any page of the portal's context
 * @param name - name of a seeded person
 * @param origin - space that the person belongs to
 */
export const signIn = async (page: Page, name: string, origin: Origin = 'collective'): Promise<void> => {
  await openAs(page, name, '/epargne', origin)
  await expect(page).toHaveURL(/\/epargne$/)
}

/** Opens the menu of the person who is signed in. */
export const openProfileMenu = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /mon espace$/ })
    .click()

/** Signs out by the menu, as a saver does. */
export const signOut = async (page: Page): Promise<void> => {
  await openProfileMenu(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
}

/** The window above the page, whether it informs or wants an answer. */
export const windowOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))
