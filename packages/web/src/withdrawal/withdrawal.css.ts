import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../ui/theme/breakpoints.ts'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')
const belowMd = `screen and ${below('md')}`

// ---- page
export const outside = style({ display: 'grid', gap: vars.space.s6, paddingBottom: vars.space.s9 })
export const backHome = style({
  marginTop: vars.space.s3,
  fontSize: vars.size.s2,
  '@media': { [md]: { marginTop: vars.space.s4 } },
})
globalStyle(`${outside} > ${backHome}`, { justifySelf: 'start' })

// ---- form
export const actions = style({ display: 'grid', gap: '10px' })
export const wideOnly = style({ '@media': { [belowMd]: { display: 'none' } } })
export const quiet = style({ fontSize: vars.size.s1, color: vars.color.ink2 })
export const prose = style({ display: 'grid', gap: vars.space.s4, maxWidth: '40rem' })

// ---- side panel
export const asideTitle = style({ fontSize: '1.375rem' })
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
export const summaryTotal = style({ containerType: 'inline-size', margin: '2px 0 14px' })
export const fan = style({})
globalStyle(`${fan} svg`, { strokeWidth: 1.7 })
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: '12px',
  marginTop: '10px',
  paddingBottom: '18px',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${sides} > :last-child`, { textAlign: 'right' })
export const sideName = style({ fontSize: vars.size.s2, fontWeight: 600 })
export const sideFigure = style({ lineHeight: 1.2 })
export const sidesShare = style({ fontSize: vars.size.s1, color: vars.color.ink2 })

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
export const allAsQuestion = style({ fontSize: vars.size.s2, fontWeight: 600 })
export const compartments = style([cardPadding, { display: 'grid', paddingBlock: '6px' }])
export const compartment = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  paddingBlock: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
globalStyle(`${compartment} > dt`, { flex: '1 1 8rem', minWidth: 0 })
globalStyle(`${compartment} > dd`, { flex: 'none', fontWeight: 600 })
export const reason = style([
  cardPadding,
  { display: 'flex', gap: '10px', paddingBlock: '16px', color: vars.color.ink2, fontSize: vars.size.s2 },
])

// ---- row
export const fieldset = style({ minWidth: 0 })
export const number = style({ minWidth: 0 })
globalStyle(`${number} input`, { '@media': { [NARROW]: { fontSize: vars.size.s1, letterSpacing: '-0.02em' } } })
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  marginBottom: '12px',
  fontWeight: 600,
})
export const rowName = style({ flex: '1 1 8rem', minWidth: 0 })
export const rowAmount = style({ whiteSpace: 'nowrap' })
const notice = style({ display: 'flex', gap: '8px', marginTop: '10px', fontSize: vars.size.s2, fontWeight: 600 })
export const noticeRemaining = style([notice, { color: vars.color.warn }])
export const noticeExceeded = style([notice, { color: vars.color.alert }])
export const noticeFilled = style([notice, { alignItems: 'center', color: vars.color.ink2 }])
// A press is as high as a finger, and the line no higher than its words: what follows stays where it is when one takes the other's place.
globalStyle(`${notice} button`, { marginBlock: '-10px' })
export const noticeWords = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' })

// ---- questions
export const panelStack = style({ display: 'grid', gap: vars.space.s4 })
export const sectionStack = style({ display: 'grid', gap: vars.space.s4, paddingBlock: '24px' })
export const question = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 0,
})
export const shortField = style({ maxWidth: '15rem' })
export const softer = style({ fontSize: vars.size.s2, color: vars.color.ink2 })
// A region that waits for its words takes no place in the column.
export const live = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const stacked = style({ display: 'grid', gap: vars.space.s3 })
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
