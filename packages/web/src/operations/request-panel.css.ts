import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`

export const title = style({ fontSize: vars.size.h3 })
export const strong = style({ fontWeight: 650 })
export const small = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s2 })
export const rows = style({ margin: '12px 0 0', borderTop: hairline })
export const row = style({
  display: 'grid',
  gap: '2px 24px',
  padding: '12px 0',
  borderBottom: hairline,
  overflowWrap: 'anywhere',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)' } },
})
globalStyle(`${row} dt`, { color: vars.color.ink2, fontSize: vars.size.s2 })
export const part = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' })
export const documents = style({ listStyle: 'none', margin: '12px 0 0', padding: 0, borderTop: hairline })
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px',
  padding: '12px 0',
  borderBottom: hairline,
  overflowWrap: 'anywhere',
})
globalStyle(`${rows} + ${title}`, { marginTop: vars.space.s5 })
