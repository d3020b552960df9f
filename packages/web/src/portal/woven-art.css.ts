import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const art = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none', strokeWidth: 2 })
export const warp = style({ stroke: vars.data.h1, vectorEffect: 'non-scaling-stroke' })
/** A weft thread hides the warp thread it passes over. */
export const ground = style({ stroke: vars.color.hero, strokeWidth: 7 })
export const weft = style({ stroke: vars.color.accent, strokeWidth: 2.6, strokeLinecap: 'round' })
