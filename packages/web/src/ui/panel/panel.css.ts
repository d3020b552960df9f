import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const panel = recipe({
  base: {
    minWidth: 0,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    '@media': { print: { borderColor: '#999', breakInside: 'avoid', boxShadow: 'none' } },
  },
  variants: {
    padded: {
      true: { padding: vars.space.s5, '@media': { [from('md')]: { padding: vars.space.s6 } } },
      false: { overflow: 'hidden' },
    },
    raised: { true: { boxShadow: vars.shadow.s1 } },
    unavailable: { true: { borderStyle: 'dashed', borderColor: vars.color.lineStrong, boxShadow: 'none' } },
  },
  defaultVariants: { padded: true },
})
/** One part of a panel that hairlines cut into rows. */
export const section = style({
  padding: '18px 20px 22px',
  minWidth: 0,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [from('md')]: { paddingInline: vars.space.s6 } },
})
