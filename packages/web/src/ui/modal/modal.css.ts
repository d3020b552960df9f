import { keyframes, style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' }, to: { opacity: 1, translate: '0 0' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 9,
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.fast} linear`,
})
export const modal = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [from('sm')]: {
      inset: '48px 0 auto 0',
      width: 'min(700px, 100% - 64px)',
      maxHeight: 'calc(100vh - 96px)',
      marginInline: 'auto',
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.s3,
    },
  },
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '18px 20px 14px',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from('sm')]: { padding: '28px 36px 18px' } },
})
export const title = style({ fontSize: '1.75rem' })
export const lead = style({ marginTop: '4px', color: vars.color.ink2, fontSize: vars.size.s2 })
export const close = style({ margin: '-6px -10px 0 0', alignSelf: 'flex-start' })
export const body = style({
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '20px 20px 28px',
  '@media': { [from('sm')]: { padding: '24px 36px 36px' } },
})
export const actions = style({
  display: 'grid',
  gap: '10px',
  '@media': { [from('sm')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
