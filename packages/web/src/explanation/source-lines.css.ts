import { style } from '@vanilla-extract/css'

export const sourceLine = style({ display: 'block', selectors: { '& + &': { marginTop: '3px' } } })
