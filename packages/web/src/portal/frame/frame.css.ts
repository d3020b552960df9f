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
export const fromSm = style({ '@media': { [below('sm')]: { display: 'none' } } })
export const belowSm = style({ '@media': { [from('sm')]: { display: 'none' } } })

export const nav = style({ outline: 0 })

/** On the narrowest phones the mark stands for the name, which stays for the ear. */
export const markOnly = style({ flex: 'none' })
globalStyle(`${markOnly} > span`, { '@media': { '(max-width: 349px)': heard } })
/** Beside the advisor's button the mark has to do on small phones. */
export const markOnPhones = style({ flex: 'none' })
globalStyle(`${markOnPhones} > span`, { '@media': { '(max-width: 359px)': heard } })

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

/** The way back, on a line of its own where the header has no room for it. */
export const backLine = style({
  flex: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } },
})
export const back = style({
  marginLeft: '8px',
  paddingLeft: '24px',
  borderLeft: `1px solid ${vars.color.line}`,
  borderRadius: 0,
  '@media': { [below('md')]: { display: 'none' } },
})
export const backInLine = style({ minHeight: '48px', marginLeft: '-6px', whiteSpace: 'normal', lineHeight: 1.25 })

/** The advisor at the end of a page on a phone: the header's button is out of sight there. */
export const advisorBar = style({
  flex: 'none',
  marginTop: vars.space.s8,
  padding: `${vars.space.s5} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from('sm')]: { display: 'none' }, print: { display: 'none' } },
})
globalStyle(`${advisorBar} + footer`, { '@media': { [below('sm')]: { marginTop: 0 } } })
export const advisorName = style({ marginBottom: '12px', overflowWrap: 'anywhere', lineHeight: 1.35 })
export const advisorTitle = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s2 })
export const tightButton = style({
  '@media': { [below('sm')]: { marginRight: '4px', padding: '6px 8px', whiteSpace: 'nowrap' } },
})
globalStyle(`${tightButton} > svg`, { '@media': { [below('sm')]: { display: 'none' } } })

/** Scrolls by itself: the title and the way out stay. */
export const sheetBody = style({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto', paddingBottom: '24px' })
export const sheetPart = style({ borderBlock: `1px solid ${vars.color.line}` })
