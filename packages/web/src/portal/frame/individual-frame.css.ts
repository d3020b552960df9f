import { globalStyle, style } from '@vanilla-extract/css'
import { heard } from '../../ui/visually-hidden/heard.ts'
import { below, from, vars } from '../../ui/theme/index.ts'

export const fromSm = style({ '@media': { [below('sm')]: { display: 'none' } } })
export const belowSm = style({ '@media': { [from('sm')]: { display: 'none' } } })
/** Beside the advisor's button the mark has to do on small phones. */
export const markOnPhones = style({ flex: 'none' })
globalStyle(`${markOnPhones} > span`, { '@media': { '(max-width: 359px)': heard } })

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
