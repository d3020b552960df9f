import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const card = style({ display: 'grid', gap: vars.space.s3, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '6px 16px',
})
export const title = style({ minWidth: 0, overflowWrap: 'anywhere', fontSize: vars.size.h3 })
export const under = style({ flexBasis: '100%', color: vars.color.ink2, fontSize: vars.size.s2 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  alignItems: 'center',
  marginTop: 'auto',
  paddingTop: '4px',
})
