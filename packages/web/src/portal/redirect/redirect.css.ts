import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/index.ts'

export const page = style({ paddingBottom: vars.space.s8 })
export const parts = style({ display: 'grid', gap: vars.space.s4, maxWidth: '44rem', marginTop: vars.space.s5 })
