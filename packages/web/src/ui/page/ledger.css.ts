import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const rule = `1.5px solid ${vars.color.ink}`
const hairline = `1px solid ${vars.color.line}`

export const ledger = style({ margin: 0, borderTop: rule })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '12px 0',
  borderBottom: hairline,
  breakInside: 'avoid',
})
export const value = style({ margin: 0, textAlign: 'right', whiteSpace: 'nowrap' })
export const note = style({
  margin: 0,
  gridColumn: '1 / -1',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  fontWeight: 400,
  ':empty': { display: 'none' },
})
export const unfolded = style({ margin: 0, gridColumn: '1 / -1', minWidth: 0, fontWeight: 400 })
export const total = style([line, { borderTop: rule, borderBottom: 0, marginTop: -1, fontWeight: 650 }])

export const facts = style({ margin: 0, borderTop: hairline })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '10px 0',
  borderBottom: hairline,
})
export const factName = style({ color: vars.color.ink2 })
export const factValue = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'right', marginLeft: 'auto' })
