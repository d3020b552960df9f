import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')
const line = `1px solid ${vars.color.line}`

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const changing = style({ opacity: 0.6 })

// ---- hero
export const sentence = style({ maxWidth: '42rem' })
globalStyle(`${sentence} b`, { color: vars.color.onBrand, fontWeight: 650 })
globalStyle(`${sentence} a`, { color: vars.color.onBrand })
export const month = style({
  marginLeft: '0.6ch',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 500,
  color: vars.color.onBrand2,
  '@media': { [md]: { fontSize: '2rem' } },
})
export const question = style({
  display: 'block',
  marginBottom: 12,
  color: vars.color.onBrand,
  fontSize: vars.size.h1,
  fontWeight: 640,
})
/** Words that a hyphen joins stay on one line. */
export const together = style({ whiteSpace: 'nowrap' })
/** Every act of the hero is as wide as their column. */
export const acts = style({ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${acts} button`, { width: '100%' })
/** Its height is there before the buttons that keep a result are. */
export const keep = style({ minHeight: 114, '@media': { print: { display: 'none' } } })
export const waiting = style({ minHeight: 140, color: vars.color.onBrand })
export const noFan = style({ height: 40 })
export const onSurface = style({
  background: vars.color.surface,
  color: vars.color.ink,
  borderRadius: vars.radius.l,
  padding: 20,
  '@media': { [md]: { padding: '24px 28px' } },
})
export const ways = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const way = style([onSurface, { display: 'grid', gap: 4, alignContent: 'start', justifyItems: 'start' }])
export const wayTitle = style({ fontSize: vars.size.h3 })
export const wayRow = style({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  marginTop: 8,
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})
export const wayAct = style({ marginTop: 8 })
export const startFields = style([
  onSurface,
  {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', gap: 24 } },
  },
])
export const household = style([
  onSurface,
  { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
])
globalStyle(`${household} > *`, { width: '100%', maxWidth: '56rem' })
globalStyle(`${household} > button`, { width: 'auto' })

// ---- cards under the threads
export const cards = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'var(--columns)' } },
})
export const card = style({
  // Title, figure, words and act of the cards of a row stand on the same lines.
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 4,
  minWidth: 0,
  padding: 14,
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s1,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': { [md]: { padding: '20px 20px 12px' } },
})
export const wideCard = style({ '@media': { [below('md')]: { gridColumn: '1 / -1' } } })
// A card that has no neighbour in its row takes the row.
globalStyle(`${wideCard} + ${card}:has(+ ${wideCard})`, { '@media': { [below('md')]: { gridColumn: '1 / -1' } } })
export const gapCard = style({
  border: `2px dashed ${vars.color.lineStrong}`,
  background: vars.color.page,
  boxShadow: 'none',
})
export const unknownCard = style({ border: `2px dotted ${vars.color.lineStrong}`, boxShadow: 'none' })
export const cardTitle = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 10,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 600,
  lineHeight: 1.3,
  color: vars.color.ink,
})
export const cardFigure = style({ alignSelf: 'end', color: vars.color.ink, containerType: 'inline-size', width: '100%' })
export const unknownFigure = style({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  color: vars.color.ink2,
})
export const cardAct = style({ gridRow: 4, alignSelf: 'end' })
export const chance = style({ marginTop: 6 })
export const yesNo = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 })
export const unit = style({ marginTop: 12, color: vars.color.ink2, fontSize: vars.size.s1 })

// ---- below
export const low = style({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginTop: 40,
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) 384px', gap: 64, marginTop: 64 } },
})
export const two = style({
  display: 'grid',
  gap: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 64, marginTop: 72 } },
})
export const part = style({ marginTop: 40, '@media': { [md]: { marginTop: 72 } } })
export const alone = style({ marginTop: 40, '@media': { [md]: { marginTop: 64 } } })
globalStyle(`${alone} > section`, { maxWidth: '46rem' })
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', marginTop: 40 })
export const next = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  counterReset: 'next',
  '@media': { [md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 } },
})
globalStyle(`${next} > li`, {
  counterIncrement: 'next',
  borderTop: line,
  paddingTop: 12,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
globalStyle(`${next} b`, { display: 'block', fontWeight: 650, fontSize: vars.size.s3, color: vars.color.ink })
globalStyle(`${next} b::before`, { content: 'counter(next) ". "' })

/** What stays in view on a phone: the figure, and the way to what changes it. */
export const sticky = style({
  display: 'none',
  '@media': {
    [`screen and ${below('md')}`]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      display: 'flex',
      gap: 14,
      alignItems: 'center',
      justifyContent: 'space-between',
      marginTop: 24,
      padding: `12px ${vars.layout.gutter}`,
      background: vars.color.surface,
      borderTop: line,
      boxShadow: '0 -6px 20px rgb(11 48 59 / 0.08)',
      fontSize: vars.size.s1,
      lineHeight: 1.25,
    },
  },
})
globalStyle(`${sticky} b`, { display: 'block', fontSize: vars.size.s3 })

// ---- a part that is folded on a phone
export const fold = style({ '@media': { [`screen and ${below('md')}`]: { borderTop: line } } })
export const foldHead = style({
  display: 'flex',
  width: '100%',
  minHeight: 60,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  textAlign: 'left',
  cursor: 'pointer',
})
export const foldTitle = style({
  fontSize: vars.size.h2,
  '@media': { [`screen and ${below('md')}`]: { fontSize: vars.size.h3 } },
})
export const foldBody = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 16,
  paddingBottom: 24,
})
export const foldedAway = style({ '@media': { screen: { display: 'none' } } })

// ---- adjust
export const panel = style({ display: 'grid', gap: 22, gridTemplateColumns: 'minmax(0, 1fr)' })
export const panelTitle = style({ fontSize: '1.625rem' })
export const pair = style({ display: 'flex', justifyContent: 'space-between', gap: 12, fontWeight: 600, fontSize: vars.size.s2 })
export const ends = style({ display: 'flex', justifyContent: 'space-between', fontSize: vars.size.s1, color: vars.color.ink2 })
export const effect = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 8,
  paddingTop: 8,
  borderTop: line,
  fontSize: vars.size.s2,
  color: vars.color.ink2,
})
globalStyle(`${effect} b`, { color: vars.color.ink, fontWeight: 650 })
/** The sentence of the ages, above their threads. */
export const reaching = style({
  display: 'block',
  marginTop: 14,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
  '@media': { [md]: { marginTop: 4 } },
})
/** The hero ends below what stands in it. */
export const hem = style({ height: 40, background: vars.color.hero, '@media': { print: { display: 'none' } } })
export const unknownFan = style({ marginTop: 28 })
export const atLeast = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s2 })
/** An act in a sentence, as a link reads. */
export const inSentence = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})
