import { useLingui } from '@lingui/react/macro'
import { memo, type PointerEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { spokenAmount, useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { asDrawing } from './as-drawing.ts'
import * as styles from './futures.css.ts'
import {
  apart,
  bandPath,
  FAN_SIZE,
  linePath,
  nearestLine,
  shareUp,
  writtenYears,
  type FanScale,
  type FanYears,
} from './futures-geometry.ts'

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
const { width: WIDTH, height: HEIGHT } = FAN_SIZE

type FanShapeProps = {
  readonly fan: FanYears
  readonly scale: FanScale
  readonly isSmall?: boolean
  readonly children?: ReactNode
}

/** The fan itself: two bands, their edges, the median, and what is paid. */
const FanShape = ({ fan, scale: { top, ticks }, isSmall = false, children }: FanShapeProps): ReactElement => (
  <svg
    className={isSmall ? styles.small : styles.drawing}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.wideBand} d={bandPath(fan.p10, fan.p90, top)} />
    <path className={styles.halfBand} d={bandPath(fan.p25, fan.p75, top)} />
    {ticks.map((tick) => (
      <path key={tick} className={styles.gridLine} d={`M0 ${HEIGHT - (tick / top) * HEIGHT}H${WIDTH}`} />
    ))}
    {children}
    <path className={styles.strokes.eight} d={linePath(fan.p10, top) + linePath(fan.p90, top)} />
    <path className={styles.strokes.half} d={linePath(fan.p25, top) + linePath(fan.p75, top)} />
    <path className={styles.strokes.median} d={linePath(fan.p50, top)} />
    <path className={styles.strokes.paid} d={linePath(fan.paid, top)} />
  </svg>
)

/** A drawing without amounts: neither a place nor a slope can be read from it. */
const HiddenFan = ({ isSmall = false }: { readonly isSmall?: boolean }): ReactElement => (
  <svg
    className={isSmall ? styles.small : styles.drawing}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.hiddenLine} d={`M0 ${HEIGHT}L${WIDTH} ${HEIGHT / 4}`} />
  </svg>
)

type Threads = readonly (readonly number[])[]

/** Sixty lines are one path: they are drawn once for each run, not at each pointer move. */
const ThreadLines = memo(({ threads, top }: { readonly threads: Threads; readonly top: number }) => (
  <path className={styles.strokes.thread} d={threads.map((values) => linePath(values, top)).join('')} />
))

/** One future that is followed: its amounts, the year that is told of, and what is told. */
export type Followed = { readonly values: readonly number[]; readonly at: number; readonly chip: ReactNode }

/** An amount that stands beside the end of the fan. */
export type FanEnd = { readonly key: string; readonly value: number; readonly words: ReactNode; readonly amount: string }

type FuturesChartProps = {
  /** The fan in one sentence. */
  readonly label: string
  readonly fan: FanYears
  readonly scale: FanScale
  /** Futures behind the fan; none until they are drawn. */
  readonly threads: Threads
  readonly followed: Followed | undefined
  /** What the arrow keys go through, and what is said of the future that is followed. */
  readonly reader: { readonly label: string; readonly value: number; readonly said: string }
  readonly onFollow: (thread: number) => void
  readonly ends: readonly FanEnd[]
  readonly formatTick: (value: number) => string
  /** Words under the left edge, and those of a number of years. */
  readonly today: ReactNode
  readonly yearsWords: (years: number) => ReactNode
}

/** Room between two names beside the fan: 21 of its 500 pixels. */
const ROOM = 0.042

const Ends = ({ ends, top }: { readonly ends: readonly FanEnd[]; readonly top: number }): ReactElement => {
  const sorted = ends.toSorted((one, other) => other.value - one.value)
  const down = apart(
    sorted.map(({ value }) => 1 - shareUp(value, top)),
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

const FollowedMarks = ({ followed: { values, at, chip }, top }: { readonly followed: Followed; readonly top: number }) => {
  const placeOf = (year: number) =>
    cssVars({ '--at': percent(year / Math.max(1, values.length - 1)), '--up': percent(shareUp(values[year] ?? 0, top)) })
  return (
    <>
      <span className={styles.leader} style={placeOf(at)} />
      <span className={styles.dot} style={placeOf(at)} />
      <span className={styles.dot} style={placeOf(values.length - 1)} />
      <span className={styles.chip} style={placeOf(at)}>
        {chip}
      </span>
    </>
  )
}

/** Finds the future under the pointer while it is pressed. */
const useFollowing = (threads: Threads, top: number, onFollow: (thread: number) => void) => {
  const isPressed = useRef(false)
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLInputElement>): void => {
    const box = currentTarget.getBoundingClientRect()
    const found = nearestLine(threads, (clientX - box.left) / box.width, (1 - (clientY - box.top) / box.height) * top)
    if (found !== undefined) onFollow(found)
  }
  const release = (): void => {
    isPressed.current = false
  }
  return {
    isPressed,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLInputElement>) => {
        isPressed.current = true
        follow(event)
      },
      onPointerMove: (event: PointerEvent<HTMLInputElement>) => {
        if (isPressed.current) follow(event)
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
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
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const { isPressed, handlers } = useFollowing(threads, scale.top, onFollow)
  const years = fan.p50.length - 1
  const hiddenWords = t({ id: 'ui.chart.hidden', message: 'Montants masqués' })
  return (
    <div className={hidden ? styles.plain : styles.plot}>
      <div className={styles.box}>
        <div {...asDrawing(hidden ? hiddenWords : label)}>
          {hidden ? (
            <HiddenFan />
          ) : (
            <>
              <FanShape fan={fan} scale={scale}>
                <ThreadLines threads={threads} top={scale.top} />
                {followed !== undefined && <path className={styles.strokes.followed} d={linePath(followed.values, scale.top)} />}
              </FanShape>
              {scale.ticks.map((tick) => (
                <span key={tick} className={styles.tick} style={cssVars({ '--up': percent(tick / scale.top) })}>
                  {formatTick(tick)}
                </span>
              ))}
              {followed !== undefined && <FollowedMarks followed={followed} top={scale.top} />}
            </>
          )}
        </div>
        {threads.length > 0 && (
          <>
            <input
              type="range"
              className={styles.reader}
              min={0}
              max={threads.length - 1}
              value={reader.value}
              disabled={hidden}
              aria-label={reader.label}
              aria-valuetext={hidden ? hiddenWords : spokenAmount(reader.said)}
              {...handlers}
              onChange={(event) => {
                if (!isPressed.current) onFollow(event.currentTarget.valueAsNumber)
              }}
            />
            <span className={styles.ring} />
          </>
        )}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.year} data-edge="first" style={cssVars({ '--at': '0%' })}>
          {today}
        </span>
        {writtenYears(years).map((year) => (
          <span
            key={year}
            className={styles.year}
            data-edge={year === years ? 'last' : undefined}
            style={cssVars({ '--at': percent(year / Math.max(1, years)) })}
          >
            {yearsWords(year)}
          </span>
        ))}
      </div>
      {!hidden && <Ends ends={ends} top={scale.top} />}
    </div>
  )
}

/** The same fan, small, at the scale of another one. */
export const SmallFan = ({
  label,
  fan,
  scale,
}: {
  readonly label: string
  readonly fan: FanYears
  readonly scale: FanScale
}): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  return (
    <div className={styles.box} {...asDrawing(hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : label)}>
      {hidden ? <HiddenFan isSmall /> : <FanShape fan={fan} scale={scale} isSmall />}
    </div>
  )
}

/** The pattern of each line, beside its name. */
export const FanKey = ({
  lines,
}: {
  readonly lines: readonly { readonly kind: keyof typeof styles.strokes; readonly name: ReactNode }[]
}): ReactElement => (
  <ul className={styles.key}>
    {lines.map(({ kind, name }) => (
      <li key={kind} className={styles.keyItem}>
        <svg className={styles.keyLine} viewBox="0 0 36 14" aria-hidden="true" focusable="false">
          <path className={styles.strokes[kind]} d="M0 7H36" />
        </svg>
        <span>{name}</span>
      </li>
    ))}
  </ul>
)
