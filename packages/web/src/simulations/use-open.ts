import type { Case } from '@hautelisse/domain/case'
import { pathTo } from '@hautelisse/domain/portal'
import { selectUser } from '@hautelisse/machines/session'
import type { ListedSimulation } from '@hautelisse/machines/simulations'
import { useApp, useReachable, useSession } from '../shell/index.ts'
import { useAround } from './around.tsx'
import { handOver } from './handed.ts'
import { saidOf } from './said.ts'

/** Opens a case in its simulator, with the law and the savings of today; undefined where its simulator cannot be opened with it here. BEY-07. */
export const useOpenInSimulator = (one: Case): (() => void) | undefined => {
  const { sessionStorage, navigation, clock } = useApp()
  const user = useSession(selectUser)
  const { onOpened } = useAround()
  const said = saidOf(one.simulator)
  const reachable = useReachable(said?.page === undefined ? [] : [said.page])
  const [page] = reachable
  if (said?.open === undefined || page === undefined) return undefined
  const { open, query = '' } = said
  return () => {
    open(one, { sessionStorage, user, today: clock.today() })
    navigation.go(`${pathTo(page)}${query}`)
    onOpened()
  }
}

/**
 * Opens a simulation that is kept: in its simulator where that can be and its figures are what they were; on a page of its own otherwise, which says what has moved. BEY-07.
 */
export const useOpen = (item: ListedSimulation): (() => void) => {
  const app = useApp()
  const inSimulator = useOpenInSimulator(item.kept.case)
  const hasMoved = item.today !== undefined && item.changes?.kinds.length !== 0
  if (inSimulator !== undefined && !hasMoved) return inSimulator
  return () => {
    handOver(app, item)
    app.navigation.go(pathTo('simulation'))
  }
}
