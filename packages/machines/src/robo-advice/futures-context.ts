import { assumptionsNamed, type Path } from '@hautelisse/domain/futures'
import type {
  ExplainedFigure,
  GridInForce,
  ProjectedFan,
  ProjectionInput,
  RoboHoldings,
  RoboProfile,
} from '@hautelisse/domain/robo-advice'
import type { Client } from '../api/index.ts'
import type { AskedPlan } from './questionnaire.ts'

/** What a worker is asked to draw. */
export type DrawRequest = {
  readonly path: Path
  readonly seed: number
  readonly count: number
  readonly threads: readonly number[]
}

/** What it answers: the threads year by year, and the deepest fall that one future in two, and one in twenty, has on its way. */
export type Drawn = {
  readonly threads: readonly {
    readonly number: number
    readonly amounts: readonly number[]
    readonly returns: readonly number[]
    /** Deepest fall of a unit's value on the way, as a part of 1. */
    readonly fall: number
  }[]
  readonly falls: { readonly half: number; readonly oneInTwenty: number }
}

export type FuturesPorts = {
  readonly draw: (request: DrawRequest, options: { readonly signal: AbortSignal }) => Promise<Drawn>
  /** Names the thread in the address, which holds no amount. */
  readonly writeThread: (thread: number) => void
}

export type FuturesInput = {
  readonly client: Client
  readonly plan: AskedPlan
  readonly ports: FuturesPorts
  readonly grid: GridInForce
  readonly holdings: RoboHoldings
  readonly assumptions: string
  readonly own: RoboProfile | null
  readonly profile: RoboProfile
  readonly years: number
  /** Thread of the address. */
  readonly thread: number | undefined
  /** Whether amounts are shown in the euros of today. */
  readonly isReal: boolean
}

/** A figure whose explanation is open: of the end, wherever that is dragged to, or of a year of the table. */
export type OpenedFuture = Pick<ExplainedFigure, 'of' | 'figure'> & { readonly after: number | 'end' }

export type FuturesEvent =
  | { readonly type: 'profileChosen'; readonly profile: RoboProfile }
  | { readonly type: 'monthlyTyped'; readonly text: string }
  | { readonly type: 'yearsTyped'; readonly text: string }
  | { readonly type: 'monthlyDragged'; readonly monthly: number }
  | { readonly type: 'yearsDragged'; readonly years: number }
  | { readonly type: 'threadFollowed'; readonly thread: number }
  | { readonly type: 'threadTyped'; readonly text: string }
  | { readonly type: 'threadMoved'; readonly by: 1 | -1 }
  | { readonly type: 'realChosen'; readonly real: boolean }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'figureOpened'; readonly figure: OpenedFuture }
  | { readonly type: 'figureClosed' }

/** What may come of the profile, and of today's holdings; without either where nothing of it is classified. */
export type Projection = {
  readonly initial: number
  readonly fan: ProjectedFan | undefined
  readonly today: ProjectedFan | undefined
}

export type FuturesContext = FuturesInput & {
  readonly monthly: number
  readonly monthlyText: string
  readonly yearsText: string
  readonly threadText: string
  /** Thread that is followed; undefined until one is drawn, where nobody has chosen one. */
  readonly followed: number | undefined
  /** The saver, or the address, has chosen the thread. */
  readonly hasChosen: boolean
  /** The page's own figures: they follow each change at once. */
  readonly computed: Projection
  /** The answer to what is shown, once it is there. */
  readonly answered: Projection | undefined
  readonly drawn: Drawn | undefined
  /** Figure whose explanation is open. */
  readonly opened: OpenedFuture | undefined
}

/** What the futures are computed from. */
export const projectionInput = ({
  assumptions,
  grid,
  holdings,
  profile,
  years,
  monthly,
}: FuturesContext | FirstContext): ProjectionInput => ({
  set: assumptionsNamed(assumptions),
  grid,
  held: holdings.funds,
  profile,
  years,
  monthly,
})
type FirstContext = FuturesInput & Pick<FuturesContext, 'monthly'>
