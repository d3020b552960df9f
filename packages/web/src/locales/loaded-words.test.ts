import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FILES = globSync('**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test(?:ing)?\.|(?:^|\/)examples\.|^(?:testing|locales)\//.test(file))
  .map((file) => ({ file, room: file.split('/')[0] ?? '', source: readFileSync(join(ROOT, file), 'utf8') }))

/** Rooms that load a part of the texts with their screens; a part that no room names is shared, and there at once. */
const LOADED = Map.groupBy(
  FILES.flatMap(({ room, source }) =>
    [...source.matchAll(/'virtual:words\/fr\/([\w+-]+)'/g)].flatMap(([, parts = '']) =>
      parts.split('+').map((part) => ({ part, room })),
    ),
  ),
  ({ part }) => part,
)

/** Parts of the first screen, and those that come with what shows them: simulations that are kept, the kit of acts, consents. */
const WITH_WHAT_SHOWS_THEM = new Set(['portal', 'session', 'ui', 'simulations', 'act', 'consents'])
/** The link of the gauge stands in the card of the tax simulator, whose texts are there. */
const IN_ANOTHER_ROOM = new Set(['contributions/gauge-link.tsx'])

it('a screen names no text of a room whose texts are not loaded with it: its id would be shown in place of words', () => {
  const foreign = FILES.filter(({ file }) => !IN_ANOTHER_ROOM.has(file)).flatMap(({ file, room, source }) =>
    [...source.matchAll(/\bid(?:=|: )['"]([a-z-]+)(\.[\w.-]+)['"]/g)].flatMap(([, part = '', rest = '']) => {
      const rooms = LOADED.get(part)
      return rooms === undefined || WITH_WHAT_SHOWS_THEM.has(part) || rooms.some((one) => one.room === room)
        ? []
        : [`${file}: ${part}${rest}`]
    }),
  )
  expect(LOADED.size).toBeGreaterThan(10)
  expect(foreign).toEqual([])
})
