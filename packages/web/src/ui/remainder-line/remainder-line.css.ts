import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  padding: '14px 0',
  fontWeight: 600,
})
export const words = style({ flex: '1 1 5em', minWidth: 0 })
export const tick = style({ color: vars.color.success })
export const amount = style({ marginLeft: 'auto' })
export const noted = style({ padding: '10px 0' })
