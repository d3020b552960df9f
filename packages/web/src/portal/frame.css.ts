import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** Everyone but collective people has the tall header from `sm` up (P-LAY-09 to P-LAY-12); theirs begins at `lg`, as the theme says. */
export const earlyDesktop = style({
  display: 'contents',
  '@media': { [from('sm')]: { vars: { [vars.layout.header]: '76px' } } },
})
export const plain = style({ display: 'contents' })

export const demonstration = style({
  flex: 'none',
  padding: `6px ${vars.layout.gutter}`,
  background: vars.color.infoTint,
  color: vars.color.ink,
  fontSize: vars.size.s1,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
})

export const waiting = style({ display: 'grid', flex: '1 0 auto', placeItems: 'center', minHeight: '60vh' })
