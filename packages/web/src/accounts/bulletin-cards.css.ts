import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const cards = style({ marginBlock: vars.space.s6 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
  gap: vars.space.s4,
  marginTop: vars.space.s4,
})
export const card = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 8,
  padding: '20px 22px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8, width: '100%' })
export const amount = style({ margin: 0 })
export const chosen = style({ display: 'grid', gap: 4, width: '100%', margin: 0, fontSize: vars.size.s2 })
export const part = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', justifyContent: 'space-between' })
export const text = style({ color: vars.color.ink2, fontSize: vars.size.s2, ':empty': { display: 'none' } })
