import type { HomeEntries } from '@hautelisse/domain/home'
import { homeMachine, savingsPortOf, selectEntries, type HomeSnapshot } from '@hautelisse/machines/home'
import { selectCoachingUrl, selectRoboEntities } from '@hautelisse/machines/portal'
import { useActorRef, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useApp, usePage, useSurroundings } from '../app/index.ts'
import { FRAME_SETTINGS } from '../portal/index.ts'
import { HOME_SETTINGS } from './home-settings.ts'

export type HomeActor = ActorRefFrom<typeof homeMachine>

/** Starts the home's machine with what the application holds, for as long as the screen stands. */
export const useHome = (): HomeActor => {
  const { client, clock, session } = useApp()
  const page = usePage().route.id === 'transmission' ? 'transmission' : 'savings-home'
  return useActorRef(homeMachine, {
    input: { client, clock, savings: savingsPortOf(session), page, isMigrating: HOME_SETTINGS.isMigrating },
  })
}

/** What the home offers, with the conditions that the menu has: settings of the deployment, coaching, robo-advisor, routes taken away. */
export const useEntries = (home: HomeActor): HomeEntries => {
  const { disabledRoutes } = useApp()
  const coachingUrl = useSurroundings(selectCoachingUrl)
  const roboEntities = useSurroundings(selectRoboEntities)
  const { disabledFeatures, statement } = FRAME_SETTINGS
  const snapshot: HomeSnapshot = useSelector(home, (state) => state)
  return selectEntries(snapshot, { disabledFeatures, statement, disabledRoutes, coachingUrl, roboEntities })
}
