import { style } from '@vanilla-extract/css'
import { heard } from './heard.ts'

/** Heard, not seen. */
export const srOnly = style(heard)
