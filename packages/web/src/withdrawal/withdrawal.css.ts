import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../ui/theme/breakpoints.ts'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')
const belowMd = `screen and ${below('md')}`

// ---- page
export const backHome = style({
  marginTop: vars.space.s3,
  fontSize: vars.size.s2,
  '@media': { [md]: { marginTop: vars.space.s4 } },
})
// ---- form
export const wideOnly = style({ '@media': { [belowMd]: { display: 'none' } } })
// ---- side panel
export const asideFigure = style({ containerType: 'inline-size', marginTop: '2px' })
// A date cannot break: enlarged by the reader, it takes the largest size that fits its card.
export const asideDate = style({
  marginTop: '2px',
  fontFamily: vars.font.display,
  fontSize: `min(${vars.size.figureM}, 100cqi / 5.4)`,
  fontWeight: 620,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle('[data-fan="summary"] svg', { strokeWidth: 1.7 })
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: '12px',
  marginTop: '10px',
  paddingBottom: '18px',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${sides} > :last-child`, { textAlign: 'right' })
// ---- contract
const cardPadding = { paddingInline: '20px', '@media': { [md]: { paddingInline: vars.space.s6 } } } as const
export const contractHead = style([
  cardPadding,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    alignItems: 'flex-start',
    paddingTop: '22px',
    paddingBottom: '18px',
  },
])
// Side by side as long as the name keeps some room; below it on the narrowest phones, where amounts keep their cents in view.
export const contractName = style({
  flex: '1 1 7rem',
  minWidth: 0,
  fontSize: '1.5rem',
  '@media': { [NARROW]: { flexBasis: '100%' } },
})
export const contractPlace = style({
  flexBasis: '100%',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  overflowWrap: 'anywhere',
})
export const contractMore = style({
  flexBasis: '100%',
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  marginTop: '16px',
  '@media': { [belowMd]: { justifyItems: 'stretch' } },
})
globalStyle(`${contractHead} + *`, { borderTop: `1px solid ${vars.color.line}` })
// ---- row
export const number = style({ minWidth: 0 })
globalStyle(`${number} input`, { '@media': { [NARROW]: { fontSize: vars.size.s1, letterSpacing: '-0.02em' } } })
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  fontWeight: 600,
  selectors: { '&:not(:last-child)': { marginBottom: '12px' } },
})
export const rowName = style({ flex: '1 1 8rem', minWidth: 0 })
const notice = style({ display: 'flex', gap: '8px', marginTop: '10px', fontSize: vars.size.s2, fontWeight: 600 })
export const noticeRemaining = style([notice, { color: vars.color.warn }])
export const noticeExceeded = style([notice, { color: vars.color.alert }])
export const noticeFilled = style([notice, { alignItems: 'center', color: vars.color.ink2 }])
// A press is as high as a finger, and the line no higher than its words: what follows stays where it is when one takes the other's place.
globalStyle(`${notice} button`, { marginBlock: '-10px' })
export const noticeWords = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' })

// ---- questions
export const sectionStack = style({ display: 'grid', gap: vars.space.s4, paddingBlock: '24px' })
export const shortField = style({ maxWidth: '15rem' })
// A region that waits for its words takes no place in the column.
export const live = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const dateRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 20rem) auto',
  gap: '4px',
  alignItems: 'start',
  justifyContent: 'start',
})
// Level with the field, below its label.
export const pickerButton = style({ position: 'relative', marginTop: `calc(${vars.size.s2} * 1.5 + 10px)` })
// The browser opens its calendar where this field is; it is never seen.
export const picker = style({
  position: 'absolute',
  inset: 'auto auto 0 0',
  width: '1px',
  height: '1px',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
})
