import type { HomeEntries } from '@hautelisse/domain/home'
import { FRESH_PARTS, homeMachine, selectEntries, type HomeSnapshot } from '@hautelisse/machines/home'
import { selectCoachingUrl, selectRoboEntities } from '@hautelisse/machines/portal'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useRefreshOnReturn } from '../resource/index.ts'
import { useApp, usePage, useSurroundings } from '../shell/index.ts'
import { FRAME_SETTINGS } from '../portal/index.ts'
import { forgetPrepared, homeInput, preparedHome } from './prepare-home.ts'

export type HomeActor = ActorRefFrom<typeof homeMachine>

/** Starts the home's machine with what the application holds, for as long as the screen stands. */
export const useHome = (): HomeActor => {
  const app = useApp()
  const snapshot = preparedHome(app)
  const home = useActorRef(homeMachine, {
    input: homeInput(app, usePage().route.id),
    ...(snapshot === undefined ? {} : { snapshot }),
  })
  useEffect(() => forgetPrepared(app), [app])
  useRefreshOnReturn(home, FRESH_PARTS)
  return home
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
