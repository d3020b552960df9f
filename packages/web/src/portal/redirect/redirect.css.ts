import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/index.ts'

export const parts = style({ display: 'grid', gap: vars.space.s4, maxWidth: '44rem', marginTop: vars.space.s5 })
/** Not a colour alone: the words beside it say why. */
export const unavailable = style({
  borderColor: vars.color.line,
  background: vars.color.sunken,
  color: vars.color.ink3,
  ':hover': { borderColor: vars.color.line, background: vars.color.sunken },
})
