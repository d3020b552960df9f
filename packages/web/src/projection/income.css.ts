import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')
const sm = from('sm')
const hairline = `1px solid ${vars.color.line}`

export const page = style({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 32,
  paddingBottom: 24,
  '@media': { [md]: { gap: 56, paddingTop: 44 }, print: { gap: 16, padding: 0 } },
})
// ---- what comes each month beside what comes once
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': {
    [sm]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    print: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', breakInside: 'avoid', borderColor: '#999' },
  },
})
export const half = style({
  minWidth: 0,
  padding: '22px 20px',
  // Alone, a side has the whole width.
  selectors: { '&[data-alone]': { gridColumn: '1 / -1' } },
  '@media': { [md]: { padding: '26px 28px' } },
})
export const monthHalf = style({ background: vars.color.hero, color: vars.color.onBrand })
export const halfTitle = style({ display: 'flex', gap: 10, alignItems: 'center', fontWeight: 600 })
export const halfFigure = style({ containerType: 'inline-size', display: 'block', width: '100%', margin: '4px 0' })
globalStyle(`${monthHalf} [data-part="text"]`, { color: vars.color.onBrand2 })
// A figure of this size needs no dots to say that it opens.
globalStyle(`${halfFigure} > button[type="button"], ${halfFigure} > button[type="button"]:hover`, { textDecoration: 'none' })

// ---- what charges and tax follow from
export const section = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { gap: 8, breakInside: 'avoid' } },
})
export const choices = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [md]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)', gap: '20px 40px' } },
})
// ---- the threads of both sides
export const sides = style({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))', gap: '40px 48px' },
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', breakInside: 'avoid' },
  },
})
// One side alone is not drawn larger than beside another.
export const side = style({ minWidth: 0, maxWidth: '40rem' })
export const sideHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: 10,
})
// One under another: a column of a third would not hold the largest amounts.
export const bundles = style({ display: 'grid', gap: 2, marginTop: 8, fontSize: vars.size.s2, lineHeight: 1.35 })
globalStyle(`${bundles} dt`, { color: vars.color.ink2 })
globalStyle(`${bundles} > div`, { display: 'flex', flexWrap: 'wrap', gap: '0 16px', justifyContent: 'space-between' })
// ---- what was supposed
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 40px' })
