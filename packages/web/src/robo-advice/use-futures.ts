import { assumptionsNamed } from '@hautelisse/domain/futures'
import { pathTo } from '@hautelisse/domain/portal'
import type { GridInForce, RoboHoldings } from '@hautelisse/domain/robo-advice'
import {
  futuresMachine,
  type AskedPlan,
  type FuturesEvent,
  type FuturesSnapshot,
  type PlanView,
} from '@hautelisse/machines/robo-advice'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { useApp } from '../shell/index.ts'
import { drawInWorker } from './start-worker.ts'

export type FuturesPageProps = {
  readonly plan: AskedPlan
  readonly view: PlanView
  readonly grid: GridInForce
  readonly holdings: RoboHoldings
  readonly company: string
  /** Number of the thread in the address. */
  readonly thread: number | undefined
}

/** What every part of the page is given. */
export type FuturesParts = { readonly snapshot: FuturesSnapshot; readonly send: (event: FuturesEvent) => void }

/** Years that are shown where nothing says when the project is due. */
const SOME_YEARS = 10

/** Runs the futures of a plan; the address names the thread that is followed, and no amount. */
export const useFutures = ({ plan, view, grid, holdings, thread }: FuturesPageProps): FuturesParts => {
  const { client } = useApp()
  const navigate = useNavigate()
  const isReal = useIsInTodaysEuros()
  const assumptions = assumptionsNamed(view.assumptions ?? 'robo-2026-10').id
  const [snapshot, send] = useMachine(futuresMachine, {
    input: {
      client,
      plan,
      grid,
      holdings,
      assumptions,
      own: view.own,
      profile: view.profile,
      years: view.years ?? SOME_YEARS,
      thread,
      isReal,
      ports: {
        draw: drawInWorker,
        writeThread: (number) =>
          void navigate({
            to: pathTo('advisor-placements'),
            search: { vue: 'futurs', fil: `${number}` },
            hash: true,
            replace: true,
            resetScroll: false,
          }),
      },
    },
  })
  useEffect(() => send({ type: 'realChosen', real: isReal }), [isReal, send])
  return { snapshot, send }
}
