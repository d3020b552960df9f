import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const bubble = style({
  zIndex: 30,
  maxWidth: 'min(34rem, calc(100vw - 32px))',
  padding: '8px 12px',
  borderRadius: '6px',
  background: vars.color.ink,
  color: vars.color.page,
  // On the brand's ground, which is as dark, the bubble is told by its edge.
  boxShadow: `0 0 0 1px ${vars.color.onBrand2}`,
  fontSize: vars.size.s2,
  lineHeight: 1.45,
})
