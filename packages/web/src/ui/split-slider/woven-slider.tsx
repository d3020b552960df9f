import type { ReactElement } from 'react'
import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { handle, track } from './split-slider.css.ts'
import { looks, neutral } from './woven-slider.css.ts'

type WovenSliderProps = {
  /** Names the field. */
  readonly id?: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  /** The value in words: « 64 ans ». */
  readonly valueText: string
  /** Threads up to the handle and those after it: what is reached, or two sides of one whole. */
  readonly look?: keyof typeof looks
  readonly onMove: (value: number) => void
}

/**
 * A number between two others, on threads: mouse, finger or keys.
 *
 * @example <WovenSlider label="Âge de départ" min={63} max={67} value={64} valueText="64 ans" onMove={setAge} />
 */
export const WovenSlider = ({
  id,
  label,
  min,
  max,
  step = 1,
  value,
  valueText,
  look = 'reached',
  onMove,
}: WovenSliderProps): ReactElement => {
  const hidden = useHiddenAmounts() && look === 'sides'
  const share = max === min ? 1 : (value - min) / (max - min)
  return (
    <div className={track}>
      <span
        aria-hidden="true"
        className={`${looks[look]} ${hidden ? neutral : ''}`}
        style={cssVars({ '--share': `${Math.round(share * 100)}%` })}
      />
      <input
        id={id}
        type="range"
        className={handle}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
