import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const small = style({ fontSize: vars.size.s2 })
export const said = style({ fontSize: vars.size.s1, color: vars.color.ink2, ':empty': { display: 'none' } })
