import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage, type RenderedPage } from '../testing/index.ts'

const SYLVIE = { person: 'sylvie-garnier' } as const
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })

/** Opens a payment to one of Sylvie's accounts, the PEE unless another is named, on its amount. */
const open = async (given: Parameters<typeof renderPage>[1] = {}, account = /^PEE/): Promise<RenderedPage> => {
  const opened = await renderPage('/transactional/payment', { ...SYLVIE, ...given })
  await page.getByRole('radio', { name: account }).click()
  await button('Continuer').click()
  await expect.element(heading('Combien voulez-vous verser ?')).toBeVisible()
  return opened
}

const share = (fund: string) => page.getByRole('textbox', { name: `Part de ${fund}` })

describe('a payment', () => {
  test('[PAYM-04] is shared by the sliders too, by keys, and the field follows', async () => {
    await open()
    const slider = page.getByRole('slider', { name: 'Part de Monétaire Responsable, curseur' })
    slider.element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(share('Monétaire Responsable')).toHaveValue('100')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(share('Monétaire Responsable')).toHaveValue('99')
    expect(words()).toContain('Reste à répartir 1 %')
  })
})
