import { useHiddenAmounts } from '../amount/index.ts'
import { axisTo, columnsPath } from './axis.ts'
import { tones } from './charts.css.ts'
import { type AgePoint, AgePlot } from './age-plot.tsx'

type YearsChartProps = {
  readonly label: string
  /** What is paid at each age, revaluation included. */
  readonly points: readonly AgePoint[]
  /** What is paid at the start: the solid part of each thread, in the points' unit. */
  readonly base: number
  readonly formatTick: (value: number) => string
  readonly labelled?: readonly number[]
}

const HEIGHT = 280

/** One thread per year of age: solid up to the starting annuity, dashed for what revaluation would add. */
export const YearsChart = ({ label, points, base, formatTick, labelled }: YearsChartProps) => {
  const hidden = useHiddenAmounts()
  const axis = axisTo(Math.max(base, ...points.map((point) => point.value)))
  const shown = hidden ? points.map((point) => ({ ...point, value: axis.top / 2 })) : points
  const floor = hidden ? axis.top / 2 : base
  return (
    <AgePlot
      label={label}
      points={shown}
      axis={axis}
      formatTick={formatTick}
      height={HEIGHT}
      {...(labelled === undefined ? {} : { labelled })}
    >
      <path
        className={tones.d4}
        strokeDasharray="3.5 2.5"
        d={columnsPath(
          shown.map((point) => ({ from: floor, to: point.value })),
          axis.top,
        )}
      />
      <path
        className={hidden ? tones.mute : tones.d1}
        d={columnsPath(
          shown.map((point) => ({ from: 0, to: Math.min(floor, point.value) })),
          axis.top,
        )}
      />
    </AgePlot>
  )
}
