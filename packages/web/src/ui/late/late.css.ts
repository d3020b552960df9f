import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Clear of what stands above it, as the part itself would be. */
export const missing = style({ paddingTop: vars.space.s5 })
