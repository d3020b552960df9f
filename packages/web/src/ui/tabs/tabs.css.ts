import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: `1px solid ${vars.color.line}`,
  padding: '0 12px',
})
export const tab = style({
  position: 'relative',
  minHeight: '48px',
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[data-state="active"]': { color: vars.color.ink, fontWeight: 650 },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      left: '12px',
      right: '12px',
      bottom: '-1px',
      height: '4px',
      background: vars.color.accent,
      forcedColorAdjust: 'none',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
export const panel = style({ selectors: { '&:focus-visible': { outline: 'none' } } })
