import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const list = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px 24px',
  alignItems: 'center',
  padding: '18px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from('md')]: { gridTemplateColumns: '300px 240px minmax(0, 1fr)' } },
})
export const name = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})
export const small = style({ color: vars.color.ink2, fontSize: vars.size.s2, overflowWrap: 'anywhere' })
export const figure = style({ color: vars.color.ink })
export const funds = style({ display: 'block' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'center' })
