import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/index.ts'

export const failed = style({
  position: 'fixed',
  zIndex: 12,
  right: 16,
  bottom: 16,
  left: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  width: 'fit-content',
  maxWidth: 'min(40rem, 100% - 32px)',
  marginInline: 'auto',
  padding: '10px 20px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.alertTint,
  color: vars.color.ink,
  boxShadow: vars.shadow.s2,
  '@media': { print: { display: 'none' } },
})
export const failedActions = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' })
