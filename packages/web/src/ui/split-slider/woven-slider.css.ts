import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const cut = 'repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 4px)'
const threads = style({
  position: 'absolute',
  inset: '14px 0',
  maskImage: cut,
  WebkitMaskImage: cut,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
const upTo = (from: string, to: string): string => `linear-gradient(90deg, ${from} var(--share), ${to} var(--share))`

/** What is reached against what is still to come, and two sides of one whole. */
export const looks = {
  reached: style([threads, { background: upTo(vars.data.d1, vars.color.lineStrong) }]),
  sides: style([threads, { background: upTo(vars.data.d2, vars.data.d1) }]),
}
export const neutral = style({ background: vars.data.mute })
