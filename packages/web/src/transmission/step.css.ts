import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const number = style({ marginTop: vars.space.s5, color: vars.color.ink2, fontSize: vars.size.s3 })
export const lead = style({ marginTop: '8px', maxWidth: '44rem', color: vars.color.ink2 })
export const fields = style({ display: 'grid', gap: vars.space.s4, border: 0, padding: 0, margin: 0, minWidth: 0 })
export const actions = style({ display: 'grid', gap: '12px' })
export const summary = style({ marginBottom: vars.space.s4 })
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
  padding: '20px 20px 18px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from('md')]: { paddingInline: vars.space.s6 } },
})
export const cardTitle = style({ fontSize: vars.size.h3 })
export const short = style({ maxWidth: '14rem' })
export const pair = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', maxWidth: '28rem' } },
})
export const row = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'end',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) auto' } },
})
export const hint = style({ color: vars.color.ink2, fontSize: vars.size.s2, marginTop: '8px' })
export const big = style({ marginTop: vars.space.s3 })
export const lines = style({ display: 'grid', gap: '8px', marginTop: vars.space.s4 })
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', fontSize: vars.size.s2 })
export const lineName = style({ color: vars.color.ink2 })
export const note = style({ marginTop: vars.space.s3 })
export const windowActions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: vars.space.s5 })
