import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s4,
  minHeight: '40vh',
  color: vars.color.ink2,
  textAlign: 'center',
})
const draw = keyframes({ '0%': { strokeDashoffset: 220 }, '60%, 100%': { strokeDashoffset: 0 } })
export const thread = style({
  width: '120px',
  height: '48px',
  fill: 'none',
  stroke: vars.data.d1,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeDasharray: 220,
  animation: `${draw} 1.6s ${vars.motion.ease} infinite`,
})

// Its place is kept from the beginning, so that nothing moves when it comes.
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
export const late = style({
  animation: `${appear} 1ms linear 3s both`,
  // Reduced motion makes animations instant, not this wait: it is no movement.
  '@media': { '(prefers-reduced-motion: reduce)': { animationDelay: '3s !important' } },
})
