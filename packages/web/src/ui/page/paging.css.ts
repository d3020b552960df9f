import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 16px',
  alignItems: 'center',
  marginTop: vars.space.s5,
})
