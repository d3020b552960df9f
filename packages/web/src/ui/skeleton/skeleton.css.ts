import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

// Nothing shows for 300 ms: an answer that comes at once never flashes a skeleton.
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
const breathe = keyframes({ from: { opacity: 0.55 }, to: { opacity: 1 } })

export const skeleton = style({
  display: 'grid',
  gap: vars.space.s3,
  animation: `${appear} 1ms linear 300ms both`,
  // Reduced motion makes animations instant, not this wait: it is no movement.
  '@media': { '(prefers-reduced-motion: reduce)': { animationDelay: '300ms !important' } },
})
export const line = style({
  display: 'block',
  height: 'var(--line-height)',
  width: 'var(--line-width)',
  maxWidth: '100%',
  background: `repeating-linear-gradient(90deg, ${vars.color.line} 0 2px, transparent 2px 5px)`,
  animation: `${breathe} 1.6s ease-in-out infinite alternate`,
})
