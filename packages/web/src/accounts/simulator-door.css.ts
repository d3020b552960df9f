import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const ahead = style({ marginTop: 48, '@media': { [md]: { marginTop: 72 } } })
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
})
export const words = style({ padding: '24px 20px 28px', '@media': { [md]: { padding: '40px' } } })
export const text = style({ maxWidth: '34rem', margin: '10px 0 22px', color: vars.color.ink2 })
export const art = style({
  order: -1,
  width: '100%',
  height: 120,
  background: vars.color.sunken,
  fill: 'none',
  strokeWidth: 2,
  '@media': { [md]: { order: 0, height: '100%' }, print: { display: 'none' } },
})
const thread = style({ vectorEffect: 'non-scaling-stroke' })
export const capital = style([thread, { stroke: vars.data.d2 }])
export const annuity = style([thread, { stroke: vars.data.d1 }])
