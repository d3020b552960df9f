import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const list = style({ borderBottom: `1px solid ${vars.color.line}` })
/** Two beside each other where there is room. */
export const pairs = style([
  list,
  { '@media': { [from('md')]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 48 } } },
])
/** Three beside each other where there is room. */
export const thirds = style([
  list,
  { '@media': { [from('md')]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 48 } } },
])
globalStyle(`${pairs} > li`, { display: 'grid' })
export const row = style({
  display: 'block',
  width: '100%',
  padding: '18px 0',
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'left',
  textDecoration: 'none',
})
export const off = style([row, { color: vars.color.ink3, cursor: 'not-allowed' }])
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 620,
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
  selectors: { [`${row}:hover &`]: { textDecoration: 'underline' }, [`${off}:hover &`]: { textDecoration: 'none' } },
})
export const icon = style({ color: vars.color.link, selectors: { [`${off} &`]: { color: vars.color.ink3 } } })
