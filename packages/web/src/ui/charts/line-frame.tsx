import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type PointerEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { spokenAmount, useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { asDrawing } from './as-drawing.ts'
import type { Axis } from './axis.ts'
import { threads } from './charts.css.ts'
import { DRAWING, type Place } from './line-geometry.ts'
import * as styles from './line-frame.css.ts'

export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** Where something stands in a drawing, from shares of its width and height. */
export const placed = ({ x, y }: Place): CSSProperties => cssVars({ '--at': percent(x), '--up': percent(y) })

type DrawingProps = { readonly className?: string | undefined; readonly width?: number; readonly children: ReactNode }

/** Paths stretched to the frame, in a square of their own measure unless it is as wide as it has columns. */
export const Drawing = ({ className = '', width, children }: DrawingProps): ReactElement => (
  <svg
    className={`${threads} ${styles.drawing} ${className}`}
    viewBox={`0 0 ${width ?? DRAWING} ${width === undefined ? DRAWING : 100}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

/** A line without amounts: neither a place nor a slope can be read from it. */
export const HIDDEN_LINE = (
  <Drawing>
    <path className={styles.strokes.mute} d={`M0 ${DRAWING}L${DRAWING} ${DRAWING / 4}`} />
  </Drawing>
)

/** Words under the axis. */
export type AxisWords = {
  readonly at: number
  readonly words: ReactNode
  /** Words at an edge of the drawing lean inwards. */
  readonly edge?: 'start' | 'end' | undefined
  /** Letters that need the room to the words next to them, as a share of the width: without it these give way. */
  readonly letters?: number
  readonly room?: number
}

export type ReaderProps = {
  /** What the arrow keys go through: « Lire la rente à un âge ». */
  readonly label: string
  readonly count: number
  readonly value: number
  /** What is said of the value. */
  readonly said: string
  /** Index of the value at a place that is pointed at, or -1. */
  readonly find: (place: Place) => number
  readonly onRead: (value: number) => void
  /** The reader is left: nothing is read any more. Without it the value stays. */
  readonly onLeave?: () => void
}

/** The slider of a drawing: the whole of it is the track. Arrow keys step, finger and pointer go to the nearest value. */
const Reader = ({ label, count, value, said, find, onRead, onLeave }: ReaderProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const { t } = useLingui()
  const isPressed = useRef(false)
  const point = (event: PointerEvent<HTMLInputElement>): void => {
    const { left, bottom, width, height } = event.currentTarget.getBoundingClientRect()
    const found = find({ x: (event.clientX - left) / width, y: (bottom - event.clientY) / height })
    if (found !== -1) onRead(found)
  }
  const release = (): void => {
    isPressed.current = false
  }
  return (
    <>
      <input
        type="range"
        className={styles.reader}
        min={0}
        max={Math.max(0, count - 1)}
        value={value}
        disabled={hidden}
        aria-label={label}
        aria-valuetext={hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : spokenAmount(said)}
        {...(onLeave !== undefined && {
          onFocus: () => {
            if (!isPressed.current) onRead(value)
          },
          onBlur: onLeave,
        })}
        onPointerDown={(event) => {
          isPressed.current = true
          point(event)
        }}
        onPointerMove={(event) => {
          if (isPressed.current) point(event)
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onChange={(event) => {
          if (!isPressed.current) onRead(event.currentTarget.valueAsNumber)
        }}
      />
      <span className={styles.readerRing} />
    </>
  )
}

type LineFrameProps = {
  /** The drawing in one sentence. */
  readonly label: string
  readonly axis: Axis
  readonly formatTick: (value: number) => string
  readonly under: readonly AxisWords[]
  /** Without one, what is read is chosen elsewhere. */
  readonly reader?: ReaderProps | undefined
  /** What stands under the words of the axis, as wide as the drawing. */
  readonly foot?: ReactNode
  /** The place that is read. */
  readonly read?: (Place & { readonly label: string }) | undefined
  /** Takes the place of the drawing while amounts are hidden. */
  readonly neutral?: ReactNode
  readonly className?: string
  readonly style?: CSSProperties
  /** The marks of the chart: paths, points, labels. */
  readonly children: ReactNode
}

/**
 * What every drawing over an axis has: gridlines, each with its value beside the drawing, words under it, a reader for keys, finger and pointer, and no
 * amount while amounts are hidden. The chart gives its marks.
 *
 * @example <LineFrame label={…} axis={axisTo(highest)} formatTick={writeRound} under={ages} reader={reader}><Drawing>…</Drawing></LineFrame>
 */
export const LineFrame = ({
  label,
  axis,
  formatTick,
  under,
  reader,
  foot,
  read,
  neutral = HIDDEN_LINE,
  className = '',
  style,
  children,
}: LineFrameProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const longest = hidden ? 0 : Math.max(0, ...axis.ticks.map((tick) => formatTick(tick).length))
  return (
    <div className={`${styles.plot} ${className}`} style={{ ...cssVars({ '--tick-letters': longest }), ...style }}>
      <div {...asDrawing(hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : label)}>
        {hidden ? (
          neutral
        ) : (
          <>
            {axis.ticks.map((tick) => (
              <span
                key={tick}
                className={styles.gridLine}
                style={cssVars({ '--up': percent((tick - axis.bottom) / (axis.top - axis.bottom)) })}
              >
                <span className={styles.gridValue}>{formatTick(tick)}</span>
              </span>
            ))}
            {children}
            {read !== undefined && (
              <>
                <span className={styles.readLine} style={placed(read)} />
                <span className={styles.readChip} style={placed(read)}>
                  {read.label}
                </span>
              </>
            )}
          </>
        )}
        {under.map(({ at, words, edge, letters = 0, room = 1 }) => (
          <span
            key={at}
            className={styles.axisWords}
            data-edge={edge}
            data-read={read !== undefined && !hidden ? '' : undefined}
            style={cssVars({ '--at': percent(at), '--letters': letters, '--room': room })}
          >
            {words}
          </span>
        ))}
      </div>
      {reader !== undefined && reader.count > 0 && <Reader {...reader} />}
      {foot}
    </div>
  )
}
