import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** A number that no line breaks. */
export const whole = style({ whiteSpace: 'nowrap' })
export const doors = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: vars.space.s5 })
