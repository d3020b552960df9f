import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

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

/** On a phone the words of the tools leave the row one by one: initials and drawings first, what they mean stays for the ear. */
export const nameFromSm = style({
  '@media': {
    [below('sm')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const wordFromSm = style({})
globalStyle(`${wordFromSm} svg`, { '@media': { [below('sm')]: { display: 'none' } } })
export const markBelow350 = style({ flex: 'none' })
globalStyle(`${markBelow350} > span`, {
  '@media': { '(max-width: 349px)': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})

/** Below `lg` the doors of the page are near enough. */
export const fromLg = style({ '@media': { [below('lg')]: { display: 'none' } } })
