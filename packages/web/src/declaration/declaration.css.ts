import { style } from '@vanilla-extract/css'

export const year = style({ maxWidth: '12rem', marginBlock: '16px 32px' })
