import { style } from '@vanilla-extract/css'

export const body = style({ marginTop: 32 })
