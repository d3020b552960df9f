import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { spokenAmount, useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { asDrawing } from './as-drawing.ts'
import { type Axis, placeOf, writtenAges } from './axis.ts'
import { axisLabel, columns, gridLine, gridValue, marker, plot, reader, readerRing, threads, valueLabel } from './charts.css.ts'
import { labelRooms, lettersBetween, shareBefore } from './label-room.ts'

/** One year of age, and what is paid then. */
export type AgePoint = { readonly age: number; readonly value: number; readonly label: string }

type PlotProps = {
  /** The drawing in one sentence. */
  readonly label: string
  /** What the arrow keys go through: « Lire la rente à un âge ». */
  readonly readerLabel: string
  readonly points: readonly AgePoint[]
  readonly axis: Axis
  readonly formatTick: (value: number) => string
  /** Ages whose value is written without being asked for. */
  readonly labelled?: readonly number[]
  readonly height: number
  /** The threads, as paths of a drawing one unit wide per age. */
  readonly children: ReactNode
  /** What lies over the threads: a reference line. */
  readonly over?: ReactNode
}

const percent = (share: number): string => `${share * 100}%`

/** Columns by age over an axis from zero. Any age can be read: by arrow keys, finger or pointer. */
export const AgePlot = ({ label, readerLabel, points, axis, formatTick, labelled, height, children, over }: PlotProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const [selected, setSelected] = useState<number>()
  const count = points.length
  const first = points[0]?.age ?? 0
  const chosen = selected === undefined || hidden ? undefined : points[selected]
  const hiddenWords = t({ id: 'ui.chart.hidden', message: 'Montants masqués' })
  const longest = Math.max(0, ...axis.ticks.map((tick) => formatTick(tick).length))
  const heights = points.map(({ value }) => (value / axis.top) * height)
  const written = points.flatMap(({ age }, index) => (labelled?.includes(age) === true ? [index] : []))
  const rooms = labelRooms(heights, written)
  const inYears = (age: number): string => t({ id: 'ui.chart.first-age', message: `${age} ans` })
  const inWords = ({ age, label: amount }: AgePoint): string => t({ id: 'ui.chart.at-age', message: `${age} ans : ${amount}` })
  return (
    <div
      className={plot}
      style={cssVars({ '--plot-height': `${height}px`, '--tick-letters': hidden ? 0 : longest, '--count': count })}
    >
      <div {...asDrawing(hidden ? hiddenWords : label)}>
        {!hidden &&
          axis.ticks.map((tick) => (
            <span key={tick} className={gridLine} style={cssVars({ '--at': percent(tick / axis.top) })}>
              <span className={gridValue}>{formatTick(tick)}</span>
            </span>
          ))}
        <svg
          className={`${threads} ${columns}`}
          viewBox={`0 0 ${count} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {children}
        </svg>
        {!hidden && over}
        {!hidden &&
          points.map((point, index) => {
            const isSelected = index === selected
            if (!isSelected && (selected !== undefined || !written.includes(index))) return null
            const text = isSelected ? inWords(point) : point.label
            return (
              <span
                key={point.age}
                className={valueLabel}
                data-selected={isSelected ? '' : undefined}
                style={cssVars({
                  '--at': percent(placeOf(index, count)),
                  '--up': percent(point.value / axis.top),
                  '--before': shareBefore(index, count),
                  '--letters': text.length,
                  '--room': rooms[written.indexOf(index)] ?? 1,
                })}
              >
                {text}
              </span>
            )
          })}
        {chosen !== undefined && selected !== undefined && (
          <span className={marker} style={cssVars({ '--at': percent(placeOf(selected, count)) })} />
        )}
        {writtenAges(first, points.at(-1)?.age ?? first).map((age) => (
          <span
            key={age}
            className={axisLabel}
            style={cssVars({
              '--at': percent(placeOf(age - first, count)),
              '--letters': age === first ? 0 : lettersBetween(inYears(first), `${age}`),
              '--room': age === first ? 1 : (age - first) / count,
            })}
          >
            {age === first ? inYears(age) : age}
          </span>
        ))}
      </div>
      <input
        type="range"
        className={reader}
        min={0}
        max={Math.max(0, count - 1)}
        value={selected ?? 0}
        disabled={hidden}
        aria-label={readerLabel}
        aria-valuetext={hidden ? hiddenWords : spokenAmount(inWords(chosen ?? points[0] ?? { age: first, value: 0, label: '' }))}
        onFocus={() => setSelected((now) => now ?? 0)}
        onBlur={() => setSelected(undefined)}
        onChange={(event) => setSelected(event.currentTarget.valueAsNumber)}
      />
      <span className={readerRing} />
    </div>
  )
}
