import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { spokenAmount, useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { asDrawing } from './as-drawing.ts'
import { axisTo } from './axis.ts'
import { fanNarrow, fanWide, reader, readerRing, threads, tones } from './charts.css.ts'
import { curvePath, curveThreads, DRAWING, lanes, spread, type CurvePlace, type Lane, type Tops } from './curve-geometry.ts'
import * as styles from './curve.css.ts'
import { NARROW_RANGE, threadUnit, WIDE_RANGE } from './thread-count.ts'
import { useCurveReader } from './use-curve-reader.ts'

/** A place of the curve, and what is said of it when it is read. */
export type ReadPlace = CurvePlace & { readonly label: string }

/** A place with a name of its own. */
type Mark = CurvePlace & { readonly name: string }

type CurveChartProps = {
  /** The drawing in one sentence. */
  readonly label: string
  /** What the arrow keys go through. */
  readonly readerLabel: string
  /** Places of the curve from left to right; between two of them it runs straight, beyond the last it is level. */
  readonly places: readonly ReadPlace[]
  /** Places that have a number, in their order, and a name where there is room for it; their words stand under the drawing. */
  readonly marks: readonly Mark[]
  /** The place that the rest of the page is about, under its own amount. */
  readonly current: ReadPlace
  readonly formatTick: (value: number) => string
}

/** Room between two numbers: 28 px of the narrowest drawing. */
const GAP = 0.11
/** Shares that half a number, the number with its distance, and a letter of a name take of a drawing of 820 px, the narrowest that has names. */
const WIDTHS = { half: 0.018, number: 0.05, letter: 0.011 }
/** How near an amount of the axis may come to the one that is pointed at. */
const NEAR = { narrow: 0.3, wide: 0.11 }
/** The same where the words stand against the right edge, with what says that it lies beyond. */
const NEAR_BEYOND = { narrow: 0.8, wide: 0.27 }
/** Where the numbers end and where their threads turn down, in the drawing's own measure. */
const [HEADS, BENDS] = [-45, 12]

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
const axesOf = (places: readonly CurvePlace[]) =>
  ({ x: axisTo(places.at(-1)?.x ?? 0), y: axisTo(Math.max(0, ...places.map(({ y }) => y))) }) as const
const topsOf = (places: readonly CurvePlace[]): Tops => {
  const { x, y } = axesOf(places)
  return { x: x.top, y: y.top }
}
const shareOf = (x: number, { x: top }: Tops): number => Math.min(1, x / top)

/**
 * Whether a payment, or whatever runs along the horizontal axis, lies beyond the drawing of a curve.
 *
 * @param places places of the curve
 * @param x where
 */
export const isBeyondCurve = (places: readonly CurvePlace[], x: number): boolean => x > topsOf(places).x

const placed = (place: CurvePlace, tops: Tops) =>
  cssVars({ '--at': percent(shareOf(place.x, tops)), '--up': percent(place.y / tops.y) })

/** From each number above a narrow drawing down to its place on the curve. */
const leadersPath = (marks: readonly Mark[], heads: readonly number[], tops: Tops): string =>
  marks
    .map((mark, index) => {
      const foot = shareOf(mark.x, tops) * DRAWING
      return `M${(heads[index] ?? 0) * DRAWING} ${HEADS}L${foot} ${BENDS}V${DRAWING - (mark.y / tops.y) * DRAWING}`
    })
    .join('')

const lanesOf = (marks: readonly Mark[], tops: Tops): readonly Lane[] =>
  lanes(
    marks.map((mark) => ({
      at: shareOf(mark.x, tops),
      name: WIDTHS.number + mark.name.length * WIDTHS.letter,
      number: WIDTHS.half,
    })),
  )

const RANGES = [
  [fanWide, WIDE_RANGE],
  [fanNarrow, NARROW_RANGE],
] as const

type ThreadsProps = { readonly places: readonly CurvePlace[]; readonly tops: Tops; readonly upTo: number }

/** One thread for each unit of the axis: those up to the current place have the colour of what is gained, the others none. */
const Threads = ({ places, tops, upTo }: ThreadsProps) =>
  RANGES.map(([className, range]) => {
    const unit = threadUnit(places.at(-1)?.x ?? 0, range)
    return (
      <g key={className} className={`${className} ${styles.thin}`}>
        <path className={tones.mute} d={curveThreads(places, tops, unit)} />
        <path className={tones.d2} d={curveThreads(places, tops, unit, upTo)} />
      </g>
    )
  })

type DrawnProps = Pick<CurveChartProps, 'places' | 'marks'>

/** What does not move with the current place: the curve, its level end, and the threads of its numbers. */
const Drawn = memo(({ places, marks }: DrawnProps) => {
  const tops = topsOf(places)
  const last = places.at(-1) ?? { x: 0, y: 0 }
  const shares = marks.map(({ x }) => shareOf(x, tops))
  const heads = spread(shares, GAP)
  const rows = lanesOf(marks, tops)
  return (
    <>
      <svg
        className={`${threads} ${styles.drawing}`}
        viewBox={`0 0 ${DRAWING} ${DRAWING}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={`${fanNarrow} ${styles.leaders}`} d={leadersPath(marks, heads, tops)} />
        <path className={styles.level} d={curvePath([last, { x: tops.x, y: last.y }], tops)} />
        <path className={styles.line} d={curvePath(places, tops)} />
      </svg>
      {marks.map((mark, index) => {
        const { row = 0, side } = rows[index] ?? {}
        return (
          <span
            key={mark.x}
            style={{ ...placed(mark, tops), ...cssVars({ '--row': row, '--narrow': percent(heads[index] ?? 0) }) }}
          >
            <span className={styles.markThread} />
            <span className={styles.bendDot} />
            <span className={`${styles.mark} ${side === 'before' ? styles.markBefore : ''}`} data-mark={index + 1}>
              <span className={styles.badge}>{index + 1}</span>
              <span className={styles.markName}>{mark.name}</span>
            </span>
          </span>
        )
      })}
    </>
  )
})

type AxesProps = {
  readonly places: readonly CurvePlace[]
  readonly near: number
  /** A place is read, under the horizontal axis. */
  readonly isRead: boolean
  readonly format: (value: number) => string
}

const Axes = ({ places, near, isRead, format }: AxesProps) => {
  const { x, y } = axesOf(places)
  const room = near > x.top ? NEAR_BEYOND : NEAR
  const nearOf = (tick: number): 'both' | 'narrow' | undefined => {
    const distance = Math.abs(tick - Math.min(near, x.top)) / x.top
    if (distance < room.wide) return 'both'
    return distance < room.narrow ? 'narrow' : undefined
  }
  return (
    <>
      {y.ticks.map((tick) => (
        <span key={tick} className={styles.gridLine} style={cssVars({ '--up': percent(tick / y.top) })}>
          <span className={styles.gridValue}>{format(tick)}</span>
        </span>
      ))}
      {[0, ...x.ticks].map((tick) => (
        <span
          key={tick}
          className={`${styles.axisValue} ${isRead ? styles.axisRead : ''}`}
          data-near={nearOf(tick)}
          data-start={tick === 0 ? '' : undefined}
          style={cssVars({ '--at': percent(tick / x.top) })}
        >
          {format(tick)}
        </span>
      ))}
    </>
  )
}

type CurrentProps = { readonly current: ReadPlace; readonly places: readonly CurvePlace[] }

/** The place that the page is about: on the curve, or an arrow at its end that leads out of the drawing. */
const Current = ({ current, places }: CurrentProps) => {
  const tops = topsOf(places)
  if (isBeyondCurve(places, current.x)) return <span className={styles.beyond} style={placed(current, tops)} data-beyond="" />
  return (
    <>
      <span className={styles.currentLine} style={placed(current, tops)} />
      <span className={styles.currentDot} style={placed(current, tops)} />
    </>
  )
}

/** What is read, or the place that the page is about, under the axis; one beyond the drawing says so. */
const Chip = ({ current, places, chosen }: CurrentProps & { readonly chosen: ReadPlace | undefined }) => {
  const { t } = useLingui()
  const tops = topsOf(places)
  if (chosen !== undefined)
    return (
      <span className={styles.readChip} style={placed(chosen, tops)}>
        {chosen.label}
      </span>
    )
  const { label } = current
  return isBeyondCurve(places, current.x) ? (
    <span className={styles.beyondChip}>{t({ id: 'ui.chart.beyond', message: `Plus loin : ${label}` })} →</span>
  ) : (
    <span className={styles.currentChip} style={placed(current, tops)}>
      {label}
    </span>
  )
}

/** A drawing without amounts: neither a place nor a slope can be read from it. */
const HiddenCurve = () => (
  <svg
    className={`${threads} ${styles.drawing}`}
    viewBox={`0 0 ${DRAWING} ${DRAWING}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.hiddenLine} d={`M0 ${DRAWING}L${DRAWING} ${DRAWING / 5}`} />
  </svg>
)

/** A line over thin threads, its bends numbered, one place of it marked. Any place can be read: by arrow keys, finger or pointer. */
export const CurveChart = ({ label, readerLabel, places, marks, current, formatTick }: CurveChartProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const tops = topsOf(places)
  const rowsAbove = Math.max(1, ...lanesOf(marks, tops).map(({ row }) => row + 1))
  const { read, handlers, step } = useCurveReader(places, tops.x)
  const hiddenWords = t({ id: 'ui.chart.hidden', message: 'Montants masqués' })
  const chosen = read === undefined || hidden ? undefined : places[read]
  return (
    <div className={styles.plot} style={cssVars({ '--rows': rowsAbove })}>
      <div {...asDrawing(hidden ? hiddenWords : label)}>
        {hidden ? (
          <HiddenCurve />
        ) : (
          <>
            <Axes places={places} near={current.x} isRead={chosen !== undefined} format={formatTick} />
            <svg
              className={`${threads} ${styles.drawing}`}
              viewBox={`0 0 ${DRAWING} ${DRAWING}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <Threads places={places} tops={tops} upTo={current.x} />
            </svg>
            <Drawn places={places} marks={marks} />
            <Current current={current} places={places} />
            {chosen !== undefined && <span className={styles.readLine} style={placed(chosen, tops)} />}
            <Chip current={current} places={places} chosen={chosen} />
          </>
        )}
      </div>
      <input
        type="range"
        className={reader}
        min={0}
        max={Math.max(0, places.length - 1)}
        value={read ?? 0}
        disabled={hidden}
        aria-label={readerLabel}
        aria-valuetext={hidden ? hiddenWords : spokenAmount((chosen ?? places[0])?.label ?? '')}
        {...handlers}
        onChange={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <span className={readerRing} />
    </div>
  )
}
