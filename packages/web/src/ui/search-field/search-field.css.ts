import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const mark = style({ marginRight: '10px', color: vars.color.ink2 })
