import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const guide = style({ marginTop: vars.space.s5, paddingTop: vars.space.s4, borderTop: `1px solid ${vars.color.line}` })
export const rule = style({ marginTop: 4, color: vars.color.ink2, fontSize: vars.size.s2 })
export const pieces = style({ marginTop: 12, paddingLeft: 20, listStyle: 'disc' })
globalStyle(`${pieces} > li`, { padding: '3px 0' })
export const send = style({ marginTop: vars.space.s5, color: vars.color.ink2 })
