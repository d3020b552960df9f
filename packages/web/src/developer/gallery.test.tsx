import { describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { caretOf, expectNoViolation, IS_ALL, paste, placeCaret, press, renderPage, typeAfresh } from '../testing/index.ts'

const openGallery = async (look: { readonly scheme?: 'light' | 'dark' } = {}): Promise<void> => {
  await renderPage('/developer/framework', look)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Composants et états' })).toBeVisible()
}
const focus = (part: Locator): void => (part.element() as HTMLElement).focus()

/** Each brand in one scheme; `npm run test:all` looks at it in both. */
const BRANDS = ['hautelisse', 'carmandel', 'ormeraie']
const SEEN = [
  { scheme: 'light', brands: IS_ALL ? BRANDS : BRANDS.slice(0, 2) },
  { scheme: 'dark', brands: IS_ALL ? BRANDS : BRANDS.slice(2) },
] as const

const monthly = page.getByRole('textbox', { name: 'Montant par mois' })

describe('the gallery of components', () => {
  test.each(SEEN)(
    '[P-DEV-02] axe finds nothing in any brand, $scheme',
    async ({ scheme, brands }) => {
      await openGallery({ scheme })
      for (const tenant of brands) {
        await page.getByRole('radio', { name: tenant }).click()
        await expect.poll(() => document.documentElement.dataset['tenant']).toBe(tenant)
        await expectNoViolation()
      }
    },
    60_000,
  )

  test('[S-AMT-04] an amount is grouped as it is typed and the caret stays at its digit; pasted it is read whole, and a text that is no amount changes nothing; nothing overflows on any width', async () => {
    await openGallery()
    await typeAfresh(monthly, '1234567.5')
    await expect.element(monthly).toHaveValue('1 234 567,5')
    placeCaret(monthly, 1)
    await press(monthly, '9')
    await expect.element(monthly).toHaveValue('19 234 567,5')
    expect(caretOf(monthly)).toBe(2)
    await press(monthly, 'x')
    await expect.element(monthly).toHaveValue('19 234 567,5')
    expect(caretOf(monthly)).toBe(2)
    paste(monthly, '1\u202F234,5 €')
    await expect.element(monthly).toHaveValue('1 234,50')
    paste(monthly, '1.234.5 abc')
    await expect.element(monthly).toHaveValue('1 234,50')
    await expect.element(monthly).toHaveAttribute('aria-invalid', 'true')
    await expect.element(monthly).toHaveAccessibleDescription(/Le texte collé n’est pas un montant/)
    for (const width of [320, 390, 980, 1440]) {
      await page.viewport(width, 900)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })

  test('by keys: the split handle says both amounts, each age of a chart is read as its table has it, a quick tap chooses, a dialog keeps the focus and gives it back, a forced one stays', async () => {
    await openGallery()
    const group = page.getByRole('radiogroup', { name: 'Affichage' }).first()
    focus(group.getByRole('radio', { name: 'Graphique' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(group.getByRole('radio', { name: 'Tableau' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(group.getByRole('radio', { name: 'Graphique' })).toBeChecked()
    const handle = page.getByRole('slider', { name: 'Part en capital' }).first()
    focus(handle)
    for (const [key, text] of [
      ['ArrowRight', '3201,50\u00A0€ en capital, 3928,70\u00A0€ en rente'],
      ['PageUp', '3914,52\u00A0€ en capital, 3215,68\u00A0€ en rente'],
      ['End', '7130,20\u00A0€ en capital, 0,00\u00A0€ en rente'],
      ['Home', '0,00\u00A0€ en capital, 7130,20\u00A0€ en rente'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(handle).toHaveAttribute('aria-valuetext', text)
    }
    const chart = page.getByRole('region', { name: 'Votre rente, âge par âge' })
    const reader = chart.getByRole('slider', { name: 'Lire le montant à un âge' })
    focus(reader)
    await userEvent.keyboard('{End}')
    await expect.element(reader).toHaveAttribute('aria-valuetext', '95 ans\u00A0: 219,57\u00A0€')
    await chart.getByRole('radio', { name: 'Tableau' }).click()
    await expect.element(chart.getByRole('row', { name: /^95 / })).toMatchTextContent(/219,57\s€/)
    const opener = page.getByRole('button', { name: 'Ouvrir une fenêtre' })
    await opener.click()
    await expect.element(page.getByRole('dialog', { name: 'Vision miroir' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
    await expect.element(opener).toHaveFocus()
    await page.getByRole('button', { name: 'Fenêtre sans fermeture' }).click()
    const forced = page.getByRole('dialog', { name: 'Une réponse est attendue' })
    await expect.element(forced).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(forced).toBeVisible()
  })
})
