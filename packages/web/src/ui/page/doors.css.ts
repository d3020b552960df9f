import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const doors = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const door = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '6px 24px',
  padding: '14px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const words = style({ flex: '1 1 12rem', minWidth: 0 })
export const name = style({ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' })
export const textOf = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s2 })
