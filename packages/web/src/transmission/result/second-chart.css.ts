import { style } from '@vanilla-extract/css'
import { from, vars } from '../../ui/theme/index.ts'

const exact = { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact', forcedColorAdjust: 'none' } as const

/** Options side by side, all of one width: their threads are of one scale. */
export const options = style({
  display: 'grid',
  gap: vars.space.s5,
  marginTop: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'row dense',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 44rem)' } },
    },
  },
})
export const intro = style({ marginTop: vars.space.s2 })
/** Threads of one option, from left to right: first tax, second tax, what is left. */
export const threads = style({
  display: 'block',
  width: '100%',
  height: '64px',
  margin: '16px 0 20px',
  fill: 'none',
  strokeWidth: 'min(2px, 55cqi / var(--count))',
  ...exact,
})
/** Strokes as wide as the place of a thread lets them be. */
export const plot = style({ containerType: 'inline-size' })
export const tones = {
  firstTax: style({ stroke: vars.data.d5 }),
  /** Nobody knows its day. */
  secondTax: style({ stroke: vars.data.d5, strokeDasharray: '4 4' }),
  net: style({ stroke: vars.data.d1 }),
  mute: style({ stroke: vars.data.mute }),
}
export const swatch = style({ flex: 'none', width: '16px', height: '16px', strokeWidth: 2, fill: 'none', ...exact })
export const withSwatch = style({ display: 'inline-flex', gap: '8px', alignItems: 'baseline' })
