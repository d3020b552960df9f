import type { Room, Rooms } from '../shell/index.ts'

const REGISTERED = Object.values(import.meta.glob<Room>('../*/room.ts', { eager: true, import: 'room' }))

/** What the rooms registered, each in its `room.ts`. A test holds the pages to the domain's routes. */
export const ROOMS: Rooms = {
  pages: Object.assign({}, ...REGISTERED.map(({ pages }) => pages)) as Rooms['pages'],
  menu: Object.assign({}, ...REGISTERED.map(({ menu }) => menu)) as Rooms['menu'],
  loadModals: async () => (await import('./modals.ts')).MODALS,
  loadSimulation: async (name) => (await import('./simulations.ts')).SIMULATIONS[name]?.(),
}
