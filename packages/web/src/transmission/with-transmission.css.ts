import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** Keeps the room of a slide, so that the home below does not move when it comes. */
export const place = style({ minHeight: '240px' })
/** The home below a step or a result. */
export const below = style({ marginTop: vars.space.s8 })
export const door = style({ paddingBlock: vars.space.s8 })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  alignItems: 'center',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const title = style({ fontSize: vars.size.h3, overflowWrap: 'anywhere' })
export const text = style({ marginTop: '4px', color: vars.color.ink2 })
