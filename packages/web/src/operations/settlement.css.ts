import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const small = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const ledger = style({ margin: 0, borderTop: `1.5px solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '11px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const total = style([
  row,
  { marginTop: '-1px', borderTop: `1.5px solid ${vars.color.ink}`, borderBottom: 0, fontWeight: 650 },
])
export const note = style({ gridColumn: '1 / -1', color: vars.color.ink2, fontSize: vars.size.s2 })
