import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

const GALLERY = '/developer/framework'

const openGallery = async (page: Page): Promise<void> => {
  await page.goto(GALLERY)
  await expect(page.getByRole('heading', { level: 1, name: 'Composants et états' })).toBeVisible()
}

/** Pastes a text as a keyboard would, without asking for the clipboard's permission. */
const paste = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test.describe('the gallery of components', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`[P-DEV-02] axe finds nothing in any brand, ${colorScheme}`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      await openGallery(page)
      for (const tenant of ['hautelisse', 'carmandel', 'ormeraie']) {
        await page.getByRole('radio', { name: tenant }).click()
        await expect(page.locator('html')).toHaveAttribute('data-tenant', tenant)
        await expectNoViolation(page)
      }
    })

  for (const width of [320, 390, 980, 1440])
    test(`long names and twelve-digit amounts stay inside a page ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openGallery(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

  test('[S-AMT-04] an amount is grouped as it is typed and the caret stays at its digit', async ({ page }) => {
    await openGallery(page)
    const field = page.getByLabel('Montant par mois')
    await field.fill('')
    await field.pressSequentially('1234567.5')
    await expect(field).toHaveValue('1 234 567,5')
    await field.press('Home')
    await field.press('ArrowRight')
    await field.press('9')
    await expect(field).toHaveValue('19 234 567,5')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
    await field.press('x')
    await expect(field).toHaveValue('19 234 567,5')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  })

  test('a pasted amount is read whole, and a pasted text that is none changes nothing', async ({ page }) => {
    await openGallery(page)
    const field = page.getByLabel('Montant par mois')
    await paste(page, 'Montant par mois', '1\u202F234,5 €')
    await expect(field).toHaveValue('1 234,50')
    await paste(page, 'Montant par mois', '1.234.5 abc')
    await expect(field).toHaveValue('1 234,50')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Le texte collé n’est pas un montant/)
  })

  test('the split handle moves by keys and says both amounts', async ({ page }) => {
    await openGallery(page)
    const handle = page.getByRole('slider', { name: 'Part en capital' }).first()
    await handle.focus()
    for (const [key, text] of [
      ['ArrowRight', '3201,50\u00A0€ en capital, 3928,70\u00A0€ en rente'],
      ['PageUp', '3914,52\u00A0€ en capital, 3215,68\u00A0€ en rente'],
      ['End', '7130,20\u00A0€ en capital, 0,00\u00A0€ en rente'],
      ['Home', '0,00\u00A0€ en capital, 7130,20\u00A0€ en rente'],
    ] as const) {
      await handle.press(key)
      await expect(handle).toHaveAttribute('aria-valuetext', text)
    }
  })

  test('every age of a chart can be read by keyboard, and its table says the same', async ({ page }) => {
    await openGallery(page)
    const chart = page.getByRole('region', { name: 'Votre rente, âge par âge' })
    const reader = chart.getByRole('slider', { name: 'Lire le montant à un âge' })
    await reader.focus()
    await reader.press('End')
    await expect(reader).toHaveAttribute('aria-valuetext', '95 ans\u00A0: 219,57\u00A0€')
    await chart.getByRole('radio', { name: 'Tableau' }).click()
    await expect(chart.getByRole('row', { name: /^95 / })).toContainText('219,57\u00A0€')
  })

  test('[P-FMT-02] a chart whose amounts are hidden says none of them', async ({ page }) => {
    await openGallery(page)
    await page.getByRole('button', { name: /^Masquer/ }).click()
    for (const reader of await page.getByRole('slider', { name: 'Lire le montant à un âge' }).all())
      await expect(reader).toHaveAttribute('aria-valuetext', 'Montants masqués')
  })

  test('a quick tap of an arrow key chooses, as a held one does', async ({ page }) => {
    await openGallery(page)
    const group = page.getByRole('radiogroup', { name: 'Affichage' }).first()
    await group.getByRole('radio', { name: 'Graphique' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('radio', { name: 'Tableau' })).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(group.getByRole('radio', { name: 'Graphique' })).toBeChecked()
  })

  test('a dialog keeps the focus, closes on Escape and gives the focus back; a forced one stays', async ({ page }) => {
    await openGallery(page)
    const opener = page.getByRole('button', { name: 'Ouvrir une fenêtre' })
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Vision miroir' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()

    await page.getByRole('button', { name: 'Fenêtre sans fermeture' }).click()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog', { name: 'Une réponse est attendue' })).toBeVisible()
  })
})

test(
  'the day that /developer moves on is that of page and answers, and stays so in this tab',
  { tag: '@page-only' },
  async ({ page }) => {
    const choice = page.getByText('Un choix à faire avant le 02/12/2026')
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(choice).toBeVisible()
    await page.goto('/developer')
    await page.getByRole('textbox', { name: 'Jours' }).fill('13')
    await page.getByRole('button', { name: 'Avancer' }).click()
    await expect(page.getByText('L’API et la page sont au 03/12/2026.')).toBeVisible()
    await expectNoViolation(page)
    for (const visit of ['first', 'again']) {
      await page.goto(`/epargne?${visit}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(choice).toHaveCount(0)
    }
  },
)
