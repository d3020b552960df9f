import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** A weft thread hides the warp thread it passes over. */
export const ground = style({ stroke: vars.color.hero, strokeWidth: 7 })
export const weft = style({ stroke: vars.color.accent, strokeWidth: 2.6, strokeLinecap: 'round' })
