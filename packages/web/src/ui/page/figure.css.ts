import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const figure = style({ display: 'grid', gap: '4px', minWidth: 0, margin: 0 })
export const label = style({ color: vars.color.ink2 })
export const value = style({ margin: 0, containerType: 'inline-size', lineHeight: 1.1 })
export const note = style({ margin: 0, color: vars.color.ink2, fontSize: vars.size.s2 })
