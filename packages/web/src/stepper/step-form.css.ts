import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const heading = style({ marginTop: vars.space.s5 })
export const lead = style({ marginTop: '8px', maxWidth: '44rem', color: vars.color.ink2 })
export const fields = style({ display: 'grid', gap: vars.space.s4, border: 0, padding: 0, margin: 0, minWidth: 0 })
export const actions = style({ display: 'grid', gap: '12px', marginTop: vars.space.s5 })
