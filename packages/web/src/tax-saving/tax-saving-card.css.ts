import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const host = style({ marginTop: 56, '@media': { [from('md')]: { marginTop: 80 } } })
export const closed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 32px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '6px',
})
export const text = style({ flex: '1 1 20rem', maxWidth: '40rem', color: vars.color.ink2 })
