import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const page = style({ paddingBottom: 72 })
/** What the amount would pay belongs to the dossier on paper. */
globalStyle(`${page} form aside`, { '@media': { print: { display: 'block' } } })
globalStyle(`${page} form [type="submit"]`, { '@media': { print: { display: 'none' } } })
export const reasons = style({ display: 'grid', gap: vars.space.s4, marginTop: vars.space.s5 })
export const cases = style({ marginTop: vars.space.s5 })
globalStyle(`${cases} ul`, { listStyle: 'none', margin: 0, padding: 0 })
/** A case as a row: what it is, and the way to it. */
export const row = style({
  display: 'grid',
  gap: '8px 24px',
  alignItems: 'center',
  padding: `${vars.space.s4} ${vars.space.s5}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const rowClosed = style([row, { background: vars.color.sunken, color: vars.color.ink2 }])
export const fields = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 })
export const title = style({ fontSize: vars.size.h3 })
export const name = style({ fontWeight: 650, fontSize: vars.size.s3, fontFamily: 'inherit' })
export const small = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const refusal = style({ display: 'block' })
export const figure = style({ fontSize: '2.75rem', lineHeight: 1.1, margin: '2px 0 0' })
export const ruled = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  padding: '9px 0 0',
  marginTop: '9px',
  borderTop: `1px solid ${vars.color.line}`,
})
export const total = style([ruled, { borderTopColor: vars.color.ink, fontWeight: 650 }])
export const list = style({ display: 'grid', gap: '8px', listStyle: 'none', padding: 0, margin: '12px 0 16px' })
export const piece = style({ display: 'flex', gap: '10px', alignItems: 'start', color: vars.color.ink2 })
export const doors = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: vars.space.s4 })
export const signing = style({ marginTop: vars.space.s5, marginBottom: 72, breakInside: 'avoid' })
export const stack = style({ display: 'grid', gap: vars.space.s4 })
