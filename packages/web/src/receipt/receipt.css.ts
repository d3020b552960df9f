import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const receipt = style({ display: 'grid', gap: 12, marginTop: vars.space.s4 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
export const checking = style({ fontSize: vars.size.s2 })
