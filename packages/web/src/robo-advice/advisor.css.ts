import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const page = style({ paddingBottom: vars.space.s8 })
export const figure = style({ '@media': { [md]: { textAlign: 'end' } } })
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const big = style({ display: 'block', margin: '2px 0 4px' })
export const part = style({ marginTop: '28px' })
export const panel = style({ marginTop: vars.space.s5 })
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 24px',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: '20px',
})
globalStyle(`${panelHead} h2`, { fontSize: vars.size.h3 })
export const horizon = style({ flex: '1 1 260px', maxWidth: '420px' })
export const own = style({ display: 'block', color: vars.color.ink, fontWeight: 600 })
export const compare = style({
  display: 'grid',
  gap: vars.space.s6,
  marginTop: vars.space.s7,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: vars.space.s8, alignItems: 'start' } },
})
globalStyle(`${compare} h2`, { marginBottom: vars.space.s4 })
export const next = style({})
globalStyle(`${next} h2`, { fontSize: vars.size.h3, marginBottom: '8px' })
export const acts = style({ display: 'grid', gap: '10px', marginTop: '18px' })
export const notes = style({
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
globalStyle(`${notes} > li`, { padding: '10px 0', borderBottom: `1px solid ${vars.color.line}` })
export const risk = style({ marginTop: vars.space.s4, display: 'grid', gap: vars.space.s3 })
export const apart = style({ marginTop: vars.space.s5 })
globalStyle(`${apart} h3`, { marginBottom: vars.space.s3 })
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  alignItems: 'baseline',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const strong = style({ fontWeight: 650 })
export const state = style({ paddingTop: vars.space.s6, display: 'grid', gap: vars.space.s4, justifyItems: 'start' })
export const warning = style({ display: 'grid', gap: vars.space.s3 })
export const pair = style({ display: 'grid', gap: '10px', '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } } })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' })
