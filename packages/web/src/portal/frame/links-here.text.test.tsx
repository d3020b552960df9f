import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../../testing/text/index.ts'
import { PortalFooter } from './portal-footer.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

describe('a page has no link to itself', () => {
  for (const [address, name] of [
    ['/mentions-legales', 'Mentions légales'],
    ['/politique-cookies', 'Politique de cookies'],
  ] as const)
    test(`in its footer: ${address}`, async () => {
      await renderExample({ name, element: <PortalFooter />, address })
      await expect.element(page.getByText(name)).toHaveAttribute('aria-current', 'page')
      expect(document.querySelectorAll(`a[href="${address}"]`)).toHaveLength(0)
      await expect.element(page.getByRole('link', { name: 'Données personnelles' })).toBeVisible()
    })

  test('on the page of contact, the footer does not lead there again', async () => {
    await renderExample({ name: 'contact', element: <PortalFooter />, address: '/contact' })
    await expect.element(page.getByRole('link', { name: 'Mentions légales' })).toBeVisible()
    await expect.element(page.getByText('Nous contacter')).not.toBeInTheDocument()
  })

  test('on the way in, the header does not lead to the way in', async () => {
    await renderExample({ name: 'way in', element: <VisitorFrame>page</VisitorFrame>, address: '/login' })
    await expect.element(page.getByRole('link', { name: 'Mentions légales' })).toBeVisible()
    expect(document.querySelectorAll('a[href="/login"]')).toHaveLength(0)
  })
})
