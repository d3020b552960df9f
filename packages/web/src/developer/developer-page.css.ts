import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const bar = style({ padding: '8px 0', borderBottom: `1px solid ${vars.color.line}`, background: vars.color.surface })
export const barInside = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' })
export const push = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center' })
export const body = style({ paddingBottom: 64 })
export const section = style({ marginTop: 44, paddingTop: 16, borderTop: `1.5px solid ${vars.color.ink}` })
export const sectionLead = style({ maxWidth: '44rem', marginTop: 6, color: vars.color.ink2 })
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'end',
  marginTop: 18,
  '@media': { [md]: { gridTemplateColumns: '5fr 4fr 2fr auto' } },
})
export const rows = style({ marginTop: 14 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 24px',
  alignItems: 'baseline',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) 7rem 8rem' } },
})
export const twoColumns = style({ '@media': { [md]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } } })
export const path = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size.s2, overflowWrap: 'anywhere' })
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.s2, overflowWrap: 'anywhere' })
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 18,
  '@media': { [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const person = style({ display: 'grid', gap: 6, justifyItems: 'start', alignContent: 'start' })
/** A text of a machine, as it is sent. */
export const source = style({ marginTop: 20, fontSize: vars.size.s2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
