import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** Like a note, with room for what can be done: below the words on a phone, beside them from there up. */
export const notice = style({
  display: 'grid',
  gap: '16px',
  marginTop: vars.space.s5,
  padding: vars.space.s4,
  borderRadius: vars.radius.m,
  background: vars.color.alertTint,
  color: vars.color.ink,
  '@media': { [from('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
})
