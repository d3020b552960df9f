import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** What unfolds below a row. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingTop: 24,
  borderTop: `1px solid ${vars.color.line}`,
})
export const wide = style({ gridColumn: '1 / -1' })
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  alignItems: 'center',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
