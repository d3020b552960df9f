import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 16px',
  alignItems: 'center',
  marginTop: vars.space.s5,
})
// Below sm both buttons stand in one line, and what is shown above them.
globalStyle(`${paging} > p`, { '@media': { [below('sm')]: { order: -1, flexBasis: '100%' } } })
