import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')
const lg = from('lg')
const hairline = `1px solid ${vars.color.line}`

// ---- tiles
export const tiles = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: '32px 0 0',
  padding: 0,
  listStyle: 'none',
  '@media': { [lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
globalStyle(`${tiles} > li`, { display: 'grid' })
export const tilesInModal = style({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: hairline,
})
export const tile = style({ display: 'grid', gridTemplateRows: 'auto auto 1fr auto', gap: 12, alignContent: 'start' })
export const tileTitle = style({ display: 'flex', gap: 12, alignItems: 'baseline', fontSize: vars.size.h3 })
export const tileNeeds = style({ padding: '12px 0 8px', fontSize: vars.size.s2, borderTop: hairline })
globalStyle(`${tileNeeds} > b`, { display: 'block' })
export const tileRow = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: '4px 24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '20px 0',
  selectors: { '& + &': { borderTop: hairline }, '&:last-child': { paddingBottom: 0 } },
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const rowTitle = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  fontSize: vars.size.s3,
  fontWeight: 650,
  fontFamily: vars.font.text,
  letterSpacing: 0,
})

// ---- savings elsewhere
export const external = style({ marginTop: 32 })
globalStyle(`${external} > summary`, { minHeight: 52, fontWeight: 650, cursor: 'pointer', alignContent: 'center' })
export const externalList = style({ margin: '8px 0 12px', padding: 0, listStyle: 'none' })
globalStyle(`${externalList} > li`, {
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: hairline,
})

// ---- steps
export const form = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })
export const absent = style({ fontSize: vars.size.s2 })
globalStyle(`${absent} > summary`, { minHeight: 40, cursor: 'pointer', alignContent: 'center' })
globalStyle(`${absent} > p`, { marginTop: 8, color: vars.color.ink2 })
export const short = style({ maxWidth: 300 })
export const aside = style({ display: 'grid', gap: 16 })
export const marks = style({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none', fontSize: vars.size.s2 })
globalStyle(`${marks} > li`, { display: 'grid', gap: '0 12px', gridTemplateColumns: 'auto minmax(0, 1fr)' })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  color: vars.color.onBrand,
  fontSize: vars.size.s1,
  fontWeight: 650,
  background: vars.color.hero,
  borderRadius: '50%',
})

// ---- the drawing of the letter
export const letter = style({ display: 'block', width: '100%', height: 'auto', maxWidth: 320 })
export const sheet = style({ fill: vars.color.page, stroke: vars.color.line })
export const line = style({ fill: 'none', stroke: vars.data.mute, strokeWidth: 1.5 })
export const weave = style({ fill: 'none', stroke: vars.data.d1, strokeWidth: 2 })
export const field = style({ fill: vars.color.surface, stroke: vars.color.brand800, strokeWidth: 1.5 })
export const disc = style({ fill: vars.color.hero })
export const number = style({ fill: vars.color.onBrand, fontFamily: vars.font.text, fontSize: 13, fontWeight: 650 })
