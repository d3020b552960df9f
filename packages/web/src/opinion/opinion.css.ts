import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const floating = style({
  position: 'fixed',
  right: '20px',
  bottom: '20px',
  zIndex: 5,
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  justifyContent: 'center',
  border: 0,
  background: vars.color.action,
  color: vars.color.onAction,
  font: 'inherit',
  fontWeight: 600,
  boxShadow: vars.shadow.s3,
  cursor: 'pointer',
  ':hover': { background: vars.color.actionHover },
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  '@media': { print: { display: 'none' } },
})
export const disc = style([floating, { width: '56px', height: '56px', borderRadius: '50%' }])
export const hint = style([floating, { height: '52px', padding: '0 22px', borderRadius: '26px' }])

export const lead = style({ color: vars.color.ink2, ':focus-visible': { outline: 'none' } })
