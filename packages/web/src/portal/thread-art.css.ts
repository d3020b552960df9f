import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const art = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none', strokeWidth: 2 })
/** Threads that have been cut hang from the top and leave the rest empty. */
export const cutArt = style([art, { '@media': { [from('md')]: { height: '58%' } } }])
export const first = style({ stroke: vars.data.h1, vectorEffect: 'non-scaling-stroke' })
export const second = style({ stroke: vars.data.h2, vectorEffect: 'non-scaling-stroke' })
export const third = style({ stroke: vars.data.h3, vectorEffect: 'non-scaling-stroke' })
export const cutThread = style({
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const hanging = style({ stroke: vars.data.h1, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' })
