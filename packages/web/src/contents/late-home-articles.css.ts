import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

// As high as the articles, which come later and must move nothing below them.
export const place = style({
  minHeight: 830,
  marginTop: 64,
  color: vars.color.ink,
  '@media': { [md]: { minHeight: 340, marginTop: 88 } },
})
