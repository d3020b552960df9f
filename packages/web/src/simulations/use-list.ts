import type { SimulatorName } from '@hautelisse/domain/case'
import {
  personPorts,
  simulationsMachine,
  type KeepingPorts,
  type SimulationsEvent,
  type SimulationsSnapshot,
} from '@hautelisse/machines/simulations'
import { selectUser } from '@hautelisse/machines/session'
import { useMachine } from '@xstate/react'
import { useApp, useSession } from '../shell/index.ts'
import { loaderOf, renewerOf } from './said.ts'

type Asked = {
  /** Where they are kept; with the person's, unless it is said. */
  readonly ports?: KeepingPorts | undefined
  /** How many are shown; all, unless it is said. */
  readonly most?: number
  /** Those that are shown, in this order; all, unless it is said. */
  readonly ids?: readonly string[]
  /** Simulator whose simulations are shown; those of all, unless it is said. */
  readonly of?: SimulatorName
}

const only = (ports: KeepingPorts, { ids, of }: Asked): KeepingPorts => ({
  ...ports,
  list: async (options) => {
    const kept = await ports.list(options)
    const chosen = ids === undefined ? kept : ids.flatMap((id) => kept.find((one) => one.id === id) ?? [])
    return of === undefined ? chosen : chosen.filter((one) => one.case.simulator === of)
  },
})

type Running = { readonly snapshot: SimulationsSnapshot; readonly send: (event: SimulationsEvent) => void }

/** Runs the list of simulations for as long as its screen stands. */
export const useList = (asked: Asked = {}): Running => {
  const app = useApp()
  const user = useSession(selectUser)
  const [snapshot, send] = useMachine(simulationsMachine, {
    input: {
      ports: only(asked.ports ?? personPorts(app.client), asked),
      load: loaderOf(app),
      today: app.clock.today(),
      renew: renewerOf(app, user),
      most: asked.most,
    },
  })
  return { snapshot, send }
}
