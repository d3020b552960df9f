import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/theme/breakpoints.ts'
import { below, from, vars } from '../../ui/theme/index.ts'

const md = from('md')
const screenBelowMd = `screen and ${below('md')}`
const hairline = `1px solid ${vars.color.line}`

// ---- page
export const grid = style({
  display: 'grid',
  gap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: '28px',
  '@media': {
    [`screen and ${md}`]: {
      gridTemplateColumns: 'minmax(0, 1fr) 408px',
      alignItems: 'start',
      marginTop: vars.space.s6,
    },
  },
})
export const body = style({
  display: 'grid',
  gap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { print: { gap: vars.space.s5 } },
})
export const section = style({
  paddingTop: '36px',
  borderTop: hairline,
  '@media': { [md]: { marginTop: vars.space.s4 }, print: { display: 'block', paddingTop: vars.space.s4, marginTop: 0 } },
})
export const column = style({
  minWidth: 0,
  '@media': {
    [`screen and ${md}`]: { position: 'sticky', top: vars.space.s5 },
    print: { display: 'none' },
  },
})
/** Beside the figures a card; a phone folds it among the other parts. */
export const answersSection = style({
  '@media': {
    [`screen and ${md}`]: {
      padding: '22px 24px 24px',
      border: hairline,
      borderRadius: vars.radius.l,
      background: vars.color.surface,
    },
  },
})
export const invitation = style({
  padding: '22px 24px 24px',
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
/** Buttons in the menu of the head. */
export const takeAlong = style({ display: 'grid', gap: '8px', paddingInline: '16px' })

// ---- words beside the figures
// On paper a drawing stays with the words that lead to it.
const leading = { print: { breakAfter: 'avoid' } } as const
export const intro = style({ marginTop: '10px', maxWidth: '44rem', color: vars.color.ink2, '@media': leading })
export const basis = style({
  marginTop: '14px',
  maxWidth: '44rem',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  '@media': leading,
})

// ---- figures under their names
export const tiers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  paddingTop: '14px',
  borderTop: hairline,
  '@media': { print: { breakInside: 'avoid' } },
})
// Side by side as long as each amount, which never breaks, keeps its room.
globalStyle(`${tiers} > *`, { flex: '1 1 6.5rem', '@media': { [NARROW]: { flexBasis: '40%' } } })
// ---- amounts of a drawing, as words that open
export const readings = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 28px', marginTop: '18px', fontSize: vars.size.s2 })
export const reading = style({ display: 'flex', gap: '8px', alignItems: 'baseline' })
globalStyle(`${reading} > dt`, { color: vars.color.ink2 })
globalStyle(`${reading} > dd`, { fontWeight: 600 })

// ---- notes
export const notes = style({ display: 'grid', gap: vars.space.s4, marginTop: vars.space.s2, ':empty': { display: 'none' } })
export const contractChoice = style({ maxWidth: '100%', '@media': { [screenBelowMd]: { width: '100%' } } })

// ---- paper: a summary of a few sheets
globalStyle('[data-results] :is(td, th)', { '@media': { print: { paddingBlock: '2.5px !important', fontSize: vars.size.s1 } } })
globalStyle('[data-results] ol > li', { '@media': { print: { paddingBlock: '7px' } } })
export const options = style({ '@media': { [screenBelowMd]: { minWidth: 0 }, print: { display: 'none' } } })
