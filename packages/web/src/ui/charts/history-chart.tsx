import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { spokenAmount, useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { asDrawing } from './as-drawing.ts'
import { reader, readerRing, threads } from './charts.css.ts'
import { spread } from './curve-geometry.ts'
import { badge } from './curve.css.ts'
import { historyAxis, type HistoryAxis } from './history-axis.ts'
import { isFree, labelPlace, reachOf, ROOMS, type LabelPlace, type Room } from './history-labels.ts'
import * as styles from './history.css.ts'
import { useCurveReader } from './use-curve-reader.ts'

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
  readonly marks?: readonly Mark[]
  readonly formatTick: (value: number) => string
}

/** A place of the line with a number of its own. */
type Mark = Pick<HistoryValue, 'at' | 'value'>

const SIZE = 100
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
/** The first figure stands where an amount of the axis would: that one gives way. */
const isClear = (level: number, { side, up }: LabelPlace): boolean =>
  side === 'above' ? level < up - 0.04 || level > up + 0.14 : level < up - 0.22 || level > up
const short = (value: number): string => `${Math.round(value * 100) / 100}`

type Scale = { readonly across: (at: number) => number; readonly up: (value: number) => number }

const pathOf = (values: readonly HistoryValue[], { across, up }: Scale, read: (value: HistoryValue) => number): string =>
  values
    .map((value, place) => `${place === 0 ? 'M' : 'L'}${short(across(value.at) * SIZE)} ${short((1 - up(read(value))) * SIZE)}`)
    .join('')

/** Threads hang from so many days at most: one from each day of several years would be a surface. */
const MOST_THREADS = 60

const threadsOf = (values: readonly HistoryValue[]): readonly HistoryValue[] => {
  const every = Math.max(1, (values.length - 1) / (MOST_THREADS - 1))
  return values.filter((_, place) => Math.floor(place / every) > Math.floor((place - 1) / every))
}

const underPath = (values: readonly HistoryValue[], { across, up }: Scale): string =>
  threadsOf(values)
    .map(({ at, value }) => `M${short(across(at) * SIZE)} ${SIZE}V${short((1 - up(value)) * SIZE)}`)
    .join('')

const Lines = ({ values, scale }: { readonly values: readonly HistoryValue[]; readonly scale: Scale }): ReactElement => (
  <svg
    className={`${threads} ${styles.drawing}`}
    viewBox={`0 0 ${SIZE} ${SIZE}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.under} d={underPath(values, scale)} />
    {values.every(({ second }) => second !== undefined) && (
      <path className={styles.second} d={pathOf(values, scale, ({ value, second = value }) => second)} />
    )}
    <path className={styles.line} d={pathOf(values, scale, ({ value }) => value)} />
  </svg>
)

const Hidden = (): ReactElement => (
  <svg
    className={`${threads} ${styles.drawing}`}
    viewBox={`0 0 ${SIZE} ${SIZE}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.hiddenLine} d={`M0 ${SIZE / 2}H${SIZE}`} />
  </svg>
)

const linesOf = (values: readonly HistoryValue[], { across, up }: Scale) =>
  [({ value }: HistoryValue) => value, ({ value, second = value }: HistoryValue) => second].map((read) =>
    values.map((one) => ({ x: across(one.at), y: up(read(one)) })),
  )

/** Scale and figures of the ends; a scale that leaves no room for the first figure beside its end begins one line lower, if that does. */
const layOut = (values: readonly HistoryValue[], first: HistoryValue, last: HistoryValue) => {
  const drawn = values.flatMap(({ value, second = value }) => [value, second])
  const on = (axis: HistoryAxis) => {
    const scale: Scale = {
      across: (at) => (at - first.at) / (last.at - first.at),
      up: (value) => (value - axis.bottom) / (axis.top - axis.bottom),
    }
    const lines = linesOf(values, scale)
    const ends = ROOMS.map((room) => ({
      room,
      first: labelPlace(lines, scale.up(first.value), 0, reachOf(first.written, room)),
      last: labelPlace(lines, scale.up(last.value), 1 - reachOf(last.written, room), 1),
    }))
    return { axis, scale, lines, ends, isBeside: ends.every((end) => end.first.up === scale.up(first.value)) }
  }
  const usual = on(historyAxis(drawn))
  const lower = usual.isBeside ? usual : on(historyAxis(drawn, 1))
  return lower.isBeside ? lower : usual
}

/** Room between two numbers on the narrowest drawing, and where their threads begin and turn down, in the drawing's own measure. */
const MARK_GAP = 0.11
const [HEADS, BENDS] = [-8, 0]

/** Numbers above the drawing, each with a thread down to its place on the line. */
const Marks = ({ marks, scale }: { readonly marks: readonly Mark[]; readonly scale: Scale }): ReactElement => {
  const shares = marks.map(({ at }) => scale.across(at))
  const heads = spread(shares, MARK_GAP)
  const leaders = marks.map(
    ({ value }, place) =>
      `M${short((heads[place] ?? 0) * SIZE)} ${HEADS}L${short((shares[place] ?? 0) * SIZE)} ${BENDS}V${short((1 - scale.up(value)) * SIZE)}`,
  )
  return (
    <>
      <svg
        className={`${threads} ${styles.drawing}`}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.leaders} d={leaders.join('')} />
      </svg>
      {marks.map(({ at }, place) => (
        <span key={at} className={`${badge} ${styles.number}`} style={cssVars({ '--at': percent(heads[place] ?? 0) })}>
          {place + 1}
        </span>
      ))}
    </>
  )
}

type EndProps = {
  readonly side: 'first' | 'last'
  readonly room: Room
  readonly written: string
  readonly place: LabelPlace
}

const End = ({ side, room, written, place }: EndProps): ReactElement => (
  <span
    className={styles.end}
    data-room={room}
    data-side={side}
    data-under={place.side === 'below' ? '' : undefined}
    style={cssVars({ '--up': percent(place.up) })}
  >
    {written}
  </span>
)

const NO_MARKS: readonly Mark[] = []

/** A value over time above thin threads, with its first and last figure. Any day can be read: by arrow keys, finger or pointer. */
export const HistoryChart = ({
  label,
  readerLabel,
  values,
  ticks,
  marks = NO_MARKS,
  formatTick,
}: HistoryChartProps): ReactElement | null => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const [first, last] = [values[0], values.at(-1)]
  const span = (last?.at ?? 0) - (first?.at ?? 0)
  const points = values.map(({ at, value }) => ({ x: at - (first?.at ?? 0), y: value }))
  const { read, handlers, step } = useCurveReader(points, span)
  if (first === undefined || last === undefined || span <= 0) return null
  const { axis, scale, lines, ends } = layOut(values, first, last)
  const placed = ({ at, value }: HistoryValue) => cssVars({ '--at': percent(scale.across(at)), '--up': percent(scale.up(value)) })
  const hiddenWords = t({ id: 'ui.chart.hidden', message: 'Montants masqués' })
  const chosen = read === undefined || hidden ? undefined : values[read]
  return (
    <div className={`${styles.plot} ${marks.length > 0 ? styles.underNumbers : ''}`}>
      <div className={styles.face} {...asDrawing(hidden ? hiddenWords : label)}>
        {!hidden &&
          axis.ticks.map((value) => (
            <span key={value} className={styles.gridLine} style={cssVars({ '--up': percent(scale.up(value)) })}>
              {ends
                .filter(({ room, first: place }) => isClear(scale.up(value), place) && isFree(lines, scale.up(value), room))
                .map(({ room }) => (
                  <span key={room} className={styles.gridValue} data-room={room}>
                    {formatTick(value)}
                  </span>
                ))}
            </span>
          ))}
        {hidden ? <Hidden /> : <Lines values={values} scale={scale} />}
        {ticks.map(({ at, label: words }, place) => (
          <span
            key={at}
            className={styles.tick}
            data-start={place === 0 ? '' : undefined}
            data-inner={place > 0 && place < ticks.length - 1 ? '' : undefined}
            data-end={place > 0 && place === ticks.length - 1 ? '' : undefined}
            style={cssVars({ '--at': percent(scale.across(at)) })}
          >
            {words}
          </span>
        ))}
        {!hidden && (
          <>
            <span className={styles.dot} style={placed(first)} />
            <span className={styles.dot} style={placed(last)} />
            {chosen === undefined && (
              <>
                {marks.length > 0 && <Marks marks={marks} scale={scale} />}
                {ends.map((end) => (
                  <Fragment key={end.room}>
                    <End side="first" room={end.room} written={first.written} place={end.first} />
                    <End side="last" room={end.room} written={last.written} place={end.last} />
                  </Fragment>
                ))}
              </>
            )}
            {chosen !== undefined && (
              <>
                <span className={styles.readLine} style={placed(chosen)} />
                <span className={styles.dot} style={placed(chosen)} />
                <span className={styles.chip} style={placed(chosen)}>
                  {chosen.label}
                </span>
              </>
            )}
          </>
        )}
      </div>
      <input
        type="range"
        className={reader}
        min={0}
        max={Math.max(0, values.length - 1)}
        value={read ?? 0}
        disabled={hidden}
        aria-label={readerLabel}
        aria-valuetext={hidden ? hiddenWords : spokenAmount((chosen ?? first).label)}
        {...handlers}
        onChange={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <span className={readerRing} />
    </div>
  )
}
