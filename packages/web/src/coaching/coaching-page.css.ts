import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const body = style({ maxWidth: '46rem', marginTop: 24 })
export const text = style({ marginBottom: 24, color: vars.color.ink2, fontSize: vars.size.lead })
