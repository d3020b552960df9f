import type { MenuItem } from '@hautelisse/domain/portal'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../../testing/index.ts'
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
  await renderExample({ name: 'menu', element: <Menu /> }, { scheme: 'dark', width: 390 })
  await expect
    .element(page.getByRole('button', { name: 'Réduire mon impôt Fonctionnalité momentanément indisponible' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/simulator/mrm')
  await expectNoViolation()
})
