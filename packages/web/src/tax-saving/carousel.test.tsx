import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderExample } from '../testing/index.ts'
import { TaxSavingCard } from './tax-saving-card.tsx'

test('[P-CONST-11] a slide takes 450 ms to turn; with reduced motion the next one is there at once', async () => {
  await renderExample({ name: 'the card of six slides', element: <TaxSavingCard />, ports: { person: 'sylvie-garnier' } })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })))
  const turning = () => {
    const track = page.getByRole('region', { name: 'Questions et résultat' }).element().firstElementChild
    return track && getComputedStyle(track).transitionDuration
  }
  await page.getByRole('button', { name: 'Simuler sur cette page' }).click()
  await expect.element(page.getByRole('region', { name: 'Questions et résultat' })).toBeVisible()
  for (const [motion, duration] of [
    ['no-preference', '0.45s'],
    ['reduce', '0s'],
  ] as const) {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] })
    expect(turning()).toBe(duration)
  }
})
