import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const gate = style({ display: 'grid', gap: 16, maxWidth: '44rem' })
export const title = style({ fontSize: vars.size.h3 })
export const text = style({ color: vars.color.ink2 })
