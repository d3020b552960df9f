import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const footer = style({
  flex: 'none',
  marginTop: vars.space.s9,
  padding: `${vars.space.s6} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  color: vars.color.ink3,
  fontSize: vars.size.s2,
  '@media': { print: { display: 'none' } },
})
