import { MONTHS_PER_YEAR } from '@hautelisse/domain/money'
import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { axisTo, columnsPath, placeOf } from './axis.ts'
import { tones } from './charts.css.ts'
import { ageMark, ageMarkLabel, reference as referenceStyle, referenceLabel } from './line-frame.css.ts'
import { roomOver } from './label-room.ts'
import { type AgePoint, AgePlot } from './age-plot.tsx'

type StepsChartProps = {
  readonly label: string
  readonly points: readonly AgePoint[]
  /** The plain annuity, as a dashed line across: « Rente simple 161,30 € ». */
  readonly reference: { readonly value: number; readonly label: string }
  readonly formatTick: (value: number) => string
  /** Ages in months that are named under the axis: « 9 sur 10 ». What they mean is said beside the drawing. */
  readonly marks?: readonly { readonly months: number; readonly label: string }[]
}

const HEIGHT = 200

/** An annuity that changes with age, against the plain one. */
export const StepsChart = ({ label, points, reference, formatTick, marks }: StepsChartProps) => {
  const first = points[0]?.age ?? 0
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
        <>
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
          {marks?.map(({ months, label: name }) => (
            <span
              key={months}
              aria-hidden="true"
              className={ageMark}
              style={cssVars({ '--at': `${placeOf(months / MONTHS_PER_YEAR - first, points.length) * 100}%` })}
            >
              <span className={ageMarkLabel}>{name}</span>
            </span>
          ))}
        </>
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
