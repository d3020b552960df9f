import { readFileSync } from 'node:fs'
import { ROUTES } from '@hautelisse/domain/portal'
import { expect, it, vi } from 'vitest'
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
