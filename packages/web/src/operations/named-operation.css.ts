import { style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

export const state = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 14px', alignItems: 'center', fontSize: vars.size.s3 })
export const life = style({ marginTop: vars.space.s5 })
export const figure = style({ margin: '2px 0 8px' })
export const aside = style({
  display: 'grid',
  gap: vars.space.s4,
  alignContent: 'start',
  '@media': {
    [`screen and ${below('md')}`]: { order: -1 },
    [from('md')]: { position: 'sticky', top: vars.space.s5 },
  },
})
