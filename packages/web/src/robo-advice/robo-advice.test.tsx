import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderPage } from '../testing/index.ts'

const ADDRESS = '/placements/advisor'
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const figure = (): string => document.querySelector('[data-part="range"]')?.textContent ?? ''

test('[ROBO-03] [ROBO-24] the futures that a worker draws are followed by number, by their neighbours and by keys, and change with a slider', async () => {
  const { address } = await renderPage(`${ADDRESS}?vue=futurs&fil=6549`, { person: 'sylvie-garnier' })
  await expect.element(page.getByRole('heading', { name: 'Soixante futurs parmi 10 000' })).toBeVisible()
  await expect.poll(words).toContain('Le fil 6 549')
  await page.getByRole('button', { name: 'Fil suivant', exact: true }).click()
  await expect.poll(words).toMatch(/Le fil 6 550 : [−+] \d+ % l’année \d+/)
  expect(address()).toBe(`${ADDRESS}?vue=futurs&fil=6550`)
  const thread = page.getByRole('textbox', { name: 'Numéro du fil' })
  await thread.fill('36')
  await expect.poll(words).toContain('Le fil 36')
  page.getByRole('slider', { name: 'Suivre un futur' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(thread).toHaveValue('203')
  const before = figure()
  page
    .getByRole('slider', { name: /^Versement par mois/ })
    .element()
    .focus()
  await userEvent.keyboard('{End}')
  // In the frame of the key press, without a wait.
  expect(figure()).not.toBe(before)
  // By keys, as all before it: a pointer waits for a drawing that stands still.
  const explained = page.getByRole('button', { name: 'D’où vient ce chiffre' }).filter({ hasText: /€/ }).first()
  ;(explained.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })).toBeVisible()
  await page.getByRole('radio', { name: 'Tableau' }).click()
  await expect.element(page.getByRole('table', { name: /Montants atteints/ }).first()).toBeVisible()
  await expectNoViolation()
})
