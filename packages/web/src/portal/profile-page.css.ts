import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const page = style({ paddingBottom: vars.space.s8 })
export const notice = style({ maxWidth: '44rem', marginTop: vars.space.s5 })
export const above = style({ paddingTop: vars.space.s5 })
