import type { Example, PageExample } from '../shell/index.ts'

type State = Example | PageExample
const LISTS = import.meta.glob<readonly State[]>('../**/examples.{ts,tsx}', { eager: true, import: 'EXAMPLES' })

/** A state of a room, under a name of its own. */
export type NamedState = { readonly room: string; readonly name: string; readonly state: State }

/** Every state of every room. */
export const STATES: readonly NamedState[] = Object.entries(LISTS).flatMap(([path, states]) => {
  const room = path.replace(/^\.\.\/(.+)\/examples\.tsx?$/, '$1')
  return states.map((state) => ({ room, name: `${room}: ${state.name}`, state }))
})

const PARTS = ['main', '[role="dialog"]'] as const

/** What the page and its windows say. */
export const wordsShown = (): string =>
  [...document.querySelectorAll<HTMLElement>(PARTS.join())].map(({ textContent }) => textContent).join('')

/** How many parts of the page and its windows still wait for an answer; the kit shows what waits as one of its states. */
export const waitingParts = ({ room }: NamedState): number =>
  room.startsWith('ui/')
    ? 0
    : document.querySelectorAll([...PARTS.map((part) => `${part} [aria-busy="true"]`), '[data-waiting]'].join()).length

/** Fragment that opens a window; the one of a simulation is read by its page. */
const WINDOW = /#(?!c=)/

/** Whether a state is drawn whole: a window comes in a chunk of its own, after the page that it stands over. */
export const isWhole = ({ state }: NamedState): boolean =>
  !('address' in state && WINDOW.test(state.address ?? '')) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
