import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const markList = style({ display: 'grid', gap: '8px', justifyItems: 'start' })
export const mark = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  minHeight: '44px',
  maxWidth: '100%',
  padding: '8px 14px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size.s2,
  lineHeight: 1.4,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    '&[aria-pressed="true"]': { borderColor: vars.color.action, boxShadow: `inset 0 0 0 1px ${vars.color.action}` },
  },
})
