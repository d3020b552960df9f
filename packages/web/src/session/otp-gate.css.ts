import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const doors = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: vars.space.s5 })
