import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginTop: vars.space.s4 })
