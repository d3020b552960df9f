import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const lead = style({ marginTop: 12, color: vars.color.ink2, fontSize: vars.size.lead })
export const help = style({
  marginTop: 22,
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
