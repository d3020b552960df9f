import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    width: '100%',
    minHeight: '48px',
    padding: '8px 22px',
    border: 0,
    background: 'none',
    color: vars.color.ink,
    fontSize: vars.size.s3,
    lineHeight: 1.3,
    textAlign: 'left',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { background: vars.color.sunken },
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: {
      '&[aria-current]': { fontWeight: 650, color: vars.color.brand800, boxShadow: `inset 4px 0 0 ${vars.color.accent}` },
    },
  },
  variants: {
    unavailable: {
      true: { color: vars.color.ink3, cursor: 'not-allowed', ':hover': { background: 'none' } },
    },
  },
})
/** Words below the name of an entry: why it leads nowhere for now. */
export const itemHint = style({ display: 'block', color: vars.color.ink3, fontSize: vars.size.s1 })
export const apartRow = style({
  '::before': { content: '""', display: 'block', margin: '8px 22px', borderTop: `1px solid ${vars.color.line}` },
})

/** Groups of the sheet: all open, a quiet heading over each. */
export const group = style({
  padding: '10px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const groupTitle = style({
  padding: '8px 22px 2px',
  fontFamily: vars.font.text,
  fontSize: vars.size.s2,
  color: vars.color.ink2,
})
export const loneItem = style({ fontWeight: 600 })
