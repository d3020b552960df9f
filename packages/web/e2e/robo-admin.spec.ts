import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { startServer, test as testAlone } from './own-server.ts'
import { openAs } from './sign-in.ts'

const ADDRESS = '/robo-advisor/admin'
const PLAN = 'Verrerie Aubrenne, pee-aubrenne'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Goes through the door of administrators, as one of its people. */
const enterAs = async (page: Page, name: RegExp): Promise<void> => {
  await page.goto(ADDRESS)
  const door = page.getByRole('button', { name: 'S’identifier', exact: true })
  // (S-68): nothing of the door is stretched to the height of the window.
  expect((await door.boundingBox())?.height).toBeLessThan(80)
  expect((await door.boundingBox())?.y).toBeLessThan(400)
  await press(page, 'S’identifier')
  await page.getByRole('radio', { name }).check()
  await press(page, 'Continuer')
  await expect(page).toHaveURL(/\/robo-advisor\/admin/)
  // The address is there before the page is.
  await expect(heading(page)).toBeVisible()
}

const importGrid = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Plan' }).selectOption(PLAN)
  await page
    .getByLabel('Fichier de la grille')
    .setInputFiles({ name: 'grille.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') })
}

const pageAt = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' })).newPage()

base(
  '[RADM-21] [RADM-25] [RADM-26] (S-37) (S-68) a grid goes from its file to publication by another person, and a saver sees it the next day',
  async ({ browser }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hautelisse-e2e-admin-'))
    const today = await startServer(dataDir)
    const editor = await pageAt(browser, today.address)
    await enterAs(editor, /Valtier/)
    const inForceRow = editor.getByRole('row', { name: /pee-aubrenne, 2 / })
    await expect(inForceRow).toBeVisible()
    await expectNoViolation(editor)
    const download = editor.waitForEvent('download')
    await inForceRow.getByRole('button', { name: 'CSV' }).click()
    const inForce = await readFile(await (await download).path(), 'utf8')
    expect(inForce).toContain('balanced,actions-europe-durable,80,')
    await importGrid(editor, inForce.replace('balanced,actions-europe-durable,80,', 'balanced,actions-europe-durable,85,'))
    await expect(editor.getByText(/Équilibré, step_1.*font 105.*et non 100/)).toBeVisible()
    const next = inForce
      .replace('balanced,actions-europe-durable,80,', 'balanced,actions-europe-durable,75,')
      .replace('balanced,obligations-responsables,20,', 'Équilibré,Obligations Responsables,25,')
    await importGrid(editor, next)
    await expect(editor.getByText('Le fichier est devenu un brouillon.')).toBeVisible()
    await editor.getByRole('textbox', { name: /^Motif/ }).fill('Moins d’actions au départ')
    await press(editor, 'Transmettre pour publication')
    await expect(editor.getByText('La version attend d’être publiée par une autre personne.')).toBeVisible()

    const approver = await pageAt(browser, today.address)
    await enterAs(approver, /Ollivet/)
    await approver
      .getByRole('row', { name: /À publier/ })
      .getByRole('button', { name: 'Ouvrir' })
      .click()
    await expect(approver.getByRole('table', { name: 'Différences avec la grille en vigueur' })).toContainText('75')
    await approver.getByRole('textbox', { name: 'En vigueur à partir du' }).fill('21/11/2026')
    await press(approver, 'Publier')
    await expect(approver.getByText('La version est publiée.')).toBeVisible()
    const saver = await pageAt(browser, today.address)
    await openAs(saver, 'Sylvie Garnier', '/placements/advisor')
    await expect(saver.getByRole('radio', { name: /Équilibré/ })).toHaveAccessibleName(/80/)
    await today.stop()

    const tomorrow = await startServer(dataDir, { TODAY: '2026-11-21' })
    const nextDay = await pageAt(browser, tomorrow.address)
    await openAs(nextDay, 'Sylvie Garnier', '/placements/advisor')
    await expect(nextDay.getByRole('radio', { name: /Équilibré/ })).toHaveAccessibleName(/75/)
    await expect(nextDay.getByText('version du 21/11/2026')).toBeVisible()
    await tomorrow.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
)

testAlone(
  '[RADM-10] [RADM-11] a stranger is refused with a way to try again, and a member’s session stays their own',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await enterAs(page, /Brancas/)
    await expect(page.getByText('Accès non autorisé.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'S’identifier' })).toBeVisible()
    await page.goto('/epargne')
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL('/epargne')
  },
)
