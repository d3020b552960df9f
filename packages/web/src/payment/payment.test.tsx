import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../testing/index.ts'

const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')

/** Opens a payment to the PEE of Sylvie on its amount. */
const open = async (): Promise<void> => {
  await renderPage('/transactional/payment/s2e/ent-aubrenne?account=00482190', { person: 'sylvie-garnier' })
  await expect.element(page.getByRole('heading', { name: 'Combien voulez-vous verser ?' })).toBeVisible()
}

const share = (fund: string) => page.getByRole('textbox', { name: `Part de ${fund}` })

describe('a payment', () => {
  test('[PAYM-04] is shared by the sliders too, by keys, and the field follows', async () => {
    await open()
    for (const field of page.getByRole('textbox', { name: /^Part de/ }).all()) await field.fill('')
    const slider = page.getByRole('slider', { name: 'Part de Monétaire Responsable, curseur' })
    slider.element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(share('Monétaire Responsable')).toHaveValue('100')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(share('Monétaire Responsable')).toHaveValue('99')
    expect(words()).toContain('Reste à répartir 1 %')
  })

  test('on a phone the amount of each fund stands under its field, and a bar keeps what is left and the act in view', async () => {
    await open()
    await page.viewport(390, 800)
    await page.getByRole('textbox', { name: /Montant/ }).fill('200')
    await share('Monétaire Responsable').fill('20')
    const fields = page.getByRole('textbox', { name: /^Part de/ }).elements()
    const rows = page
      .getByRole('slider')
      .elements()
      .map((slider) => slider.parentElement)
    expect([fields.length, rows.length]).toEqual([4, 4])
    for (const [at, field] of fields.entries()) {
      const amount = [...(rows[at]?.querySelectorAll('p') ?? [])].find(({ textContent }) => textContent.includes('€'))
      const [above, below] = [field.getBoundingClientRect(), amount?.getBoundingClientRect()]
      expect(below?.top).toBeGreaterThanOrEqual(above.bottom)
      expect(below?.right).toBeLessThanOrEqual(350)
      expect(below?.left).toBeGreaterThan(above.left - 40)
    }
    const next = page.getByRole('button', { name: 'Continuer' })
    for (const place of [0, 700, 1400]) {
      window.scrollTo(0, place)
      await expect.poll(() => window.innerHeight - next.element().getBoundingClientRect().bottom).toBeLessThan(40)
      const bar = next.element().parentElement
      expect(bar?.textContent.replaceAll(/\s/g, ' ')).toMatch(/(?:Reste à répartir|Réparti en trop) \d+ %/)
      expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    }
  })
})
