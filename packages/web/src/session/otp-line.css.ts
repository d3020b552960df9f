import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const line = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 24px',
  padding: `4px ${vars.layout.gutter}`,
  background: vars.color.alertTint,
  color: vars.color.ink,
  fontSize: vars.size.s2,
  '@media': { print: { display: 'none' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' })
