import { style } from '@vanilla-extract/css'

export const year = style({ maxWidth: '12rem', marginBottom: 32 })
