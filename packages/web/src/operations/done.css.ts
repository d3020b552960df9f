import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const count = style({
  marginLeft: 6,
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 400,
  letterSpacing: 0,
})
export const more = style({ marginTop: 24, textAlign: 'center' })
