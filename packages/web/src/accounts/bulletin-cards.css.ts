import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const cards = style({ margin: `${vars.space.s8} auto ${vars.space.s6}` })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
  gap: vars.space.s4,
})
/** Cards of one row are equally high. */
export const item = style({ display: 'grid' })
