import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const page = style({ paddingBottom: 72 })
export const state = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 14px', alignItems: 'center', fontSize: vars.size.s3 })
export const life = style({ marginTop: vars.space.s5 })
export const title = style({ fontSize: vars.size.h3 })
export const figure = style({ margin: '2px 0 12px' })
export const aside = style({
  display: 'grid',
  gap: vars.space.s4,
  alignContent: 'start',
  '@media': { [from('md')]: { position: 'sticky', top: vars.space.s5 } },
})
export const facts = style({ marginTop: '12px' })
