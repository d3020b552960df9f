import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { type Axis, placeOf, writtenAges } from './axis.ts'
import { labelRooms, lettersBetween, shareBefore } from './label-room.ts'
import { columns, valueLabel } from './line-frame.css.ts'
import { Drawing, LineFrame, placed } from './line-frame.tsx'

/** One year of age, and what is paid then. */
export type AgePoint = { readonly age: number; readonly value: number; readonly label: string }

type PlotProps = {
  /** The drawing in one sentence. */
  readonly label: string
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

/** Columns by age over an axis from zero. Any age can be read: by arrow keys, finger or pointer. */
export const AgePlot = ({ label, points, axis, formatTick, labelled, height, children, over }: PlotProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const [selected, setSelected] = useState<number>()
  const count = points.length
  const first = points[0]?.age ?? 0
  const chosen = selected === undefined ? undefined : points[selected]
  const heights = points.map(({ value }) => (value / axis.top) * height)
  const written = points.flatMap(({ age }, index) => (labelled?.includes(age) === true ? [index] : []))
  const rooms = labelRooms(heights, written)
  const inYears = (age: number): string => t({ id: 'ui.age.whole', message: `${age}\u00A0ans` })
  const inWords = ({ age, label: amount }: AgePoint): string =>
    t({ id: 'ui.chart.at-age', message: `${age}\u00A0ans : ${amount}` })
  const at = ({ age, value }: AgePoint) => ({ x: placeOf(age - first, count), y: value / axis.top })
  const drawing = (
    <Drawing className={columns} width={count}>
      {children}
    </Drawing>
  )
  return (
    <LineFrame
      label={label}
      axis={axis}
      formatTick={formatTick}
      under={writtenAges(first, points.at(-1)?.age ?? first).map((age) => ({
        at: placeOf(age - first, count),
        words: age === first ? inYears(age) : age,
        letters: age === first ? 0 : lettersBetween(inYears(first), `${age}`),
        room: age === first ? 1 : (age - first) / count,
      }))}
      reader={{
        label: t({ id: 'ui.chart.read-age', message: 'Lire le montant à un âge' }),
        count,
        value: selected ?? 0,
        said: inWords(chosen ?? points[0] ?? { age: first, value: 0, label: '' }),
        find: ({ x }) => Math.min(count - 1, Math.max(0, Math.floor(x * count))),
        onRead: setSelected,
        onLeave: () => setSelected(undefined),
      }}
      read={chosen && { ...at(chosen), label: inWords(chosen) }}
      neutral={drawing}
      style={cssVars({ '--plot-height': `${height}px`, '--count': count })}
    >
      {drawing}
      {!hidden && over}
      {chosen === undefined &&
        points.map(
          (point, index) =>
            written.includes(index) && (
              <span
                key={point.age}
                className={valueLabel}
                style={{
                  ...placed(at(point)),
                  ...cssVars({
                    '--before': shareBefore(index, count),
                    '--letters': point.label.length,
                    '--room': rooms[written.indexOf(index)] ?? 1,
                  }),
                }}
              >
                {point.label}
              </span>
            ),
        )}
    </LineFrame>
  )
}
