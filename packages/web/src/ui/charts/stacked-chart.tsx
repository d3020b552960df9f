import type { ReactElement, ReactNode } from 'react'
import { cssVars } from '../theme/css-vars.ts'
import { axisTo, columnsPath, placeOf } from './axis.ts'
import { Drawing, LineFrame, placed } from './line-frame.tsx'
import * as styles from './stacked-chart.css.ts'

type Column = { readonly lower: number; readonly upper: number }

type StackedChartProps = {
  /** The drawing in one sentence. */
  readonly label: string
  /** Two amounts on one another at each place, the places side by side. */
  readonly columns: readonly Column[]
  /** Place that the page is about, and its amount over it; without one, none stands out. */
  readonly chosen?: { readonly place: number; readonly written: string } | undefined
  /** A place with a line of its own. */
  readonly mark?: { readonly place: number; readonly name: ReactNode } | undefined
  /** Places with words under the axis. */
  readonly ticks: readonly { readonly place: number; readonly label: string }[]
  readonly formatTick: (value: number) => string
  /** What the saver moves along the columns: a `WovenSlider`. */
  readonly foot?: ReactNode
}

const HEIGHT = 210
/** Room over the highest column for its amount. */
const ROOM = 1.16

/**
 * Threads of two amounts over an axis from zero, one of them chosen by what stands under it.
 *
 * @example <StackedChart label={…} columns={months} chosen={{ place: 18, written: '1 628 €' }} ticks={ages} formatTick={writeRound} foot={slider} />
 */
export const StackedChart = ({ label, columns, chosen, mark, ticks, formatTick, foot }: StackedChartProps): ReactElement => {
  const count = columns.length
  const axis = axisTo(Math.max(0, ...columns.map(({ lower, upper }) => lower + upper)), ROOM)
  const seam = axis.top * 0.006
  const drawn = (isDrawn: (place: number) => boolean) => {
    const shown = columns.map((column, place) => (isDrawn(place) ? column : { lower: 0, upper: 0 }))
    return {
      lower: columnsPath(
        shown.map(({ lower }) => ({ from: 0, to: lower })),
        axis.top,
      ),
      upper: columnsPath(
        shown.map(({ lower, upper }) => ({ from: lower === 0 ? 0 : lower + seam, to: lower + upper })),
        axis.top,
      ),
    }
  }
  const others = drawn((place) => place !== chosen?.place)
  const own = drawn((place) => place === chosen?.place)
  const current = chosen && columns[chosen.place]
  return (
    <LineFrame
      label={label}
      axis={axis}
      formatTick={formatTick}
      under={ticks.map(({ place, label: words }) => ({ at: placeOf(place, count), words }))}
      foot={foot && <div className={styles.foot}>{foot}</div>}
      className={foot === undefined ? '' : styles.withFoot}
      style={cssVars({ '--plot-height': `${HEIGHT}px`, '--count': count })}
    >
      <Drawing className={styles.columns} width={count}>
        <path className={styles.lower} d={others.lower} />
        <path className={styles.upper} d={others.upper} />
      </Drawing>
      {mark !== undefined && (
        <span
          className={styles.mark}
          data-side={mark.place > count / 2 ? 'before' : 'after'}
          style={placed({ x: placeOf(mark.place, count), y: 0 })}
        >
          {mark.name}
        </span>
      )}
      <Drawing className={styles.chosenColumn} width={count}>
        <path className={styles.chosenLower} d={own.lower} />
        <path className={styles.chosenUpper} d={own.upper} />
      </Drawing>
      {chosen !== undefined && current !== undefined && (
        <span
          className={styles.amount}
          style={placed({ x: placeOf(chosen.place, count), y: (current.lower + current.upper) / axis.top })}
        >
          {chosen.written}
        </span>
      )}
    </LineFrame>
  )
}
