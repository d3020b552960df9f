import { below, vars } from '../ui/theme/index.ts'
import { style } from '@vanilla-extract/css'

export const lead = style({ marginTop: 12, color: vars.color.ink2, fontSize: vars.size.lead })
export const note = style({ marginTop: 20 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  '@media': { [below('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const aside = style({
  marginTop: 24,
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
