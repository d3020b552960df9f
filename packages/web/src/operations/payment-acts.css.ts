import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** A button as wide as its panel, with what is to be known of it below. */
export const act = style({ display: 'grid', gap: '6px', paddingTop: vars.space.s4, borderTop: `1px solid ${vars.color.line}` })
globalStyle(`${act} > button`, { minHeight: '52px', width: '100%' })
