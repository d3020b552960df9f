import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const list = style({ borderBlock: `1px solid ${vars.color.line}` })
export const item = style({ padding: '16px 0', selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } })
export const state = style({
  display: 'flex',
  gap: '8px 16px',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  lineHeight: 1.35,
})
export const text = style({ marginTop: '4px', color: vars.color.ink2, fontSize: vars.size.s2 })
export const about = style([text, { display: 'block' }])
