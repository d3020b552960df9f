import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** A band of its own above the page: it takes its room and covers nothing. */
export const band = style({
  flex: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'center',
  paddingBlock: 10,
  fontSize: vars.size.s2,
})
