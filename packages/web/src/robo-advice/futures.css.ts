import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const big = style({
  margin: '4px 0 6px',
  fontFamily: vars.font.display,
  fontSize: '2.125rem',
  fontWeight: 650,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [md]: { fontSize: '3.25rem', whiteSpace: 'nowrap' } },
})
export const and = style({ fontSize: '0.56em', fontWeight: 500, color: vars.color.ink2 })
export const strong = style({ color: vars.color.ink, fontWeight: 650 })
export const settings = style({
  display: 'grid',
  gap: vars.space.s4,
  marginTop: '28px',
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** A part below the settings: on paper and at rest all of it is drawn. */
export const later = style({ containIntrinsicHeight: 'auto 600px' })
// While a slider moves, what is out of sight is not drawn again at each step; it keeps the height it had, so that nothing moves.
globalStyle(`${settings}:has(input:focus) ~ ${later}`, { '@media': { screen: { contentVisibility: 'auto' } } })
export const slider = style({ width: '100%', minHeight: '44px', margin: 0, accentColor: vars.color.action })
export const panel = style({ marginTop: vars.space.s5, vars: { '--chart-ground': vars.color.surface } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 28px',
  justifyContent: 'space-between',
  alignItems: 'center',
})
globalStyle(`${head} h2`, { fontSize: vars.size.h3 })
export const note = style({ marginTop: '22px' })
export const compare = style({
  display: 'grid',
  gap: vars.space.s6,
  marginTop: vars.space.s7,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: vars.space.s8, alignItems: 'start' } },
})
globalStyle(`${compare} h2`, { marginBottom: '14px' })
export const column = style({ display: 'grid', gap: vars.space.s7, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })
export const side = style({ display: 'grid', gap: vars.space.s5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${side} h2`, { fontSize: vars.size.h3, marginBottom: '8px' })
export const thread = style({
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.size.h3,
  lineHeight: 1.25,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textWrap: 'balance',
})
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const threadForm = style({
  display: 'grid',
  gap: '12px',
  marginTop: '20px',
  alignItems: 'end',
  '@media': { [from('sm')]: { gridTemplateColumns: '170px auto auto', justifyContent: 'start' } },
})
export const ledger = style({ margin: 0, borderTop: `1px solid ${vars.color.line}` })
globalStyle(`${ledger} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${ledger} dt`, { fontWeight: 600 })
globalStyle(`${ledger} dd`, { margin: 0 })
export const value = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
export const below = style({ flexBasis: '100%', color: vars.color.ink2, fontSize: vars.size.s2 })
export const acts = style({ display: 'grid', gap: '10px', marginTop: '18px' })
export const part = style({ marginTop: vars.space.s8 })
globalStyle(`${part} h2`, { marginBottom: vars.space.s4 })
export const notes = style({
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  maxWidth: '62rem',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
globalStyle(`${notes} > li`, { padding: '12px 0', borderBottom: `1px solid ${vars.color.line}` })
export const ask = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 20px', alignItems: 'end', margin: '16px 0' })
