import type { Case, SimulatorName } from '@hautelisse/domain/case'
import { loadSimulator } from '@hautelisse/domain/simulations'
import type { User } from '@hautelisse/domain/session'
import type { LoadSimulator } from '@hautelisse/machines/simulations'
import type { App, SimulationOfRoom } from '../shell/index.ts'

/** What each simulator says, once it is loaded. */
const SAID = new Map<SimulatorName, SimulationOfRoom>()

/** What a simulator says of its simulations; undefined before one of them was loaded. */
export const saidOf = (name: SimulatorName): SimulationOfRoom | undefined => SAID.get(name)

const loadSaid = async ({ rooms }: Pick<App, 'rooms'>, name: SimulatorName): Promise<SimulationOfRoom | undefined> => {
  const said = await rooms.loadSimulation(name)
  if (said !== undefined) SAID.set(name, said)
  return said
}

/**
 * Makes what loads a simulator together with its words, so that what is answered can be said.
 *
 * @param app the application, for its registry of rooms
 */
export const loaderOf =
  (app: Pick<App, 'rooms'>): LoadSimulator =>
  async (name) => {
    const [simulator] = await Promise.all([loadSimulator(name), loadSaid(app, name)])
    return simulator
  }

/**
 * Makes what writes a case with what its person holds today.
 *
 * @param app the application
 * @param user who is signed in
 */
export const renewerOf =
  (app: Pick<App, 'rooms' | 'clock'>, user: User | undefined) =>
  async (one: Case): Promise<Case | undefined> => {
    const renewed = (await loadSaid(app, one.simulator))?.renewed
    return user === undefined || renewed === undefined ? one : renewed(one, { user, today: app.clock.today() })
  }
