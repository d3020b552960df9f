import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../testing/index.ts'

const header = page.getByRole('banner')
const lexicon = page.getByRole('contentinfo').getByRole('link', { name: 'Lexique' })
const press = (key: string): Promise<void> => userEvent.keyboard(`{${key}}`)

test('[P-LAY-01] [P-LAY-02] [P-BRAND-01] skip links come before all else and lead to their parts; the company is named once; a window gives the focus back to the footer', async () => {
  const { address } = await renderPage('/epargne', { person: 'thomas-leroux' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const skippedTo = async (nth: number): Promise<string | undefined> => {
    document.querySelectorAll<HTMLElement>('a[href]')[nth]?.focus()
    await press('Enter')
    return document.activeElement?.id
  }
  expect([await skippedTo(0), await skippedTo(1), await skippedTo(2)]).toEqual(['main', 'menu', 'footer'])
  expect(address()).toBe('/epargne')
  const shown = (): readonly Element[] =>
    header
      .getByText('Mutuelle Ormeraie')
      .elements()
      .filter((element) => element.checkVisibility())
  await expect.poll(shown).toHaveLength(1)
  await expect.poll(() => header.element().getBoundingClientRect().height).toBe(76)
  await lexicon.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await press('Escape')
  await expect.element(lexicon).toHaveFocus()
  await page.viewport(390, 800)
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  expect(await skippedTo(1)).toBe('menu-button')
})
