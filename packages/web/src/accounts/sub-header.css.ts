import { style } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

export const strip = style({ background: vars.color.warnTint, color: vars.color.ink, '@media': { print: { display: 'none' } } })
export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  paddingBlock: 12,
  lineHeight: 1.35,
})
export const icon = style({ flex: 'none', width: 26, height: 26, color: vars.color.warn })
export const what = style({ display: 'block', fontWeight: 650 })
export const action = style({ marginLeft: 'auto', '@media': { [below('sm')]: { width: '100%' } } })
