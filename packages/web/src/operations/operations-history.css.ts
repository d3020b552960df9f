import { style } from '@vanilla-extract/css'
import { from } from '../ui/theme/index.ts'

export const body = style({ marginTop: 32 })
export const section = style({
  marginTop: 56,
  '@media': { [from('md')]: { marginTop: 72 } },
  selectors: { '&:first-child': { marginTop: 0 } },
})
