import { assumptionsNamed, type FanPoint } from '@hautelisse/domain/futures'
import {
  profileLossOf,
  sensitivitiesOf,
  type ProfileLoss,
  type ProjectedFan,
  type RoboProfile,
  type Sensitivity,
} from '@hautelisse/domain/robo-advice'
import type { SnapshotFrom } from 'xstate'
import { projectionInput, type FuturesContext } from './futures-context.ts'
import { isHorizon, isPayment } from './futures-fields.ts'
import { DRAWN_THREADS, type futuresMachine } from './futures.ts'

export type FuturesSnapshot = SnapshotFrom<typeof futuresMachine>

/** A thread that is followed: its amounts by year, its worst year, and where it ends. */
export type FollowedThread = {
  readonly number: number
  readonly amounts: readonly number[]
  readonly worst: { readonly year: number; readonly change: number; readonly before: number; readonly after: number }
  readonly end: number
}

export type FuturesForm = {
  readonly profile: RoboProfile
  readonly own: RoboProfile | null
  readonly monthly: number
  readonly years: number
  readonly monthlyText: string
  readonly yearsText: string
  readonly isPaymentWrong: boolean
  readonly isHorizonWrong: boolean
  readonly threadText: string
  readonly isThreadWrong: boolean
  readonly isReal: boolean
}

export const selectFuturesForm = ({ context }: FuturesSnapshot): FuturesForm => ({
  profile: context.profile,
  own: context.own,
  monthly: context.monthly,
  years: context.years,
  monthlyText: context.monthlyText,
  yearsText: context.yearsText,
  isPaymentWrong: !isPayment(context.monthlyText),
  isHorizonWrong: !isHorizon(context.yearsText),
  threadText: context.threadText,
  isThreadWrong: context.threadText.replaceAll(/\s/g, '') !== (context.followed === undefined ? '' : `${context.followed}`),
  isReal: context.isReal,
})

type Fan = ProjectedFan
export type ShownFan = Omit<Fan, 'points'> & { readonly points: readonly FanPoint[] }

/** Amounts of a year in euros of today: less what inflation takes until then. */
const realOf = (fan: Fan, inflation: number): ShownFan => {
  const deflated = (amount: number, years: number): number => amount / (1 + inflation) ** years
  return {
    ...fan,
    points: fan.points.map((point) =>
      Object.assign({}, point, {
        paid: deflated(point.paid, point.years),
        p05: deflated(point.p05, point.years),
        p10: deflated(point.p10, point.years),
        p25: deflated(point.p25, point.years),
        p50: deflated(point.p50, point.years),
        p75: deflated(point.p75, point.years),
        p90: deflated(point.p90, point.years),
        p95: deflated(point.p95, point.years),
      }),
    ),
  }
}

const shownThread = (amounts: readonly number[], { isReal, assumptions }: FuturesContext): readonly number[] => {
  if (!isReal) return amounts
  const { inflation } = assumptionsNamed(assumptions)
  return amounts.map((amount, year) => amount / (1 + inflation) ** year)
}

const followedOf = (context: FuturesContext): FollowedThread | undefined => {
  const found = context.drawn?.threads.find(({ number }) => number === context.followed)
  if (found === undefined) return undefined
  const amounts = shownThread(found.amounts, context)
  const change = Math.min(...found.returns)
  const year = found.returns.indexOf(change) + 1
  return {
    number: found.number,
    amounts,
    worst: { year, change, before: amounts[year - 1] ?? 0, after: amounts[year] ?? 0 },
    end: amounts.at(-1) ?? 0,
  }
}

export type FuturesView = {
  readonly initial: number
  readonly fan: ShownFan
  readonly today: ShownFan | undefined
  /** Whose figures these are: the answer's, or the page's until it is there, or without one. */
  readonly by: 'answer' | 'page' | 'page-alone'
  readonly threads: readonly { readonly number: number; readonly amounts: readonly number[] }[]
  readonly threadsState: 'drawing' | 'drawn' | 'none'
  readonly followed: FollowedThread | undefined
  readonly falls: { readonly half: number; readonly oneInTwenty: number } | undefined
  /** What the profile may lose, as the allocation and the statement say it. */
  readonly loss: ProfileLoss | undefined
  readonly inflation: number
  readonly assumptions: string
  /** Median of the end in both kinds of euros, whichever are shown. */
  readonly medians: { readonly nominal: number; readonly real: number }
}

/** Which assumptions matter most, once the hand rests. */
export const selectSensitivities = ({ context, value }: FuturesSnapshot): readonly Sensitivity[] =>
  value.answer === 'waiting' ? [] : sensitivitiesOf(projectionInput(context))

/** What is shown of the futures; undefined where nothing of the grid is classified. */
export const selectFutures = ({ context, value }: FuturesSnapshot): FuturesView | undefined => {
  const { initial, fan, today } = context.answered ?? context.computed
  if (fan === undefined) return undefined
  const { set, grid, profile, years } = projectionInput(context)
  const { inflation } = set
  const shown = (one: Fan): ShownFan => (context.isReal ? realOf(one, inflation) : one)
  const state = value.threads
  const drawn = new Set(DRAWN_THREADS)
  return {
    initial,
    fan: shown(fan),
    today: today && shown(today),
    by: context.answered !== undefined ? 'answer' : value.answer === 'failed' ? 'page-alone' : 'page',
    threads: (context.drawn?.threads ?? []).flatMap(({ number, amounts }) =>
      drawn.has(number) ? [{ number, amounts: shownThread(amounts, context) }] : [],
    ),
    threadsState: state === 'drawn' || state === 'none' ? state : 'drawing',
    followed: followedOf(context),
    falls: context.drawn?.falls,
    loss: profileLossOf(set, grid, profile, years, initial),
    inflation,
    assumptions: context.assumptions,
    medians: { nominal: fan.points.at(-1)?.p50 ?? 0, real: realOf(fan, inflation).points.at(-1)?.p50 ?? 0 },
  }
}
