import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const acts = style({ display: 'grid', gap: vars.space.s2, justifyItems: 'start' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 })
export const annexes = style({ display: 'grid', gap: vars.space.s1, margin: 0, padding: 0, border: 0, fontSize: vars.size.s2 })
export const said = style({ maxWidth: '22rem', color: vars.color.ink2, fontSize: vars.size.s2, ':empty': { display: 'none' } })
