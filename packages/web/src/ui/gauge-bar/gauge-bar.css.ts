import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/index.ts'

const fill = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } })
// One bar of colour cut into threads of 3 px on 5 px.
const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 5px)'
export const bar = style({
  height: '16px',
  margin: '6px 0 4px',
  background: `linear-gradient(90deg, ${vars.data.d1} var(--before), ${vars.data.d2} var(--before) var(--after), ${vars.color.line} var(--after))`,
  maskImage: cut,
  WebkitMaskImage: cut,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${fill} ${vars.motion.gauge} ${vars.motion.ease}` },
  },
})
export const hiddenBar = style({ background: vars.color.line })
