import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')
const hairline = `1px solid ${vars.color.line}`

export const columns = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 28,
  '@media': { [md]: { gridTemplateColumns: '250px minmax(0, 1fr)', gap: 48, marginTop: 36 } },
})
export const column = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })
export const pair = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

// ---- side list
export const nav = style({ minWidth: 0, '@media': { [md]: { position: 'sticky', top: 24, alignSelf: 'start' } } })
export const navList = style({
  position: 'relative',
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  listStyle: 'none',
  borderBottom: hairline,
  '@media': { [md]: { display: 'grid', overflow: 'visible', borderBottom: 'none' } },
})
export const navLink = style({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 52,
  padding: '0 12px',
  color: vars.color.ink,
  fontSize: vars.size.s2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current="page"]': { fontWeight: 650, boxShadow: `inset 0 -4px 0 ${vars.color.accent}` } },
  '@media': {
    [md]: {
      padding: '0 16px',
      selectors: {
        '&[aria-current="page"]': { background: vars.color.surface, boxShadow: `inset 4px 0 0 ${vars.color.accent}` },
      },
    },
  },
})

// ---- panels
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: 18,
})
export const list = style({ margin: 0 })
export const twoColumns = style({
  '@media': { [md]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 48 } },
})
export const entry = style({
  display: 'grid',
  gap: '0 16px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: '12px 0',
  borderTop: hairline,
  selectors: { '&:first-child': { borderTop: 'none', paddingTop: 0 } },
})
export const secondEntry = style({
  '@media': { [md]: { selectors: { '&:nth-child(2)': { borderTop: 'none', paddingTop: 0 } } } },
})
export const term = style({ gridColumn: 1, color: vars.color.ink2, fontSize: vars.size.s2 })
export const value = style({ gridColumn: 1, margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const aside = style({ gridRow: '1 / 3', gridColumn: 2, alignSelf: 'center', margin: 0, fontSize: vars.size.s2 })
export const veil = style({
  display: 'inline-block',
  maxWidth: '100%',
  height: 16,
  background: `repeating-linear-gradient(90deg, ${vars.data.mute} 0 2px, transparent 2px 5px)`,
})

// ---- forms
export const form = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '46rem' })
export const fields = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const result = style({ fontSize: '1.25rem' })
/** A list of countries is as wide as the fields around it. */
globalStyle(`${form} :has(> select)`, { display: 'block', width: '100%' })
/** A short field beside a long one. */
export const shortAndLong = style({
  display: 'grid',
  gap: '20px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
})
export const question = style({ marginBottom: 6, fontSize: vars.size.s2, fontWeight: 600 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 16px', alignItems: 'center' })
export const papers = style({ display: 'grid', gap: 6, margin: '10px 0 20px', paddingInlineStart: 20, listStyle: 'disc' })
export const postal = style({
  margin: 0,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  fontStyle: 'normal',
  whiteSpace: 'pre-line',
})
