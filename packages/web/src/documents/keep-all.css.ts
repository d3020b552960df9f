import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const keep = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 32px',
  padding: '22px 24px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const title = style({ marginBottom: 4, color: vars.color.ink, fontSize: '1.5rem' })
export const asking = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' })
globalStyle(`${asking} > *`, { flex: '1 1 auto' })
export const said = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } })
export const missing = style({
  marginTop: 6,
  paddingLeft: 18,
  fontSize: vars.size.s2,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
})
