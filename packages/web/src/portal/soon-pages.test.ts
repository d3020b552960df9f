import { ROUTES, SOON_ROUTES } from '@hautelisse/domain/portal'
import { expect, it, vi } from 'vitest'
import { SOON_PAGES } from './soon-pages.ts'

// The texts as the source writes them: the macro that extracts them is the build's.
vi.mock('@lingui/core/macro', () => ({ msg: (descriptor: unknown) => descriptor }))

it('[P-ROUTE-37] announces every page whose content is not there yet, in one place, and no other', () => {
  expect(Object.keys(SOON_PAGES).toSorted()).toEqual(SOON_ROUTES.toSorted())
})

it('[P-ROUTE-37] leads from an announced page to pages without parameters that are there', () => {
  const built = new Set(ROUTES.filter(({ path, content }) => content !== 'soon' && !path.includes('{')).map(({ id }) => id))
  for (const announced of Object.values(SOON_PAGES)) {
    expect(announced.meanwhile.length).toBeGreaterThan(0)
    expect(announced.meanwhile.filter((id) => !built.has(id))).toEqual([])
  }
})
