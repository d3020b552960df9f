import { globalStyle, style } from '@vanilla-extract/css'
import { heard } from '../../ui/visually-hidden/heard.ts'
import { below, from, vars } from '../../ui/theme/index.ts'

/** Everyone but collective people has the tall header from `sm` up (P-LAY-09 to P-LAY-12); theirs begins at `lg`, as the theme says. */
export const earlyDesktop = style({
  display: 'contents',
  '@media': { [from('sm')]: { vars: { [vars.layout.header]: '76px' } } },
})

export const fromLg = style({ '@media': { [below('lg')]: { display: 'none' } } })
export const toolFromLg = style({ display: 'flex', '@media': { [below('lg')]: { display: 'none' } } })
export const belowLg = style({ '@media': { [from('lg')]: { display: 'none' } } })

/** On the narrowest phones the mark stands for the name, which stays for the ear. */
export const markOnly = style({ flex: 'none' })
globalStyle(`${markOnly} > span`, { '@media': { '(max-width: 349px)': heard } })
