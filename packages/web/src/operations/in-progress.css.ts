import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 16,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 } },
})
export const card = style({ padding: '24px 20px 14px', '@media': { [from('md')]: { padding: '28px 32px 18px' } } })
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 16px',
  alignItems: 'baseline',
  '@media': { '(max-width: 379px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const name = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})
export const about = style({
  gridColumn: '1 / -1',
  marginTop: 4,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  overflowWrap: 'anywhere',
})
export const since = style({ marginTop: 16, color: vars.color.ink2, fontSize: vars.size.s2 })
export const link = style({ marginTop: 8, fontSize: vars.size.s2 })
