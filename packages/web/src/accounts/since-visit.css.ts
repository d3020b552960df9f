import { style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

export const section = style({ marginTop: 56, '@media': { [from('md')]: { marginTop: 72 } } })
export const total = style({ fontSize: vars.size.lead, fontWeight: 650 })
export const causes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '0 44px',
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const cause = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.line}`,
})
export const name = style({ color: vars.color.ink2 })
export const note = style({ marginTop: 8, color: vars.color.ink2, fontSize: vars.size.s2 })
