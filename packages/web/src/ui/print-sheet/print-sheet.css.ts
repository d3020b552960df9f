import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space.s5,
  marginBottom: vars.space.s5,
  paddingBottom: vars.space.s3,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  '@media': { screen: { display: 'none' } },
})
export const words = style({ textAlign: 'right' })
export const title = style({ fontWeight: 650 })
export const notice = style({ marginBottom: vars.space.s5, fontSize: vars.size.s2, '@media': { screen: { display: 'none' } } })
export const detail = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
