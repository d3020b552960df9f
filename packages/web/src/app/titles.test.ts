import { readFileSync } from 'node:fs'
import { ROUTES, SOON_ROUTES } from '@hautelisse/domain/portal'
import { expect, it, vi } from 'vitest'
import { SOON_PAGES } from '../portal/soon-pages.ts'
import { TITLES } from './titles.ts'

// The texts as the source writes them: the macro that extracts them is the build's.
vi.mock('@lingui/core/macro', () => ({ msg: (descriptor: unknown) => descriptor }))

const catalogue = (language: string): ReadonlyMap<string, string> => {
  const joined = readFileSync(new URL(`../locales/${language}.po`, import.meta.url), 'utf8').replaceAll('"\n"', '')
  return new Map([...joined.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id = '', text = '']) => [id, text]))
}

it.each(['fr', 'en'])('[P-ROUTE-85] every route has a title, and no two have the same (%s)', (language) => {
  const words = catalogue(language)
  const titles = ROUTES.map(({ id }) => [id, words.get(TITLES[id].id)] as const)
  expect(titles.filter(([, title]) => title === undefined || title === '')).toEqual([])
  expect(titles.filter(([id, title]) => titles.some(([other, same]) => other !== id && same === title))).toEqual([])
})

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
