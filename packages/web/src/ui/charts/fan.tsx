import { Trans, useLingui } from '@lingui/react/macro'
import { useHiddenAmounts, writeRound } from '../amount/index.ts'
import { Skein } from '../skein/index.ts'
import type { ReactNode } from 'react'
import { fan, fanNarrow, fanWide, threads, tones, unit as unitStyle } from './charts.css.ts'
import { asDrawing } from './as-drawing.ts'
import { bundleIn, fanPaths } from './fan-paths.ts'
import type { rowWidth } from './row-width.ts'
import { NARROW_RANGE, type ThreadRange, threadsPerGroup, threadUnit, WIDE_RANGE } from './thread-count.ts'

export type FanGroup = {
  readonly id: string
  /** Euros, for the eye alone: exact amounts stand beside the drawing. An unknown amount, undefined, is drawn as a few dashed threads. */
  readonly amount: number | undefined
  readonly tone: keyof typeof tones
}

/** Room below a group, as shares of the drawing's width. */
export type FanTarget = { readonly start: number; readonly width: number; readonly align?: 'start' | 'end' }

type Frame = {
  readonly width: number
  readonly height: number
  readonly targets: readonly FanTarget[]
  readonly range: ThreadRange
  /** How wide the row on top is, where it is less than the drawing. */
  readonly rowOf?: typeof rowWidth
}

/** The same threads for everyone while amounts are hidden: the drawing must not tell what the figures do not. */
const NEUTRAL_THREADS = 40

/** An amount that is not known has its share of a drawing, which says nothing of it. */
const UNKNOWN_SHARE = 1 / 11

/** How many threads stand for what is not known, beside those of everything else. */
const unknownThreads = (known: number): number => Math.max(4, Math.round(known * UNKNOWN_SHARE))

const draw = (groups: readonly FanGroup[], { width, height, targets, range, rowOf }: Frame, hidden: boolean): string[] => {
  const amounts = groups.map(({ amount }) => (amount === undefined ? 0 : hidden ? 1 : amount))
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const known = threadsPerGroup(amounts, hidden ? total / NEUTRAL_THREADS : threadUnit(total, range))
  const unknown = unknownThreads(known.reduce((sum, count) => sum + count, 0))
  const counts = known.map((count, index) => (groups[index]?.amount === undefined ? unknown : count))
  const bundles = counts.map((count, index) => {
    const target = targets[index] ?? { start: 0, width: 0 }
    return bundleIn(target.start * width, target.width * width, count, target.align)
  })
  return fanPaths(counts, bundles, rowOf?.(counts, bundles, width, height) ?? width, height)
}

type FanProps = {
  /** The drawing in one sentence. */
  readonly label: string
  readonly groups: readonly FanGroup[]
  /** Where the groups end from md up and below it; the narrow drawing is left out where it would be the same. */
  readonly wide: Omit<Frame, 'range'>
  /** The drawing has half the page at most: as few threads as on a phone. */
  readonly isSmall?: boolean
  readonly narrow?: Omit<Frame, 'range'>
}

/** Threads that hang from a total and end on what they belong to. */
export const Fan = ({ label, groups, wide, narrow, isSmall = false }: FanProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const name = hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : label
  return (
    <div {...asDrawing(name)}>
      <Threads
        groups={groups}
        frame={{ ...wide, range: isSmall ? NARROW_RANGE : WIDE_RANGE }}
        hidden={hidden}
        className={narrow === undefined ? '' : fanWide}
      />
      {narrow !== undefined && (
        <Threads groups={groups} frame={{ ...narrow, range: NARROW_RANGE }} hidden={hidden} className={fanNarrow} />
      )}
    </div>
  )
}

type ThreadsProps = {
  readonly groups: readonly FanGroup[]
  readonly frame: Frame
  readonly hidden: boolean
  readonly className: string
}

const Threads = ({ groups, frame, hidden, className }: ThreadsProps) => {
  const paths = draw(groups, frame, hidden)
  return (
    <svg
      className={`${fan} ${threads} ${className}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.7}
    >
      {groups.map((group, index) => (
        <path key={group.id} className={tones[hidden && group.amount !== undefined ? 'mute' : group.tone]} d={paths[index]} />
      ))}
    </svg>
  )
}

type ThreadUnitProps = {
  /** Total of the drawing, in euros. */
  readonly total: number
  /** Of a fan that is small (`Fan`). */
  readonly isSmall?: boolean
  /** Of a drawing that has as many threads on a phone as on a wide window. */
  readonly isScaled?: boolean
  /** What else is said of the drawing, in a sentence of its own. */
  readonly children?: ReactNode
}

/** What one thread stands for, while amounts are shown. Always written under a fan. */
export const ThreadUnitNote = ({ total, isSmall = false, isScaled = false, children }: ThreadUnitProps) => {
  const hidden = useHiddenAmounts() || total <= 0
  const isFollowed = children !== undefined && children !== false
  if (hidden && !isFollowed) return null
  return (
    <p className={unitStyle}>
      <Skein />
      <span>
        {!hidden && (
          <>
            <span className={fanWide}>
              <ThreadUnitWords amount={writeRound(threadUnit(total, isSmall ? NARROW_RANGE : WIDE_RANGE))} />
            </span>
            <span className={fanNarrow}>
              <ThreadUnitWords amount={writeRound(threadUnit(total, isScaled ? WIDE_RANGE : NARROW_RANGE))} />
            </span>
            {isFollowed && '. '}
          </>
        )}
        {children}
      </span>
    </p>
  )
}

const ThreadUnitWords = ({ amount }: { readonly amount: string }) => <Trans id="ui.chart.unit">Un fil : environ {amount}</Trans>
