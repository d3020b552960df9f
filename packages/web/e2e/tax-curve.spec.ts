import { expect, test } from '@playwright/test'
import { curve, open, pay } from './tax-looks.ts'

test('[TS-04] [TS-07] the drawing says in words what its table holds, and its bends have numbers', async ({ page }) => {
  await open(page)
  const drawing = curve(page).getByRole('img')
  await expect(drawing).toHaveAccessibleName(/de rien à\s923,00\s€\spour\s4710,00\s€\sversés.*3\srepères numérotés/)
  await expect(curve(page).getByRole('listitem')).toHaveText([
    /Décote.*1\s186,00/,
    /Tranche à\s11\s%.*1\s201,00/,
    /Plafond de déduction.*4\s710,00/,
  ])
  const reader = curve(page).getByRole('slider', { name: 'Lire l’économie d’impôt à un versement' })
  await reader.focus()
  await expect(reader).toHaveAttribute('aria-valuetext', /^0,00\s€ versés, 0,00\s€ d’économie$/)
  await page.keyboard.press('End')
  await expect(reader).toHaveAttribute('aria-valuetext', /^4710,00\s€ versés, 923,00\s€ d’économie$/)
  const read: string[] = []
  await page.keyboard.press('Home')
  for (let step = 0; step < 27; step += 1) {
    read.push((await reader.getAttribute('aria-valuetext')) ?? '')
    await page.keyboard.press('ArrowRight')
  }
  await curve(page).getByRole('radio', { name: 'Tableau' }).click()
  const rows = curve(page).getByRole('row')
  await expect(rows).toHaveCount(read.length + 1)
  for (const [at, words] of read.entries()) {
    const [payment = '', saving = ''] = words.match(/[\d,]+\s€/g) ?? []
    await expect(rows.nth(at + 1)).toContainText(payment)
    await expect(rows.nth(at + 1)).toContainText(saving)
  }
})

test('[TS-07] the saver’s own payment moves with the adjustment, before anything is asked, and stands in the table', async ({
  page,
}) => {
  await open(page)
  await pay(page, '3000')
  await expect(curve(page)).toContainText('3 000,00 €')
  await expect(curve(page).getByRole('img')).toHaveAccessibleName(/Votre versement de\s3000,00\s€\séconomise\s650,00\s€/)
  await pay(page, '9000')
  await expect(curve(page).getByRole('img')).toHaveAccessibleName(
    /Votre versement de\s9000,00\s€, plus loin que le graphique, économise\s923,00\s€/,
  )
  await expect(curve(page)).toContainText(/Plus loin\s: 9\s000,00\s€/)
  await expect(curve(page).locator('[data-beyond]')).toBeVisible()
  await pay(page, '4800')
  await expect(curve(page).getByRole('img')).toHaveAccessibleName(/Votre versement de\s4800,00\s€ économise/)
  await expect(curve(page).locator('[data-beyond]')).toHaveCount(0)
  await pay(page, '9000')
  await curve(page).getByRole('radio', { name: 'Tableau' }).click()
  await expect(curve(page).getByRole('row').last()).toContainText('Votre versement')
})

test('[TS-07] a finger reads the nearest payment', async ({ page }) => {
  await open(page)
  const reader = curve(page).getByRole('slider')
  await reader.scrollIntoViewIfNeeded()
  const box = await reader.boundingBox()
  if (box === null) throw new Error('no drawing')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(reader).toHaveAttribute('aria-valuetext', /^2551,00\s€\sversés/)
})
