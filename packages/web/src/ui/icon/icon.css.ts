import { style } from '@vanilla-extract/css'

export const glyph = style({ flex: 'none', verticalAlign: '-0.22em' })
