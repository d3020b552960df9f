import { style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'
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
/** With letters twice as large what does not fit goes below the logo. */
export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  minHeight: `calc(${vars.layout.header} - 1px)`,
  '@media': { [below('sm')]: { columnGap: vars.space.s2 } },
})
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  marginLeft: 'auto',
  '@media': { [below('sm')]: { gap: 0, flexWrap: 'wrap', justifyContent: 'flex-end' } },
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
