import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const slide = style({ paddingBlock: `${vars.space.s6} ${vars.space.s5}` })
export const text = style({ maxWidth: '44rem', marginTop: vars.space.s3, color: vars.color.ink2, fontSize: vars.size.s3 })
export const actions = style({ marginTop: vars.space.s5 })
