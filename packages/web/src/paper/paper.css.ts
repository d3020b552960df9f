import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const said = style({
  alignSelf: 'center',
  maxWidth: '22rem',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  ':empty': { display: 'none' },
})
