import { Fragment, type ReactElement, useState } from 'react'
import { cssVars } from '../theme/css-vars.ts'
import { axisAround } from './axis.ts'
import { labelPlace, reachOf, ROOMS } from './history-labels.ts'
import * as styles from './history.css.ts'
import { lettersBetween } from './label-room.ts'
import { dots, strokes, underMarks } from './line-frame.css.ts'
import { Drawing, LineFrame, percent, placed } from './line-frame.tsx'
import { linePath, nearest, threadsPath, type Place } from './line-geometry.ts'
import { Marks, rowsOf } from './marks.tsx'

/** A value on a day. */
type HistoryValue = {
  /** How far along the drawing it stands: any unit, growing. */
  readonly at: number
  readonly value: number
  /** A second value, drawn as a thin line. */
  readonly second?: number
  /** What is said of it when it is read. */
  readonly label: string
  /** Written at the end of the line. */
  readonly written: string
}

type HistoryChartProps = {
  /** The drawing in one sentence. */
  readonly label: string
  /** What the arrow keys go through. */
  readonly readerLabel: string
  readonly values: readonly HistoryValue[]
  /** Days under the axis, the first and the last at its ends. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  /** Places that have a number, in their order; their words stand under the drawing. */
  readonly marks?: readonly Pick<HistoryValue, 'at' | 'value'>[]
  readonly formatTick: (value: number) => string
}

/** Threads hang from so many days at most: one from each day of several years would be a surface. */
const MOST_THREADS = 60

const threadsOf = (places: readonly Place[]): readonly Place[] => {
  const every = Math.max(1, (places.length - 1) / (MOST_THREADS - 1))
  return places.filter((_, index) => Math.floor(index / every) > Math.floor((index - 1) / every))
}

type EndsProps = {
  readonly written: readonly [string, string]
  readonly lines: readonly (readonly Place[])[]
}

/** The first and the last figure, each at its end of the line. */
const Ends = ({ written, lines }: EndsProps): ReactElement => {
  const line = lines[0] ?? []
  return (
    <>
      {[line[0], line.at(-1)].map(
        (end, index) =>
          end !== undefined && (
            <Fragment key={end.x}>
              <span className={dots.end} style={placed(end)} />
              {ROOMS.map((room) => {
                const text = written[index] ?? ''
                const reach = reachOf(text, room)
                const { side, up } = labelPlace(lines, end.y, index === 0 ? 0 : 1 - reach, index === 0 ? reach : 1)
                return (
                  <span
                    key={room}
                    className={styles.end}
                    data-room={room}
                    data-side={index === 0 ? 'first' : 'last'}
                    data-under={side === 'below' ? '' : undefined}
                    style={cssVars({ '--up': percent(up) })}
                  >
                    {text}
                    <span className={styles.leader} style={cssVars({ '--length': Math.abs(up - end.y) })} />
                  </span>
                )
              })}
            </Fragment>
          ),
      )}
    </>
  )
}

const wordsUnder = (ticks: HistoryChartProps['ticks'], across: (at: number) => number) =>
  ticks.map(({ at, label: words }, index) => {
    const beside = [ticks[index - 1], ticks[index + 1]].flatMap((tick) => tick ?? [])
    const isInner = index > 0 && index < ticks.length - 1
    // The first and the last stand inside the drawing, and stay; a day between gives way.
    const letters = Math.max(...beside.map(({ label }) => lettersBetween(label, words) + label.length / 2))
    const room = Math.min(...beside.map((tick) => Math.abs(across(tick.at) - across(at))))
    return {
      at: across(at),
      words,
      edge: index === 0 ? ('start' as const) : isInner ? undefined : ('end' as const),
      ...(isInner && { letters, room }),
    }
  })

const NO_MARKS: NonNullable<HistoryChartProps['marks']> = []

/** A value over time above thin threads, with its first and last figure. Any day can be read: by arrow keys, finger or pointer. */
export const HistoryChart = ({
  label,
  readerLabel,
  values,
  ticks,
  marks = NO_MARKS,
  formatTick,
}: HistoryChartProps): ReactElement | null => {
  const [read, setRead] = useState<number>()
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined || last.at <= first.at) return null
  const axis = axisAround(values.flatMap(({ value, second = value }) => [value, second]))
  const across = (at: number): number => (at - first.at) / (last.at - first.at)
  const place = (at: number, value: number): Place => ({
    x: across(at),
    y: (value - axis.bottom) / (axis.top - axis.bottom),
  })
  const line = values.map(({ at, value }) => place(at, value))
  const second = values.every((value) => value.second !== undefined)
    ? values.map(({ at, value, second: other = value }) => place(at, other))
    : []
  const numbered = marks.map(({ at, value }) => ({ ...place(at, value), name: '' }))
  const chosen = read === undefined ? undefined : values[read]
  return (
    <LineFrame
      label={label}
      axis={axis}
      formatTick={formatTick}
      under={wordsUnder(ticks, across)}
      reader={{
        label: readerLabel,
        count: values.length,
        value: read ?? 0,
        said: (chosen ?? first).label,
        find: ({ x }) => nearest(line, x),
        onRead: setRead,
        onLeave: () => setRead(undefined),
      }}
      read={chosen && { ...place(chosen.at, chosen.value), label: chosen.label }}
      className={`${styles.plot} ${marks.length > 0 ? underMarks : ''}`}
      style={cssVars({ '--rows': rowsOf(numbered) })}
    >
      <Drawing>
        <path className={styles.under} d={threadsPath(threadsOf(line))} />
        <path className={strokes.second} d={linePath(second)} />
        <path className={strokes.line} d={linePath(line)} />
      </Drawing>
      {numbered.length > 0 && <Marks marks={numbered} />}
      <Ends written={[first.written, last.written]} lines={second.length > 0 ? [line, second] : [line]} />
      {chosen !== undefined && <span className={dots.end} style={placed(place(chosen.at, chosen.value))} />}
    </LineFrame>
  )
}
