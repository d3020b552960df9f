import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
const md = from('md')
const lg = from('lg')

export const page = style({ paddingBottom: 72 })
/** The head of the task takes the place of the steps’ own margin. */
globalStyle(`${page} > header + nav > *`, { paddingTop: vars.space.s2 })
export const strong = style({ color: vars.color.onBrand, fontWeight: 650 })

// ---- cards
/** Where cards do not stand in one row under the threads, these end on the names of the banks. */
export const fanNames = style({ paddingBottom: vars.space.s4, '@media': { [lg]: { display: 'none' } } })
export const cards = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: 0,
  listStyle: 'none',
  '@media': {
    [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [lg]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
  },
})
globalStyle(`${cards} > li`, { display: 'grid' })
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto auto auto auto 1fr auto',
  padding: 24,
})
export const cardTitle = style({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  fontSize: vars.size.s3,
  fontWeight: 650,
  fontFamily: vars.font.text,
  letterSpacing: 0,
})
export const cardAmount = style({ margin: '4px 0' })
export const accounts = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })
/** Names may break, amounts stand under one another. */
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'baseline',
  fontSize: vars.size.s2,
})
export const cardState = style({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  justifyItems: 'start',
  marginTop: 16,
  paddingTop: 16,
  borderTop: hairline,
})
export const cardWays = style({ display: 'grid', gap: 12, justifyItems: 'center', marginTop: 24 })
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  alignItems: 'center',
  padding: '12px 0 0',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})
globalStyle(`${key} > span`, { display: 'inline-flex', gap: 8, alignItems: 'center' })
export const dashed = style({
  width: 16,
  height: 18,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.data.d3} 0 1.5px, transparent 1.5px 4.5px)`,
  maskImage: 'repeating-linear-gradient(to bottom, #000 0 4px, transparent 4px 7px)',
})

// ---- consents
export const consents = style({ display: 'grid', gap: 12, padding: '40px 0 72px' })
export const days = style({
  display: 'block',
  width: '100%',
  maxWidth: 300,
  height: 16,
  marginBottom: 4,
  fill: 'none',
  strokeWidth: 2,
})
export const dayPassed = style({ stroke: vars.data.d1 })
export const dayLeft = style({ stroke: vars.color.line })
export const dayRenewal = style({ stroke: vars.data.d4 })

// ---- steps
export const fields = style({ display: 'grid', gap: 16 })
export const absent = style({ fontSize: vars.size.s2 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 })
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const part = style({
  padding: '24px 32px',
  borderBottom: hairline,
  fontSize: vars.size.s2,
  '@media': { [md]: { selectors: { '&:nth-child(odd)': { borderRight: hairline } } } },
})
export const partTitle = style({
  marginBottom: 8,
  fontSize: vars.size.s3,
  fontWeight: 650,
  fontFamily: vars.font.text,
  letterSpacing: 0,
})
export const readRow = style({ display: 'flex', gap: 10, alignItems: 'baseline' })
export const agreeing = style({ display: 'grid', gap: 12, padding: '24px 32px', background: vars.color.sunken })
export const duration = style({ display: 'grid', gap: 12 })
/** As long as the days below it. */
globalStyle(`${duration} svg`, { maxWidth: 'none' })
export const asideText = style({ margin: '8px 0', color: vars.color.ink2, fontSize: vars.size.s2 })
export const leaving = style({ display: 'inline-flex', gap: 8, alignItems: 'center' })
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
globalStyle(`${ends} b`, { display: 'block', color: vars.color.ink })
export const timeline = style({
  display: 'grid',
  gap: 20,
  margin: 0,
  paddingLeft: 20,
  listStyle: 'none',
  borderLeft: `3px solid ${vars.data.d1}`,
})
globalStyle(`${timeline} b`, { display: 'block' })

// ---- lists
export const plain = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })
export const plainRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlock: 8,
  borderBottom: hairline,
  // Label and amount have one size.
  fontSize: vars.size.s2,
})
/** Rows whose hairlines are all that is between them. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${rows} > :last-child`, { borderBottom: 0 })
