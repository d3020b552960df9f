import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const page = style({ paddingBottom: 72 })
export const year = style({ maxWidth: '12rem', marginBottom: 32 })
export const sections = style({ display: 'grid', gap: 40, '@media': { [from('md')]: { gap: 56 } } })
export const section = style({ display: 'grid', gap: 12, breakInside: 'avoid' })
export const box = style({ margin: 0, color: vars.color.ink2 })
export const notes = style({ display: 'grid', gap: 8, marginTop: 40, maxWidth: '44rem', color: vars.color.ink2 })
