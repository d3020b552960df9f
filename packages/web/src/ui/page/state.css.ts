import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const box = style({ display: 'grid', gap: '6px', justifyItems: 'start' })
export const threads = style({
  width: '160px',
  height: '64px',
  marginBottom: '10px',
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
})
export const sentence = style({ color: vars.color.ink2, maxWidth: '40rem' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3, marginTop: '10px' })
