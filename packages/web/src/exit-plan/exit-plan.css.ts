import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')
const narrow = `screen and ${below('md')}`
const hairline = `1px solid ${vars.color.line}`
const rule = `1.5px solid ${vars.color.ink}`

/** Titles take one line or two: what stands below them is on the same lines in all cards. */
export const card = style({
  '@media': { [md]: { display: 'grid', gridRow: 'span 6', gridTemplateRows: 'subgrid', rowGap: vars.space.s3 } },
})
export const cards = style({ '@media': { [md]: { gap: vars.space.s4 } } })

/** Fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gap: '20px 24px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
})
export const legend = style({ marginBottom: '8px', fontWeight: 600, fontSize: vars.size.s1 })
export const choiceHint = style({ marginTop: '6px', color: vars.color.ink2, fontSize: vars.size.s1 })
export const wide = style({ '@media': { [from('sm')]: { gridColumn: 'span 2' } } })

// ---- threads of a plan
/** Names under the bundles: what is left under the first one, the others at the end. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 10px',
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})
globalStyle(`${ends} b`, { display: 'block', color: vars.color.ink, fontSize: vars.size.s2, fontWeight: 650 })
globalStyle(`${ends} li`, { whiteSpace: 'nowrap' })
globalStyle(`${ends} li:not(:first-child)`, { textAlign: 'right' })
globalStyle(`${ends} li:last-child`, { marginLeft: 'auto' })
globalStyle(`${ends} li:first-child`, { marginRight: 'auto' })
export const taxEnd = style({})
globalStyle(`${ends} .${taxEnd} b`, { color: vars.data.d5Text })
export const quotient = style({ margin: 0, color: vars.color.ink2, fontSize: vars.size.s2 })
globalStyle(`${quotient} b`, { color: vars.color.ink, fontWeight: 650 })

// ---- what is taken year by year
export const yearFold = style({ borderTop: hairline, paddingTop: '6px' })
export const yearOpener = style({ justifyContent: 'space-between', width: '100%', minHeight: '44px' })
/** Paper has it all. */
export const away = style({ '@media': { screen: { display: 'none' } } })
export const small = style({ margin: 0, color: vars.color.ink2, fontSize: vars.size.s2 })
export const bars = style({ margin: '6px 0 0', padding: 0, listStyle: 'none' })
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(48px, auto) minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  minHeight: '36px',
  paddingBlock: '4px',
  fontSize: vars.size.s2,
})
export const barThreads = style({
  height: '16px',
  width: 'var(--share)',
  minWidth: '2px',
  background: `repeating-linear-gradient(90deg, ${vars.data.d5} 0 2px, transparent 2px 4px)`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
export const barOrigins = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: '0 16px',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})

// ---- the gap between the plans
export const gap = style({
  display: 'block',
  maxWidth: '44rem',
  margin: '0 auto',
  textAlign: 'center',
  textWrap: 'balance',
})
export const gapFigure = style({ marginRight: '8px', fontFamily: vars.font.display, fontSize: '1.5rem', fontWeight: 640 })

// ---- all years in one table
export const years = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.s2 })
export const scroll = style({ '@media': { screen: { overflowX: 'auto' } } })
globalStyle(`${years} th, ${years} td`, {
  padding: '10px 0 10px 12px',
  borderBottom: hairline,
  textAlign: 'right',
  fontWeight: 400,
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
})
/** Names the row. */
export const yearName = style({})
globalStyle(`${years} .${yearName}`, { paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal' })
globalStyle(`${years} tbody th, ${years} tfoot th, ${years} tfoot td`, { fontWeight: 650 })
globalStyle(`${years} thead tr:first-child > *`, { borderBottom: 0, paddingBottom: '2px', fontWeight: 650, whiteSpace: 'normal' })
globalStyle(`${years} thead tr:last-child > *, ${years} thead .${yearName}`, {
  borderBottom: rule,
  paddingTop: 0,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  fontWeight: 600,
  verticalAlign: 'bottom',
})
globalStyle(`${years} tfoot tr > *`, { borderTop: rule, borderBottom: 0 })
export const levy = style({ color: vars.data.d5Text })
/** The first column of each plan, clear of the plan before it. */
export const begins = style({})
globalStyle(`${years} tr > .${begins}`, { '@media': { [md]: { paddingLeft: '28px' } } })
// Below md each year is a card with a line for each plan that pays in it.
globalStyle(`${years}, ${years} tbody, ${years} tfoot, ${years} tr, ${years} td, ${years} tbody th, ${years} tfoot th`, {
  '@media': { [narrow]: { display: 'block' } },
})
globalStyle(`${years} thead`, {
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${years} tbody tr, ${years} tfoot tr`, { '@media': { [narrow]: { padding: '12px 0', borderBottom: hairline } } })
globalStyle(`${years} tbody tr > *, ${years} tfoot tr > *`, {
  '@media': { [narrow]: { padding: '2px 0 !important', border: '0 !important', textAlign: 'left' } },
})
globalStyle(`${years} td`, {
  '@media': { [narrow]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' } },
})
globalStyle(`${years} td::before`, {
  '@media': { [narrow]: { content: 'attr(data-label) / ""', color: vars.color.ink2, whiteSpace: 'normal' } },
})
globalStyle(`${years} td[data-empty]`, { '@media': { [narrow]: { display: 'none' } } })

// ---- what is done with a plan
export const doors = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', '@media': { print: { display: 'none' } } })
