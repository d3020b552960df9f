import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** What stands under the adjustment; its height is remembered, for while it is not drawn. */
export const later = style({ isolation: 'isolate', containIntrinsicSize: 'auto 1000px' })
/** Title on a card of brand colour, as large as its text. */
export const heroTitle = style({
  color: vars.color.onBrand2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: 0,
})
