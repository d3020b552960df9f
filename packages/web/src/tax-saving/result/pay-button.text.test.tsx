import { paymentTarget, type Variant } from '@hautelisse/domain/tax-saving'
import { expect, test } from 'vitest'
import { loadWords } from '../../shell/index.ts'
import { page, renderExample } from '../../testing/text/index.ts'
import { TAX_WORDS } from '../catalogue.ts'
import { WayToPay } from './pay-button.tsx'

const draw = async (variant: Variant) => {
  const rendered = await renderExample({
    name: variant,
    element: <WayToPay variant={variant} target={paymentTarget(variant)} />,
  })
  await loadWords(TAX_WORDS)
  return rendered
}

for (const [variant, name, ids] of [
  ['standalone', 'Faire un versement', '[TAX-14]'],
  ['contained', 'Faire un versement', '[TAX-14]'],
] as const)
  test(`${ids} the payment stands under the ${variant} result and leads to its page`, async () => {
    const { address } = await draw(variant)
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(address).toBe('/transactional/payment')
  })

test('[TAX-15] inside another site "Je verse" opens the payment in a tab of its own', async () => {
  const { left, address } = await draw('embedded')
  const before = address()
  await page.getByRole('button', { name: /^Je verse/ }).click()
  await expect.poll(() => left).toEqual([expect.stringMatching(/transactional\/payment$/)])
  expect(address()).toBe(before)
})

test('[TAX-13] a visitor signs in', async () => {
  const { left } = await draw('public')
  await page.getByRole('button', { name: 'Verser sur mon compte' }).click()
  await expect.poll(() => left).toEqual([expect.stringContaining('/stand-in/sign-in/collective?')])
})

test('[TAX-13] Back before the sign-in is on the screen gives the button back', async () => {
  const { left } = await draw('public')
  await page.getByRole('button', { name: 'Verser sur mon compte' }).click()
  await expect.poll(() => left).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Connexion en cours' })).toBeVisible()
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(page.getByRole('button', { name: 'Verser sur mon compte' })).toBeVisible()
})
