import { isZero, sumEuros, type Euros } from '@hautelisse/domain/money'
import { ASSUMPTION_SETS } from '@hautelisse/domain/futures'
import {
  boundsOf,
  calmerProfile,
  PROFILES,
  profileLossOf,
  stepAt,
  type ColumnRisks,
  type FundGap,
  type FundShare,
  type GridInForce,
  type HeldRoboFund,
  type ProfileLoss,
  type QuestionnaireRecord,
  type Risks,
  type RoboHoldings,
  type RoboEntity,
  type RoboProfile,
} from '@hautelisse/domain/robo-advice'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { SnapshotFrom } from 'xstate'
import type { AdvisorContext } from './advisor-context.ts'
import { planOf, type advisorMachine } from './advisor.ts'
import type { AskedPlan } from './questionnaire.ts'
import { classOf, leavingOf, PLAN_CLASSES, planGaps, type PlanClass } from './plan.ts'

export type AdvisorSnapshot = SnapshotFrom<typeof advisorMachine>

/** What the page shows: the wait, nothing to advise, what could not be read, or a plan. */
export type AdvisorScreen = 'waiting' | 'nothing' | 'unavailable' | 'profile-unavailable' | 'plan'

export const selectAdvisorScreen = (snapshot: AdvisorSnapshot): AdvisorScreen => {
  if (snapshot.matches('nothing')) return 'nothing'
  if (snapshot.matches('unavailable')) return 'unavailable'
  if (snapshot.matches({ plan: 'failed' })) return 'profile-unavailable'
  return snapshot.matches({ plan: 'shown' }) ? 'plan' : 'waiting'
}

export const selectEntities = ({ context }: AdvisorSnapshot): readonly RoboEntity[] => context.entities
export const selectEntity = ({ context }: AdvisorSnapshot): RoboEntity | undefined => context.entity

/** Names the plan to the calls about it. */
export const selectAskedPlan = ({ context }: AdvisorSnapshot): AskedPlan | undefined =>
  context.entity === undefined ? undefined : planOf(context)

/** What futures are computed from; undefined where the API gives no grid or no holdings. */
export const selectFuturesParts = ({
  context: { answer },
}: AdvisorSnapshot): { readonly grid: GridInForce; readonly holdings: RoboHoldings } | undefined => {
  const { grid, holdings } = answer ?? {}
  return grid === undefined || holdings === undefined ? undefined : { grid, holdings }
}

/** Where the way to the fund switch is: not asked for, to be confirmed, closed, under way, or not kept. */
export type Leaving =
  | 'staying'
  | 'confirming'
  | 'contact'
  | 'handingOver'
  | 'notKept'
  | 'gone'
  | 'stating'
  | 'notStated'
  | 'withoutStatement'

export const selectLeaving = ({ value }: AdvisorSnapshot): Leaving =>
  typeof value === 'object' && typeof value.plan === 'object' ? value.plan.shown.leaving : 'staying'

/** Whether both risks of the column are read anew, or could not be. */
export const selectFigures = ({ value }: AdvisorSnapshot): 'fresh' | 'refreshing' | 'stale' =>
  typeof value === 'object' && typeof value.plan === 'object' ? value.plan.shown.figures : 'fresh'

/** A step of the horizon: from so many years, to fewer than so many; the first has no end. */
export type HorizonStep = { readonly from: number; readonly below: number | undefined }

/** The grid as it is drawn: its steps, the classes that it or the saver holds, and the share of each class in each step. */
export type GlideView = {
  readonly grid: GridInForce
  readonly steps: readonly HorizonStep[]
  readonly classes: readonly PlanClass[]
  readonly columns: readonly (readonly number[])[]
  /** Index of the saver's step; undefined until a horizon is chosen. */
  readonly step: number | undefined
}

/** What is held beside what the profile holds. */
export type GapsView = {
  readonly lines: readonly FundGap[]
  readonly total: Euros
  readonly moved: Euros
  /** Part of the base that would be moved, from 0 to 1. */
  readonly movedShare: number
}

export type PlanView = {
  readonly profile: RoboProfile
  /** The profile of the saver's own answers. */
  readonly own: RoboProfile | null
  readonly years: number | undefined
  readonly questionnaire: QuestionnaireRecord | undefined
  /** The column as a list, for a server that says no more. */
  readonly shares: readonly FundShare[]
  readonly glide: GlideView | undefined
  /** Share of stocks in the farthest step of each profile. */
  readonly stocksAtStart: Readonly<Record<RoboProfile, number>> | undefined
  readonly holdings:
    | { readonly policyId: string; readonly title: string; readonly asOf: PlainDate; readonly total: Euros }
    | undefined
  /** Share of each class today and in the column, in the order of the classes. */
  readonly mixes: { readonly today: readonly number[]; readonly column: readonly number[] } | undefined
  readonly gaps: GapsView | undefined
  /** Holdings that stay and are not in the base. */
  readonly apart: readonly HeldRoboFund[]
  readonly column: ColumnRisks | undefined
  /** What the profile may lose; undefined until the risks of the horizon are read, and where nothing is classified. */
  readonly loss: ProfileLoss | undefined
  /** Beside a profile that passes a limit of its own: the next more cautious one that keeps its limits. */
  readonly calmer: { readonly profile: RoboProfile; readonly loss: ProfileLoss } | undefined
  readonly today: Risks | undefined
  readonly assumptions: string | undefined
  readonly leaving: 'open' | 'bolder' | 'contact'
}

const stepsOf = (grid: GridInForce): readonly HorizonStep[] =>
  boundsOf(grid.steps).map((from, index, bounds) => ({ from, below: bounds[index - 1] }))

const columnsOf = (grid: GridInForce, profile: RoboProfile, classes: readonly PlanClass[]) =>
  boundsOf(grid.steps).map((_, step) =>
    classes.map((name) =>
      grid.allocations.filter((fund) => classOf(fund) === name).reduce((sum, fund) => sum + (fund.values[profile][step] ?? 0), 0),
    ),
  )

const glideOf = ({ answer, profile, years }: AdvisorContext): GlideView | undefined => {
  const grid = answer?.grid
  if (grid === undefined) return undefined
  const known = new Set(
    [...grid.allocations, ...(answer?.holdings?.funds ?? []).filter(({ apart }) => apart === null)].map(classOf),
  )
  const classes = PLAN_CLASSES.filter((name) => known.has(name))
  return {
    grid,
    steps: stepsOf(grid),
    classes,
    columns: columnsOf(grid, profile, classes),
    step: years === undefined ? undefined : stepAt(grid.steps, years),
  }
}

const gapsViewOf = (context: AdvisorContext): GapsView | undefined => {
  const gaps = planGaps(context)
  if (gaps === undefined || isZero(gaps.base)) return undefined
  const { funds, base, toMove } = gaps
  return { lines: funds, total: base, moved: toMove, movedShare: toMove.dividedBy(base).toNumber() }
}

const mixesOf = ({ answer }: AdvisorContext, glide: GlideView | undefined): PlanView['mixes'] => {
  if (glide?.step === undefined || answer?.holdings === undefined) return undefined
  const base = answer.holdings.funds.filter(({ apart }) => apart === null)
  const total = base.reduce((sum, { amount }) => sum + amount.toNumber(), 0)
  const today = glide.classes.map((name) =>
    total === 0
      ? 0
      : base.filter((fund) => classOf(fund) === name).reduce((sum, { amount }) => sum + amount.toNumber(), 0) / total,
  )
  return { today, column: glide.columns[glide.step] ?? [] }
}

/** What the profile may lose at the saver's horizon, and the next more cautious one that keeps its limits where it does not. */
const lossesOf = (
  { answer, profile, years }: AdvisorContext,
  column: ColumnRisks | undefined,
): Pick<PlanView, 'loss' | 'calmer'> => {
  const { grid, holdings, explanation } = answer ?? {}
  const set = ASSUMPTION_SETS.find(({ id }) => id === explanation?.assumptions)
  if (set === undefined || grid === undefined || holdings === undefined || years === undefined || column === undefined)
    return { loss: undefined, calmer: undefined }
  const held = sumEuros(holdings.funds.filter(({ apart }) => apart === null).map(({ amount }) => amount)).toNumber()
  const lossOf = (one: RoboProfile) => profileLossOf(set, grid, one, years, held)
  const loss = lossOf(profile)
  const other = loss === undefined || loss.breaks.length === 0 ? undefined : calmerProfile(set, grid, profile, years)
  const beside = other && lossOf(other)
  return { loss, calmer: other && beside && { profile: other, loss: beside } }
}

/** The plan as it is shown; undefined until it is read. */
export const selectPlan = ({ context }: AdvisorSnapshot): PlanView | undefined => {
  const { answer, profile, years } = context
  if (answer === undefined) return undefined
  const glide = glideOf(context)
  const { grid, holdings, explanation } = answer
  const isOfStep = explanation !== undefined && explanation.step === (glide?.step ?? null)
  const column = (isOfStep ? explanation.columns[profile] : null) ?? undefined
  const stocks = (name: RoboProfile): number => (grid === undefined ? 0 : (columnsOf(grid, name, ['shares'])[0]?.[0] ?? 0))
  return {
    profile,
    own: answer.investor_profile,
    years,
    questionnaire: answer.questionnaire ?? undefined,
    shares: answer.profiles[profile],
    glide,
    stocksAtStart:
      grid === undefined
        ? undefined
        : {
            offensive: stocks(PROFILES[0]),
            balanced: stocks(PROFILES[1]),
            defensive: stocks(PROFILES[2]),
            security: stocks(PROFILES[3]),
          },
    holdings: holdings && {
      policyId: holdings.policy_id,
      title: holdings.title,
      asOf: holdings.as_of,
      total: sumEuros(holdings.funds.filter(({ apart }) => apart === null).map(({ amount }) => amount)),
    },
    mixes: mixesOf(context, glide),
    gaps: gapsViewOf(context),
    apart: holdings?.funds.filter(({ apart }) => apart !== null) ?? [],
    column,
    ...lossesOf(context, column),
    today: explanation?.today ?? undefined,
    assumptions: explanation?.assumptions,
    leaving: leavingOf(context),
  }
}
