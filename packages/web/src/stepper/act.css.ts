import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const lead = style({ marginTop: '8px', maxWidth: '44rem', color: vars.color.ink2 })
export const done = style({ marginTop: vars.space.s5 })
export const doors = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: vars.space.s5 })
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '12px' })
export const partTitle = style({ fontWeight: 650, fontSize: vars.size.s3, fontFamily: 'inherit' })
export const days = style({
  display: 'grid',
  gap: '16px',
  marginTop: vars.space.s4,
  borderInlineStart: `2px solid ${vars.data.d1}`,
  paddingInlineStart: '16px',
  listStyle: 'none',
})
export const day = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
