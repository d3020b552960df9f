import { globalStyle, style } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

// Paper is as wide as a tablet: it keeps the table.
const narrow = `screen and ${below('md')}`
const hairline = `1px solid ${vars.color.line}`

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@media': { [narrow]: { display: 'block' } },
})
globalStyle(`${table} > thead`, {
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${table} > tbody, ${table} > tbody > tr, ${table} > tbody > tr > *`, {
  '@media': { [narrow]: { display: 'block' } },
})
globalStyle(`${table} > tbody > tr`, { '@media': { [narrow]: { padding: '10px 0', borderBottom: hairline } } })

export const head = style({
  padding: '12px 16px 12px 12px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 640,
  lineHeight: 1.2,
  textAlign: 'left',
  verticalAlign: 'bottom',
  overflowWrap: 'anywhere',
})
export const under = style({
  display: 'block',
  marginTop: '2px',
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s1,
  fontWeight: 400,
  lineHeight: 1.3,
})
export const groupHead = style({
  padding: '26px 0 8px',
  borderBottom: `1px solid ${vars.color.ink}`,
  fontWeight: 650,
  textAlign: 'left',
})
globalStyle(`${table} > tbody > tr:has(> ${groupHead})`, { '@media': { [narrow]: { padding: 0, borderBottom: 0 } } })
export const rowHead = style({
  padding: '12px 16px 12px 0',
  borderBottom: hairline,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  fontWeight: 600,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { padding: '4px 0', borderBottom: 0, color: vars.color.ink, fontSize: vars.size.s3, fontWeight: 650 } },
})
export const cell = style({
  padding: '12px 16px 12px 12px',
  borderBottom: hairline,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { padding: '4px 0', borderBottom: 0 } },
})
globalStyle(`${table} > tbody > tr > td[data-name]`, {
  '@media': {
    [narrow]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px', textAlign: 'right' },
  },
})
globalStyle(`${table} > tbody > tr > td[data-name]::before`, {
  '@media': {
    [narrow]: {
      content: 'attr(data-name)',
      color: vars.color.ink2,
      fontSize: vars.size.s2,
      fontWeight: 400,
      textAlign: 'left',
    },
  },
})
export const differs = style([
  cell,
  {
    paddingLeft: '16px',
    background: vars.color.brand100,
    boxShadow: `inset 4px 0 0 ${vars.color.accent}`,
    fontWeight: 650,
    '@media': { [narrow]: { margin: '2px -10px', padding: '4px 10px' } },
  },
])
/** The figure that the simulations are about. */
export const headline = style({})
globalStyle(`${headline} > td > span`, {
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  fontWeight: 640,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.1,
  '@media': { [narrow]: { fontSize: '1.5rem' } },
})
/** Under the table: what is folded, then what can be done. */
export const after = style({ marginTop: '24px' })
export const same = style({ display: 'grid', justifyItems: 'start', gap: '2px' })
