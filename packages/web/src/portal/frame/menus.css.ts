import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../../ui/theme/index.ts'

export const nav = style({ outline: 0 })

/** The button of the profile is as high as the header, so that what it discloses hangs from the header's edge. */
export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: '44px',
  minHeight: `calc(${vars.layout.header} - 1px)`,
  padding: '0 6px',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s2,
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [below('sm')]: { padding: '0 4px' } },
})
// On a phone the initials alone are the button: the arrow's room is the advisor's.
globalStyle(`${person} > svg:last-child`, { '@media': { [below('sm')]: { display: 'none' } } })
export const personName = style({ padding: '6px 22px 10px', overflowWrap: 'anywhere', lineHeight: 1.3, fontWeight: 600 })
export const personMail = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s1, fontWeight: 400 })
/** Switches below the rows: each as wide as its words. */
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  padding: '6px 16px',
  '@media': { [from('lg')]: { padding: '6px 12px' } },
})
export const switchLine = style({ margin: '8px 22px 0', borderTop: `1px solid ${vars.color.line}` })
export const lastRows = style({ margin: '0 22px', borderTop: `1px solid ${vars.color.line}`, paddingTop: '8px' })
globalStyle(`${lastRows} button`, { marginInline: '-22px', width: 'calc(100% + 44px)' })
export const rowIcon = style({ display: 'inline-flex', alignItems: 'center', gap: '12px' })
export const sheetAction = style({ padding: '16px 22px 6px' })

/** Scrolls by itself: the title and the way out stay. */
export const sheetBody = style({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto', paddingBottom: '24px' })
export const sheetPart = style({ borderBlock: `1px solid ${vars.color.line}` })
