import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

// Two pixels of thread, two of ground: the mask cuts one colour bar into threads that can be counted.
const cut = 'repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 4px)'

/** A row of threads: capital up to `--capital-end`, annuity from `--annuity-start`, the colour of nothing between. */
export const bar = style({
  display: 'block',
  height: '24px',
  background: `linear-gradient(90deg, ${vars.data.d2} var(--capital-end), ${vars.color.line} var(--capital-end) var(--annuity-start), ${vars.data.d1} var(--annuity-start))`,
  maskImage: cut,
  WebkitMaskImage: cut,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
export const neutral = style({ background: vars.data.mute })
export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  width: '14px',
  height: '14px',
  borderRadius: '2px',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
export const swatches = {
  capital: style({ background: `repeating-linear-gradient(90deg, ${vars.data.d2} 0 2px, transparent 2px 4px)` }),
  annuity: style({ background: `repeating-linear-gradient(90deg, ${vars.data.d1} 0 2px, transparent 2px 4px)` }),
}
