import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const page = style({ paddingBottom: 72 })
export const fields = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 })
export const legend = style({ marginBottom: '8px', fontSize: vars.size.s2, fontWeight: 600 })
export const ruled = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  padding: '9px 0 0',
  marginTop: '9px',
  borderTop: `1px solid ${vars.color.line}`,
})
export const list = style({ display: 'grid', gap: '8px', listStyle: 'none', padding: 0, margin: '12px 0 16px' })
export const piece = style({ display: 'flex', gap: '10px', alignItems: 'start', color: vars.color.ink2 })
