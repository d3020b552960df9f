import { ROUTES } from '@hautelisse/domain/portal'
import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { showLanguage, type Room } from '../shell/index.ts'
import { ROOMS } from './rooms.ts'

const registered = Object.values(import.meta.glob<Room>('../*/room.ts', { eager: true, import: 'room' }))

it('shows every route of the portal by one page of one room', () => {
  const pages = registered.flatMap((room) => Object.keys(room.pages ?? {}))
  expect(pages.toSorted()).toEqual(ROUTES.map(({ id }) => id).toSorted())
})

it.each(['fr', 'en'] as const)('[P-ROUTE-85] every route has a title, and no two have the same (%s)', async (language) => {
  await showLanguage(language)
  const titles = ROUTES.map(({ id }) => ({ id, title: i18n._(ROOMS.pages[id].title) }))
  expect(titles.filter(({ id, title }) => title === '' || title === ROOMS.pages[id].title.id)).toEqual([])
  expect(titles.filter(({ id, title }) => titles.some((other) => other.id !== id && other.title === title))).toEqual([])
})
