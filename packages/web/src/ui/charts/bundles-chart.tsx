import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { asDrawing } from './as-drawing.ts'
import { columnsPath } from './axis.ts'
import { bundle, bundleName, bundleNote, bundles, bundleThreads, bundleValue, threads, tones } from './charts.css.ts'

export type YearsBundle = {
  /** Guaranteed years: one thread each. */
  readonly years: number
  readonly value: number
  /** The amount, which may be a button that opens it. */
  readonly label: ReactNode
  /** « 5 ans ». */
  readonly name: string
  /** Gap with the plain annuity: « − 0,27 € ». */
  readonly note?: ReactNode
}

type BundlesChartProps = {
  readonly label: string
  readonly items: readonly YearsBundle[]
  /** Value at the top of the drawing, which none of them exceeds. */
  readonly top: number
}

const HIDDEN_HEIGHT = 0.75

/** One thread per guaranteed year: width is duration, height is the value. The sentence is the drawing's; the amounts stay what they are, buttons too. */
export const BundlesChart = ({ label, items, top }: BundlesChartProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  return (
    <div className={bundles}>
      <VisuallyHidden>
        <span {...asDrawing(hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : label)} />
      </VisuallyHidden>
      {items.map((item) => (
        <div key={item.years} className={bundle}>
          <span className={bundleValue}>{item.label}</span>
          <svg
            className={`${threads} ${bundleThreads} ${hidden ? tones.mute : tones.d1}`}
            style={cssVars({ '--count': item.years })}
            viewBox={`0 0 ${item.years} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path
              d={columnsPath(
                Array.from({ length: item.years }, () => ({ from: 0, to: hidden ? top * HIDDEN_HEIGHT : item.value })),
                top,
              )}
            />
          </svg>
          <span className={bundleName}>{item.name}</span>
          {item.note !== undefined && <span className={bundleNote}>{item.note}</span>}
        </div>
      ))}
    </div>
  )
}
