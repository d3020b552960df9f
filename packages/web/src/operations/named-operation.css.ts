import { style } from '@vanilla-extract/css'

export const page = style({ paddingBottom: 72 })
export const panel = style({ marginTop: 32 })
export const figure = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'center', marginBottom: 20 })
