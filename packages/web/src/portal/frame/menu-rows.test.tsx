import type { MenuItem } from '@hautelisse/domain/portal'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../../testing/index.ts'
import { MenuRows } from './menu-rows.tsx'

const ITEMS: readonly MenuItem[] = [
  { id: 'documents', to: '/documents', state: 'soon' },
  { id: 'tax-savings', to: '/simulateur/impots', state: 'unavailable' },
  { id: 'retirement-estimate', to: '/simulator/mrm', state: 'open' },
]

const Menu = ({ open = false }: { readonly open?: boolean }) => (
  <ul>
    <MenuRows items={ITEMS} open={open} />
  </ul>
)

for (const [language, name, why] of [
  ['fr', 'Tous mes documents Bientôt', 'Cette fonction n’est pas encore ouverte'],
  ['en', 'All my documents Soon', 'This feature is not open yet'],
] as const)
  test(`an announced entry says so and why, in ${language}, and has no address`, async () => {
    await renderExample({ name: 'menu', element: <Menu /> }, { language })
    const entry = page.getByRole('button', { name, exact: true })
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
    await expectNoViolation()
    await userEvent.tab()
    await expect.element(entry).toHaveFocus()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(why)
    expect(document.querySelectorAll('[href="/documents"]')).toHaveLength(0)
  })

test('[P-NAV-28] an entry that was taken away keeps its own words', async () => {
  await renderExample({ name: 'menu', element: <Menu open /> }, { scheme: 'dark', width: 390 })
  await expect
    .element(page.getByRole('button', { name: 'Réduire mon impôt Fonctionnalité momentanément indisponible' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/simulator/mrm')
  await expectNoViolation()
})
