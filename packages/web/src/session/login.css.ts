import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const notice = style({ marginTop: vars.space.s5 })
export const question = style({ margin: `${vars.space.s3} 0 ${vars.space.s5}`, color: vars.color.ink2, fontSize: vars.size.lead })
export const letter = style({ marginTop: vars.space.s5, color: vars.color.ink2 })
export const space = style({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.line}` } },
})
export const link = style({
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 68,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 620,
  lineHeight: 1.2,
})
