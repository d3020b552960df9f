import { style, styleVariants } from '@vanilla-extract/css'
import { from, vars } from '../../ui/theme/index.ts'

export const row = style({
  display: 'block',
  width: 'calc(var(--threads) * 4.8px)',
  maxWidth: '100%',
  height: '56px',
  margin: '12px 0 14px',
  strokeWidth: 2.4,
  '@media': { [from('md')]: { strokeWidth: 2.6 }, print: { height: '24px', margin: '6px 0' } },
})
export const rowTones = styleVariants({ d2: { stroke: vars.data.d2 }, h1: { stroke: vars.data.h1 } })
