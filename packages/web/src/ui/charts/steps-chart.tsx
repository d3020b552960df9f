import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { axisTo, columnsPath } from './axis.ts'
import { tones } from './charts.css.ts'
import { reference as referenceStyle, referenceLabel } from './line-frame.css.ts'
import { roomOver } from './label-room.ts'
import { type AgePoint, AgePlot } from './age-plot.tsx'

type StepsChartProps = {
  readonly label: string
  readonly points: readonly AgePoint[]
  /** The plain annuity, as a dashed line across: « Rente simple 161,30 € ». */
  readonly reference: { readonly value: number; readonly label: string }
  readonly formatTick: (value: number) => string
}

const HEIGHT = 200

/** An annuity that changes with age, against the plain one. */
export const StepsChart = ({ label, points, reference, formatTick }: StepsChartProps) => {
  const hidden = useHiddenAmounts()
  const axis = axisTo(Math.max(reference.value, ...points.map((point) => point.value)))
  const shown = hidden ? points.map((point) => ({ ...point, value: axis.top / 2 })) : points
  return (
    <AgePlot
      label={label}
      points={shown}
      axis={axis}
      formatTick={formatTick}
      height={HEIGHT}
      over={
        <span
          className={referenceStyle}
          style={cssVars({
            '--up': `${(reference.value / axis.top) * 100}%`,
            '--letters': reference.label.length,
            '--room': roomOver(
              points.map(({ value }) => value),
              reference.value,
            ),
          })}
        >
          <span className={referenceLabel}>{reference.label}</span>
        </span>
      }
    >
      <path
        className={hidden ? tones.mute : tones.d4}
        d={columnsPath(
          shown.map((point) => ({ from: 0, to: point.value })),
          axis.top,
        )}
      />
    </AgePlot>
  )
}
