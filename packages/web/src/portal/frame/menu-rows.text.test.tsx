import type { MenuItem } from '@hautelisse/domain/portal'
import { expect, test } from 'vitest'
import { page, renderExample } from '../../testing/text/index.ts'
import { MenuRows } from './menu-rows.tsx'

const ITEMS: readonly MenuItem[] = [
  { id: 'tax-savings', to: '/simulateur/impots', state: 'unavailable' },
  { id: 'retirement-estimate', to: '/simulator/mrm', state: 'open' },
]

const Menu = () => (
  <ul>
    <MenuRows items={ITEMS} open />
  </ul>
)

test('[P-NAV-28] an entry that was taken away keeps its own words', async () => {
  await renderExample({ name: 'menu', element: <Menu /> })
  await expect
    .element(page.getByRole('button', { name: /Réduire mon impôt\s*Fonctionnalité momentanément indisponible/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/simulator/mrm')
})
