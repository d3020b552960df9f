import { style } from '@vanilla-extract/css'
import { vars } from '../theme/index.ts'

export const row = style({ display: 'flex', gap: '12px', alignItems: 'center', minHeight: '44px', cursor: 'pointer' })
export const box = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: vars.color.action,
  cursor: 'pointer',
})
export const words = style({ minWidth: 0, fontSize: vars.size.s2 })
