import { style } from '@vanilla-extract/css'
import { NARROW } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const header = style({
  position: 'relative',
  zIndex: 5,
  flex: 'none',
  minHeight: vars.layout.header,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
})
export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s5,
  minHeight: `calc(${vars.layout.header} - 1px)`,
  // With letters twice as large the tools go below the logo.
  '@media': { '(max-width: 599px)': { flexWrap: 'wrap' }, [NARROW]: { gap: '8px' } },
})
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  marginLeft: 'auto',
  '@media': { '(max-width: 599px)': { gap: 0, flexWrap: 'wrap', justifyContent: 'flex-end' } },
})
export const skip = style({
  position: 'absolute',
  left: '-999px',
  top: 0,
  zIndex: 20,
  padding: '14px 20px',
  background: vars.color.surface,
  ':focus': { left: '12px', top: '12px' },
})
