import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingTop: 24,
  borderTop: hairline,
})
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 40px' })
globalStyle(`${facts} dt`, { color: vars.color.ink2, fontSize: vars.size.s2 })
globalStyle(`${facts} dd`, { fontWeight: 600, overflowWrap: 'anywhere' })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '28px 64px' } },
})
export const wide = style({ gridColumn: '1 / -1' })
export const title = style({ fontSize: '1.375rem' })
export const ledger = style({ marginTop: 14, borderTop: `1.5px solid ${vars.color.ink}` })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 20px',
  padding: '11px 0',
  borderBottom: hairline,
  overflowWrap: 'anywhere',
})
export const note = style({ gridColumn: '1 / -1', color: vars.color.ink2, fontSize: vars.size.s2 })
export const strong = style({ fontWeight: 650 })
export const small = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s2 })
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
