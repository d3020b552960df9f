import { paymentTarget, type Variant } from '@hautelisse/domain/tax-saving'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords } from '../../shell/index.ts'
import { expectNoViolation, renderExample } from '../../testing/index.ts'
import { TAX_WORDS } from '../catalogue.ts'
import { PayButton } from './pay-button.tsx'

const draw = async (variant: Variant, scheme: 'light' | 'dark' = 'light') => {
  const rendered = await renderExample(
    { name: variant, element: <PayButton variant={variant} target={paymentTarget(variant)} /> },
    { scheme, width: 390 },
  )
  await loadWords(TAX_WORDS)
  return rendered
}

for (const [variant, name] of [
  ['standalone', 'Faire un versement Bientôt'],
  ['contained', 'Faire un versement Bientôt'],
  ['embedded', 'Je verse Bientôt'],
] as const)
  test(`the payment is announced under the ${variant} result, and leads nowhere`, async () => {
    const { address, left } = await draw(variant, 'dark')
    const button = page.getByRole('button', { name, exact: true })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Cette fonction n’est pas encore ouverte')
    await userEvent.keyboard('{Enter}')
    expect([address(), left]).toEqual(['/', []])
    await expectNoViolation()
  })

test('[TAX-13] a visitor signs in, and reads that the payment comes soon', async () => {
  const { left } = await draw('public')
  await expect.element(page.getByText(/Le versement en ligne.*Bientôt$/)).toBeVisible()
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
