import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { DoorButton, DoorLink } from './door.tsx'

const doors = (to: string) => (
  <>
    <DoorButton target={{ to }}>Un bouton</DoorButton>
    <DoorLink target={{ to }} icon={drawings.ArrowRight}>
      Un lien
    </DoorLink>
    <DoorLink target={{ to: '/epargne', hash: 'consents' }} icon={drawings.ArrowRight}>
      Une fenêtre
    </DoorLink>
  </>
)

test('doors lead to a page, or to a window above one', async () => {
  await renderExample({ name: 'open doors', element: doors('/contact') })
  await expect.element(page.getByRole('link', { name: 'Un bouton' })).toHaveAttribute('href', '/contact')
  await expect.element(page.getByRole('link', { name: 'Un lien' })).toHaveAttribute('href', '/contact')
  await expect.element(page.getByRole('link', { name: 'Une fenêtre' })).toHaveAttribute('href', '/epargne#consents')
})
