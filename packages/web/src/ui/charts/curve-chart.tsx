import { useLingui } from '@lingui/react/macro'
import { memo, type ReactElement, useMemo, useState } from 'react'
import { cssVars } from '../theme/css-vars.ts'
import { axisTo } from './axis.ts'
import { fanNarrow, fanWide, tones } from './charts.css.ts'
import * as styles from './curve.css.ts'
import { lettersBetween } from './label-room.ts'
import { chip, dots, strokes, underMarks } from './line-frame.css.ts'
import { type AxisWords, Drawing, LineFrame, placed } from './line-frame.tsx'
import { heightAt, linePath, nearest, threadsPath, type Place } from './line-geometry.ts'
import { Marks, rowsOf, type Mark } from './marks.tsx'
import { NARROW_RANGE, threadUnit, WIDE_RANGE } from './thread-count.ts'

/** A place of the curve, and what is said of it when it is read. */
export type ReadPlace = Place & { readonly label: string }

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

const axesOf = (places: readonly Place[]) => ({
  x: axisTo(places.at(-1)?.x ?? 0),
  y: axisTo(Math.max(0, ...places.map(({ y }) => y))),
})

/**
 * Whether a payment, or whatever runs along the horizontal axis, lies beyond the drawing of a curve.
 *
 * @param places places of the curve
 * @param x where
 */
export const isBeyondCurve = (places: readonly Place[], x: number): boolean => x > axesOf(places).x.top

const RANGES = [
  [fanWide, WIDE_RANGE],
  [fanNarrow, NARROW_RANGE],
] as const

/**
 * Draws one thread for each unit of the horizontal axis, up to the curve and to an end.
 *
 * @param places places of the curve, from left to right
 * @param unit what one thread stands for
 * @param to where the last thread may stand
 * @returns the upper end of each, in the units of the curve
 */
const threadsUnder = (places: readonly Place[], unit: number, to: number): readonly Place[] =>
  Array.from({ length: Math.floor(Math.min(to, places.at(-1)?.x ?? 0) / unit) }, (_, index) => unit * (index + 1)).map((x) => ({
    x,
    y: heightAt(places, x),
  }))

type DrawnProps = Pick<CurveChartProps, 'places' | 'marks'> & { readonly upTo: number }

/** The curve over its threads, those up to the current place in the colour of what is gained; its level end, and its numbers. */
const Curve = memo(({ places, marks, upTo }: DrawnProps) => {
  const { x, y } = axesOf(places)
  const inShares = (list: readonly Place[]) => list.map((place) => ({ x: place.x / x.top, y: place.y / y.top }))
  const last = places.at(-1) ?? { x: 0, y: 0 }
  return (
    <>
      <Drawing>
        {RANGES.map(([className, range]) => {
          const unit = threadUnit(last.x, range)
          return (
            <g key={className} className={className}>
              <path className={tones.mute} d={threadsPath(inShares(threadsUnder(places, unit, last.x)))} />
              <path className={tones.d2} d={threadsPath(inShares(threadsUnder(places, unit, upTo)))} />
            </g>
          )
        })}
        <path className={strokes.mute} d={linePath(inShares([last, { x: x.top, y: last.y }]))} />
        <path className={strokes.line} d={linePath(inShares(places))} />
      </Drawing>
      <Marks marks={marks} />
    </>
  )
})

type CurrentProps = { readonly at: Place; readonly isBeyond: boolean; readonly label: string | undefined }

/** The place that the page is about, with its amount under the axis; beyond the drawing, an arrow at its end that leads out of it. */
const Current = ({ at, isBeyond, label }: CurrentProps): ReactElement => {
  const { t } = useLingui()
  return (
    <>
      <span
        className={isBeyond ? styles.beyond : styles.currentLine}
        style={placed(at)}
        data-beyond={isBeyond ? '' : undefined}
      />
      {!isBeyond && <span className={dots.current} style={placed(at)} />}
      {label !== undefined && (
        <span className={isBeyond ? styles.beyondChip : chip} style={placed(at)}>
          {isBeyond ? `${t({ id: 'ui.chart.beyond', message: `Plus loin : ${label}` })} →` : label}
        </span>
      )}
    </>
  )
}

/** A line over thin threads, its bends numbered, one place of it marked. Any place can be read: by arrow keys, finger or pointer. */
export const CurveChart = ({ label, readerLabel, places, marks, current, formatTick }: CurveChartProps): ReactElement => {
  const [read, setRead] = useState<number>()
  const { x, y } = axesOf(places)
  const share = (place: Place): Place => ({ x: Math.min(1, place.x / x.top), y: place.y / y.top })
  const isBeyond = current.x > x.top
  const chosen = read === undefined ? undefined : places[read]
  const now = share(current)
  const numbered = useMemo(
    () => marks.map((mark) => ({ x: Math.min(1, mark.x / x.top), y: mark.y / y.top, name: mark.name })),
    [marks, x.top, y.top],
  )
  // An amount of the axis gives way to the one that the page is about; near an edge that one leans inwards, towards it.
  const leaning = Math.abs(now.x - 0.5) > 0.35 ? current.label.length / 2 : 0
  const words = (tick: number): AxisWords => ({
    at: tick / x.top,
    words: formatTick(tick),
    edge: tick === 0 ? 'start' : undefined,
    letters: lettersBetween(formatTick(tick).repeat(tick === 0 ? 2 : 1), current.label) + leaning * (isBeyond ? 2.5 : 1),
    room: Math.abs(tick / x.top - now.x),
  })
  return (
    <LineFrame
      label={label}
      axis={y}
      formatTick={formatTick}
      under={[0, ...x.ticks].map(words)}
      reader={{
        label: readerLabel,
        count: places.length,
        value: read ?? 0,
        said: (chosen ?? places[0])?.label ?? '',
        find: (place) => nearest(places, place.x * x.top),
        onRead: setRead,
        onLeave: () => setRead(undefined),
      }}
      read={chosen && { ...share(chosen), label: chosen.label }}
      className={`${styles.plot} ${underMarks}`}
      style={cssVars({ '--rows': rowsOf(numbered) })}
    >
      <Curve places={places} marks={numbered} upTo={current.x} />
      <Current at={now} isBeyond={isBeyond} label={chosen === undefined ? current.label : undefined} />
    </LineFrame>
  )
}
