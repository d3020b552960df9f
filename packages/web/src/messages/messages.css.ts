import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const sm = from('sm')
const hairline = `1px solid ${vars.color.line}`

// ---- choices
export const choices = style({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' })
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px 24px',
  padding: '16px 20px',
  background: vars.color.warnTint,
  borderRadius: vars.radius.m,
  '@media': { [sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})

// ---- thread
export const thread = style({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' })
/** What the saver told stands further in, on its own ground: who told it is said in words too. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  justifyItems: 'start',
  padding: '16px 20px',
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.l,
  selectors: { '&[data-by="saver"]': { background: vars.color.brand50, borderColor: vars.color.brand100 } },
  '@media': { [sm]: { selectors: { '&[data-by="saver"]': { marginInlineStart: 48 } } } },
})
export const teller = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  fontSize: vars.size.s2,
})
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
