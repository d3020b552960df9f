import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const parts = style({ display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const title = style({ marginBottom: '10px', fontFamily: vars.font.text, fontSize: vars.size.s3, fontWeight: 650 })
export const link = style({
  padding: '12px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  fontSize: vars.size.s2,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
globalStyle(`${link} > span`, { color: vars.color.ink2 })
export const actions = style({
  display: 'grid',
  gap: '12px',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
