import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const sm = from('sm')
const hairline = `1px solid ${vars.color.line}`

export const page = style({ paddingBottom: 72 })
export const told = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })
export const heading = style({ fontSize: vars.size.h3 })
export const title = style({ fontSize: vars.size.s3, fontWeight: 600, fontFamily: vars.font.text, letterSpacing: 0 })
export const text = style({ color: vars.color.ink2, fontSize: vars.size.s2 })

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
export const thread = style({ display: 'grid', gap: 12, margin: '16px 0 0', padding: 0, listStyle: 'none' })
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
export const older = style({ marginTop: 16, color: vars.color.ink2, fontSize: vars.size.s2 })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: 16 })
export const write = style({ display: 'grid', gap: 12, justifyItems: 'start' })
