import { style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const band = style({
  height: 112,
  marginTop: 32,
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.hero,
  '@media': { [md]: { height: 168, marginTop: 44 }, print: { display: 'none' } },
})
export const threads = style({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: 1.9,
  '@media': { [below('sm')]: { strokeWidth: 1.4 } },
})
const line = style({ vectorEffect: 'non-scaling-stroke' })
export const thread = [vars.data.h1, vars.data.h2, vars.data.h3].map((stroke) => style([line, { stroke }]))
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 64px',
  marginTop: 40,
  '@media': { [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 48, marginTop: 56 } },
})
export const part = style({ paddingTop: 16, borderTop: `1.5px solid ${vars.color.ink}` })
export const text = style({ maxWidth: '34rem', marginTop: 8, color: vars.color.ink2 })
export const entranceLine = style({ marginTop: vars.space.s7 })
