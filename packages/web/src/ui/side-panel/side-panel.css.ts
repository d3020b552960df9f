import { keyframes, style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const slide = keyframes({ from: { opacity: 0, translate: '32px 0' }, to: { opacity: 1, translate: '0 0' } })

/** Its own parts scroll, so that what stands on top of them stays. */
export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  animation: `${slide} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [from('sm')]: {
      left: 'auto',
      width: 'min(480px, 100% - 64px)',
      borderRadius: `${vars.radius.l} 0 0 ${vars.radius.l}`,
      boxShadow: vars.shadow.s3,
    },
  },
})
export const head = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '16px',
  padding: '24px 20px 12px',
  '@media': { [from('sm')]: { padding: '24px 24px 12px' } },
})
export const title = style({ minWidth: 0, fontSize: '1.625rem' })
export const close = style({ flex: 'none', margin: '-8px -10px 0 0' })
