import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** What unfolds below a row. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingTop: 24,
  borderTop: `1px solid ${vars.color.line}`,
})
// Beside one another where there is room: a value at the far edge of a wide sheet is not read with its name.
globalStyle(`${details} > [data-part="facts"]`, {
  '@media': { [from('md')]: { display: 'flex', flexWrap: 'wrap', gap: '16px 48px', borderTop: 0 } },
})
globalStyle(`${details} > [data-part="facts"] > *`, {
  '@media': { [from('md')]: { display: 'block', padding: 0, borderBottom: 0 } },
})
globalStyle(`${details} > [data-part="facts"] dd`, { '@media': { [from('md')]: { textAlign: 'left', fontWeight: 600 } } })
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
