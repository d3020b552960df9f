import { STORED_OTP_KEY } from '@hautelisse/domain/session'
import { expect, test } from 'vitest'
import type { Example, PageExample } from '../shell/index.ts'
import { actAll, expectNoSideScroll, expectNoViolation, IS_ALL, renderExample, renderPage, sampleOf } from '../testing/index.ts'

type State = Example | PageExample
const LISTS = import.meta.glob<readonly State[]>('../**/examples.{ts,tsx}', { eager: true, import: 'EXAMPLES' })

/** Every state of every room, under the room's name. */
const STATES = Object.entries(LISTS).flatMap(([path, states]) => {
  const room = path.replace(/^\.\.\/(.+)\/examples\.tsx?$/, '$1')
  return states.map((state) => ({ room, name: `${room}: ${state.name}`, state }))
})
const LANGUAGES = ['fr', 'en'] as const
const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [1280, 390] as const

const CELLS = STATES.flatMap(({ room, name, state }) =>
  LANGUAGES.flatMap((language) =>
    SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ room, name, state, look: { language, scheme, width } }))),
  ),
)
/** Each state, each room in both languages, both schemes and both widths, each language in each scheme. */
const SAMPLE = sampleOf(
  CELLS,
  ({ room, name, look: { language, scheme, width } }) => [
    name,
    `${room}, ${language}`,
    `${room}, ${scheme}`,
    `${room}, ${width}`,
    `${language}, ${scheme}, ${width}`,
  ],
  IS_ALL,
)

const USED_UP: ReadonlySet<string> = new Set([STORED_OTP_KEY, 'hautelisse.robo-admin-state'])

const read = (): string =>
  [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].map(({ innerText }) => innerText).join('')
const waiting = (): number =>
  document.querySelectorAll('main [aria-busy="true"], [role="dialog"] [aria-busy="true"], [data-waiting]').length

/** Whether a state is drawn whole: a window comes in a chunk of its own, after the page that it stands over. */
const isWhole = (state: State): boolean =>
  !('address' in state && state.address.includes('#')) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

test('each state has a name of its own', () => {
  expect(new Set(STATES.map(({ name }) => name)).size).toBe(STATES.length)
})

for (const { name, state, look } of SAMPLE)
  test(`[P-DEV-02] ${name}: axe finds nothing and nothing overflows, ${Object.values(look).join(', ')}`, async () => {
    const { app } = await ('element' in state
      ? renderExample(state, look)
      : renderPage(state.address, { ...state.ports, ...look }))
    await expect.poll(read).toMatch(/\S/)
    await expect.poll(waiting).toBe(0)
    // A draft that its machine does not know any more would be dropped, and the state be another one than its name says.
    // The way back from the door of the code is used up, and so is that from the door of administrators.
    const kept = Object.keys(state.ports?.stored ?? {}).filter((key) => !USED_UP.has(key))
    expect(kept.filter((key) => app.sessionStorage.read(key) === undefined)).toEqual([])
    await actAll(state.acts)
    await expect.poll(() => isWhole(state)).toBe(true)
    await expect.poll(() => document.querySelector('[data-acting]')).toBeNull()
    await expect.poll(waiting).toBe(0)
    await expectNoViolation()
    expectNoSideScroll()
  })
