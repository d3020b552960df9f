import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

// ---- head
export const head = style({ paddingBlock: `${vars.space.s5} 12px` })
export const back = style({ marginBottom: '4px' })
export const lead = style({ marginTop: '8px', maxWidth: '44rem', color: vars.color.ink2 })
export const doneTitle = style({ display: 'flex', alignItems: 'center', gap: '12px' })
export const tick = style({ color: vars.color.success, flex: 'none' })

// ---- one step
export const question = style({ marginTop: vars.space.s5, fontSize: vars.size.h2 })
export const fields = style({ display: 'grid', gap: vars.space.s4, border: 0, padding: 0, margin: 0, minWidth: 0 })
export const narrowFields = style([
  fields,
  { gap: vars.space.s5, gridTemplateColumns: 'minmax(0, 1fr)', marginTop: vars.space.s5 },
])
export const actions = style({ display: 'grid', gap: '12px', marginTop: vars.space.s5 })

// ---- a part of a summary

// ---- a page in place of the form, and the record
export const page = style({ paddingBlock: vars.space.s5 })
export const stack = style({ display: 'grid', gap: vars.space.s4, alignContent: 'start' })
export const oneColumn = style([stack, { gap: vars.space.s5, marginTop: vars.space.s5, maxWidth: '44rem' }])
export const columns = style({
  display: 'grid',
  gap: vars.space.s5,
  marginTop: vars.space.s5,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', gap: vars.space.s6, alignItems: 'start' } },
})
export const doors = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: vars.space.s5 })
export const line = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '12px' })
/** What was asked for: parts between hairlines. */
export const recap = style({ marginTop: '12px', borderTop: `1px solid ${vars.color.ink}` })
globalStyle(`${recap} > *`, { paddingBlock: '12px', borderBottom: `1px solid ${vars.color.line}` })
globalStyle(`${recap} > :last-child`, { borderBottom: 0 })
export const keep = style({ marginTop: vars.space.s4 })

// ---- why not
export const reasonsTitle = style({ padding: `${vars.space.s4} ${vars.space.s5}`, fontSize: vars.size.h3 })
export const reasons = style({ listStyle: 'none', padding: 0, margin: 0 })
globalStyle(`${reasons} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  padding: `16px ${vars.space.s5}`,
  borderTop: `1px solid ${vars.color.line}`,
})
globalStyle(`${reasons} > li > div`, { flex: '1 1 18rem', minWidth: 0 })
