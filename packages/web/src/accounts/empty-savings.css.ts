import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')
/** How far the card stands in the hero. */
const RISE = 132

export const hero = style({ paddingBottom: 56, background: vars.color.hero, color: vars.color.onBrand })
/** They hang from the top of the page's own part, whatever stands above it. */
export const threads = style({
  display: 'block',
  height: 96,
  marginBottom: 28,
  fill: 'none',
  stroke: vars.data.h1,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
})
export const thread = style({ vectorEffect: 'non-scaling-stroke' })
export const hello = style({
  color: vars.color.onBrand2,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 560,
  lineHeight: 1.3,
})
export const title = style({ fontSize: '2rem', '@media': { [md]: { fontSize: '3.25rem', lineHeight: 1.1 } } })
export const text = style({ maxWidth: '38rem', marginTop: 8, color: vars.color.onBrand2, fontSize: vars.size.lead })
export const state = style({ marginTop: 22, color: vars.color.onBrand, fontSize: '1.375rem', fontWeight: 620 })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  alignItems: 'start',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 500px)', gap: '0 64px' } },
})
export const card = style({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  marginTop: -24,
  '@media': { [md]: { gridArea: '1 / 2', marginTop: -RISE } },
})
export const cardTitle = style({ fontSize: vars.size.h3 })
export const letter = style({
  display: 'flex',
  gap: 18,
  alignItems: 'center',
  width: '100%',
  padding: 14,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
/** The place of the drawing, kept until its script is there. */
export const drawing = style({ flex: '0 0 116px', height: 120 })
export const needs = style({ color: vars.color.ink2 })
export const coming = style({ '@media': { [md]: { gridArea: '1 / 1', marginTop: 44 } } })
export const help = style({ marginTop: 20, color: vars.color.ink2 })
