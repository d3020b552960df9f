import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  fontFamily: vars.font.display,
  fontWeight: 620,
  fontSize: '2.75rem',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const small = style({ color: vars.color.ink2, fontFamily: vars.font.text, fontWeight: 400, fontSize: vars.size.s2 })

// One colour bar cut into as many threads as there are seconds; what is left ends between two threads.
const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px var(--pitch))'
export const threads = style({
  height: '14px',
  marginTop: '16px',
  background: `linear-gradient(90deg, ${vars.data.d1} var(--left), ${vars.color.line} var(--left))`,
  maskImage: cut,
  WebkitMaskImage: cut,
  forcedColorAdjust: 'none',
})
