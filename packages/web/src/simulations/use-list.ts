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
  readonly ports?: KeepingPorts
  /** How many are shown; all, unless it is said. */
  readonly most?: number
  /** Those that are shown, in this order; all, unless it is said. */
  readonly ids?: readonly string[]
}

const only = (ports: KeepingPorts, ids: readonly string[] | undefined): KeepingPorts =>
  ids === undefined
    ? ports
    : {
        ...ports,
        list: async (options) => {
          const kept = await ports.list(options)
          return ids.flatMap((id) => kept.find((one) => one.id === id) ?? [])
        },
      }

type Running = { readonly snapshot: SimulationsSnapshot; readonly send: (event: SimulationsEvent) => void }

/** Runs the list of simulations for as long as its screen stands. */
export const useList = ({ ports, most, ids }: Asked = {}): Running => {
  const app = useApp()
  const user = useSession(selectUser)
  const [snapshot, send] = useMachine(simulationsMachine, {
    input: {
      ports: only(ports ?? personPorts(app.client), ids),
      load: loaderOf(app),
      today: app.clock.today(),
      renew: renewerOf(app, user),
      most,
    },
  })
  return { snapshot, send }
}
