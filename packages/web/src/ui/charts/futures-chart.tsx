import { memo, type ReactElement, type ReactNode } from 'react'
import { asDrawing } from './as-drawing.ts'
import { type Axis, writtenYears } from './axis.ts'
import { legend, legendItem } from './charts.css.ts'
import * as styles from './futures.css.ts'
import { dots } from './line-frame.css.ts'
import { lettersBetween } from './label-room.ts'
import { Drawing, HIDDEN_LINE, LineFrame, percent, placed } from './line-frame.tsx'
import { bandPath, DRAWING, linePath, nearestLine, spaced, spread } from './line-geometry.ts'
import { useLingui } from '@lingui/react/macro'
import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'

/** A fan year by year, today first, in euros: what one in ten to nine in ten stay below, and what is paid in. */
export type FanYears = Readonly<Record<'p10' | 'p25' | 'p50' | 'p75' | 'p90' | 'paid', readonly number[]>>

/** Amounts year by year as places of the drawing. */
const over = (values: readonly number[], { bottom, top }: Axis) =>
  spaced(
    values.map((value) => value - bottom),
    top - bottom,
  )

type FanShapeProps = {
  readonly fan: FanYears
  readonly scale: Axis
  readonly children?: ReactNode
}

/** The fan itself: two bands, their edges, the median, and what is paid. */
const FanShape = ({ fan, scale, children }: FanShapeProps): ReactElement => {
  const line = (key: keyof FanYears) => over(fan[key], scale)
  return (
    <Drawing className={styles.clipped}>
      <path className={styles.wideBand} d={bandPath(line('p10'), line('p90'))} />
      <path className={styles.halfBand} d={bandPath(line('p25'), line('p75'))} />
      {children}
      <path className={styles.strokes.eight} d={linePath(line('p10')) + linePath(line('p90'))} />
      <path className={styles.strokes.half} d={linePath(line('p25')) + linePath(line('p75'))} />
      <path className={styles.strokes.median} d={linePath(line('p50'))} />
      <path className={styles.strokes.paid} d={linePath(line('paid'))} />
    </Drawing>
  )
}

type Threads = readonly (readonly number[])[]

/** Sixty lines are one path: they are drawn once for each run, not at each pointer move. */
const ThreadLines = memo(({ threads, scale }: { readonly threads: Threads; readonly scale: Axis }) => (
  <path className={styles.strokes.thread} d={threads.map((values) => linePath(over(values, scale))).join('')} />
))

/** One future that is followed: its amounts, the year that is told of, and what is told. */
type Followed = { readonly values: readonly number[]; readonly at: number; readonly chip: ReactNode }

/** An amount that stands beside the end of the fan. */
type FanEnd = { readonly key: string; readonly value: number; readonly words: ReactNode; readonly amount: string }

type FuturesChartProps = {
  /** The fan in one sentence. */
  readonly label: string
  readonly fan: FanYears
  readonly scale: Axis
  /** Futures behind the fan; none until they are drawn. */
  readonly threads: Threads
  readonly followed: Followed | undefined
  /** What the arrow keys go through, and what is said of the future that is followed. */
  readonly reader: { readonly label: string; readonly value: number; readonly said: string }
  readonly onFollow: (thread: number) => void
  readonly ends: readonly FanEnd[]
  readonly formatTick: (value: number) => string
  /** Words under the left edge, and those of a number of years. */
  readonly today: string
  readonly yearsWords: (years: number) => string
}

/** Room between two names beside the fan: 21 of its 500 pixels. */
const ROOM = 0.042

const inDrawing = (value: number, { bottom, top }: Axis): number => Math.min(1, Math.max(0, (value - bottom) / (top - bottom)))

const Ends = ({ ends, scale }: { readonly ends: readonly FanEnd[]; readonly scale: Axis }): ReactElement => {
  const sorted = ends.toSorted((one, other) => other.value - one.value)
  const down = spread(
    sorted.map(({ value }) => 1 - inDrawing(value, scale)),
    ROOM,
  )
  return (
    <ul className={styles.ends}>
      {sorted.map(({ key, words, amount }, index) => (
        <li key={key} className={styles.end} style={cssVars({ '--down': percent(down[index] ?? 0) })}>
          <b className={styles.endAmount}>{amount}</b>
          <span className={styles.endWords}>{words}</span>
        </li>
      ))}
    </ul>
  )
}

const FollowedMarks = ({ followed: { values, at, chip }, scale }: { readonly followed: Followed; readonly scale: Axis }) => {
  const styleOf = (year: number) => placed({ x: year / Math.max(1, values.length - 1), y: inDrawing(values[year] ?? 0, scale) })
  return (
    <>
      <span className={styles.leader} style={styleOf(at)} />
      <span className={dots.followed} style={styleOf(at)} />
      <span className={dots.followed} style={styleOf(values.length - 1)} />
      <span className={styles.chip} style={styleOf(at)}>
        {chip}
      </span>
    </>
  )
}

/** A fan of possible amounts over the futures it was drawn from: one of them is followed by pointer, finger or keys. */
export const FuturesChart = ({
  label,
  fan,
  scale,
  threads,
  followed,
  reader,
  onFollow,
  ends,
  formatTick,
  today,
  yearsWords,
}: FuturesChartProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const years = fan.p50.length - 1
  return (
    <div className={hidden ? styles.plain : styles.room}>
      <LineFrame
        label={label}
        axis={scale}
        formatTick={formatTick}
        className={styles.plot}
        under={[
          { at: 0, words: today, edge: 'start' },
          ...writtenYears(years).map((year) => {
            const [at, words] = [year / Math.max(1, years), yearsWords(year)]
            // A year that would run into the words at the left edge gives way; the last one stays.
            return year === years
              ? { at, words, edge: 'end' as const }
              : { at, words, edge: undefined, letters: lettersBetween(today, words) + today.length / 2, room: at }
          }),
        ]}
        reader={{
          ...reader,
          count: threads.length,
          find: ({ x, y }) =>
            nearestLine(
              threads.map((values) => over(values, scale)),
              { x, y },
            ),
          onRead: onFollow,
        }}
      >
        <FanShape fan={fan} scale={scale}>
          <ThreadLines threads={threads} scale={scale} />
          {followed !== undefined && <path className={styles.strokes.followed} d={linePath(over(followed.values, scale))} />}
        </FanShape>
        {followed !== undefined && <FollowedMarks followed={followed} scale={scale} />}
      </LineFrame>
      {!hidden && <Ends ends={ends} scale={scale} />}
    </div>
  )
}

type SmallFanProps = { readonly label: string; readonly fan: FanYears; readonly scale: Axis }

/** The same fan, small, at the scale of another one. */
export const SmallFan = ({ label, fan, scale }: SmallFanProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  return (
    <div className={styles.small} {...asDrawing(hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : label)}>
      {hidden ? (
        HIDDEN_LINE
      ) : (
        <FanShape fan={fan} scale={scale}>
          <path
            className={styles.gridLines}
            d={scale.ticks.map((tick) => `M0 ${DRAWING * (1 - inDrawing(tick, scale))}H${DRAWING}`).join('')}
          />
        </FanShape>
      )}
    </div>
  )
}

type FanKeyProps = { readonly lines: readonly { readonly kind: keyof typeof styles.strokes; readonly name: ReactNode }[] }

/** The pattern of each line, beside its name. */
export const FanKey = ({ lines }: FanKeyProps): ReactElement => (
  <ul className={`${legend} ${styles.key}`}>
    {lines.map(({ kind, name }) => (
      <li key={kind} className={legendItem}>
        <svg className={styles.keyLine} viewBox="0 0 36 14" aria-hidden="true" focusable="false">
          <path className={styles.strokes[kind]} d="M0 7H36" />
        </svg>
        <span>{name}</span>
      </li>
    ))}
  </ul>
)
