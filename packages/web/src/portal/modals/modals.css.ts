import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/index.ts'

export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
