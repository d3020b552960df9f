import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: 16,
})

export const list = style({
  display: 'grid',
  gap: 32,
  marginTop: 20,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginTop: 28 },
  },
})

export const article = style({ display: 'block', color: vars.color.ink, textDecoration: 'none' })

export const title = style({
  fontSize: '1.375rem',
  selectors: { [`${article}:hover &`]: { textDecoration: 'underline' } },
})

export const motif = style({
  display: 'block',
  width: '100%',
  height: 130,
  marginBottom: 16,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  fill: 'none',
  strokeWidth: 2.4,
})

export const excerpt = style({ marginTop: 6, color: vars.color.ink2, fontSize: vars.size.s2 })

export const threads = [vars.data.d1, vars.data.d2, vars.data.d3].map((stroke) => style({ stroke }))
