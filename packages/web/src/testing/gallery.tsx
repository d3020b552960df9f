import { createRoot } from 'react-dom/client'
import type { Example, PageExample } from '../shell/index.ts'
import { actAll } from './acts.ts'
import { exampleTree, pageTree, type Look } from './tree.tsx'
import '../app/zod-jitless.ts'

/**
 * Every state of every room, in development alone: `/examples.html` lists them, `?room=payment&state=0` draws one, `&language=en&scheme=dark`
 * another look of it, `&at=/simulator/mrm` the whole page of that address instead of its screen alone. The tests look at the same lists, and the camera of `npm run shots` takes its pictures here.
 */
type State = Example | PageExample
const LISTS = import.meta.glob<readonly State[]>('../**/examples.{ts,tsx}', { import: 'EXAMPLES' })
const roomOf = (path: string): string => path.replace(/^\.\.\/(.+)\/examples\.tsx?$/, '$1')

const draw = async (place: HTMLElement, state: State, look: Look, at: string | null): Promise<void> => {
  const address = at ?? ('element' in state ? undefined : state.address)
  const { tree } = await (address === undefined && 'element' in state
    ? exampleTree(state, look)
    : pageTree(address ?? '/', { ...state.ports, ...look }))
  createRoot(place).render(tree)
  await actAll(state.acts)
}

const list = async (place: HTMLElement): Promise<void> => {
  const rooms = await Promise.all(
    Object.entries(LISTS).map(async ([path, load]) => ({ room: roomOf(path), states: await load() })),
  )
  createRoot(place).render(
    <main>
      <h1>Every state of every room</h1>
      {rooms.map(({ room, states }) => (
        <section key={room}>
          <h2>{room}</h2>
          <ul>
            {states.map(({ name }, at) => (
              <li key={name}>
                <a href={`?room=${room}&state=${at}`} data-room={room}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>,
  )
}

const show = async (place: HTMLElement): Promise<void> => {
  const asked = new URLSearchParams(window.location.search)
  const found = Object.entries(LISTS).find(([path]) => roomOf(path) === asked.get('room'))
  const state = (await found?.[1]())?.[Number(asked.get('state'))]
  const look: Look = {
    language: asked.get('language') === 'en' ? 'en' : 'fr',
    scheme: asked.get('scheme') === 'dark' ? 'dark' : 'light',
  }
  await (state === undefined ? list(place) : draw(place, state, look, asked.get('at')))
}

const place = document.querySelector<HTMLElement>('#root')
// Not awaited: built, the rooms' pieces import the piece that this module is in, which would wait for them.
if (place !== null) void show(place)
