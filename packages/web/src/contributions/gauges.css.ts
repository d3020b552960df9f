import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`

export const list = style({ borderTop: hairline })
export const item = style({ padding: '18px 0', borderBottom: hairline })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 16px',
})
export const why = style({ marginTop: '4px', color: vars.color.ink2, fontSize: vars.size.s1 })

const fill = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } })
// One bar of colour cut into threads of 3 px on 5 px.
const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 5px)'
export const bar = style({
  height: '18px',
  margin: '10px 0 6px',
  background: `linear-gradient(90deg, ${vars.data.d1} var(--fill), ${vars.color.line} var(--fill))`,
  maskImage: cut,
  WebkitMaskImage: cut,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  // With less motion the end is shown at once (GAUGE-03).
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${fill} ${vars.motion.gauge} ${vars.motion.ease}` },
  },
})
/** Amounts that are hidden have a neutral shape. */
export const hiddenBar = style({
  background: `linear-gradient(90deg, ${vars.data.mute} var(--fill), ${vars.color.line} var(--fill))`,
})
