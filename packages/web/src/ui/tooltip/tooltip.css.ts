import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const bubble = style({
  zIndex: 30,
  maxWidth: 'min(34rem, calc(100vw - 32px))',
  padding: '8px 12px',
  borderRadius: '6px',
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.size.s2,
  lineHeight: 1.45,
})
