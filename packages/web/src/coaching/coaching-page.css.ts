import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  paddingTop: 28,
  '@media': {
    [md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 64, alignItems: 'center', paddingTop: 56 },
  },
})
export const body = style({ maxWidth: '36rem', marginTop: 14 })
export const text = style({ marginBottom: 24, color: vars.color.ink2, fontSize: vars.size.lead })
export const art = style({
  order: -1,
  height: 112,
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.hero,
  '@media': { [md]: { order: 0, height: 420 }, print: { display: 'none' } },
})
export const threads = style({ display: 'block', width: '100%', height: '100%', fill: 'none', strokeWidth: 2 })
const thread = style({ vectorEffect: 'non-scaling-stroke' })
export const saver = style([thread, { stroke: vars.data.h1 }])
export const coach = style([thread, { stroke: vars.data.h2 }])
