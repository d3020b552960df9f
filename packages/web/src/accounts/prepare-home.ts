import type { RouteId } from '@hautelisse/domain/portal'
import { selectIsComplete } from '@hautelisse/machines/application'
import { homeMachine, savingsPortOf, selectIsHomeComplete, type HomeMachineInput } from '@hautelisse/machines/home'
import { createActor, waitFor, type Snapshot } from 'xstate'
import type { App } from '../shell/index.ts'
import { HOME_SETTINGS } from './home-settings.ts'

/** What the home's machine is started with on a route. */
export const homeInput = ({ client, clock, session }: App, route: RouteId): HomeMachineInput => ({
  client,
  clock,
  savings: savingsPortOf(session),
  page: route === 'transmission' ? 'transmission' : 'savings-home',
  isMigrating: HOME_SETTINGS.isMigrating,
})

/** Homes that were brought up before their screen: each is taken by the first screen that stands for it. */
const PREPARED = new WeakMap<App, Snapshot<unknown>>()

/**
 * Brings the home up before its screen is drawn, so that the screen is drawn once and whole: where the server paints it, and where the browser
 * takes the painted page over.
 *
 * @param app - whose home
 * @param route - route of the page
 * @param signal - ends the wait; it then rejects
 */
export const prepareHome = async (app: App, route: RouteId, signal: AbortSignal): Promise<void> => {
  await waitFor(app.application, selectIsComplete, { signal })
  const home = createActor(homeMachine, { input: homeInput(app, route) }).start()
  try {
    await waitFor(home, selectIsHomeComplete, { signal })
    PREPARED.set(app, home.getPersistedSnapshot())
  } finally {
    home.stop()
  }
}

/** The home that was brought up for this screen, if one was. */
export const preparedHome = (app: App): Snapshot<unknown> | undefined => PREPARED.get(app)

/** The screen stands: a later one starts afresh. */
export const forgetPrepared = (app: App): void => void PREPARED.delete(app)
