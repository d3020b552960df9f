import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
const narrow = `screen and ${below('md')}`

export const page = style({ paddingBottom: 72 })
export const body = style({ marginTop: 32 })
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBottom: 26,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 4fr) repeat(2, minmax(0, 3fr))', alignItems: 'end' },
    print: { display: 'none' },
  },
})
globalStyle(`${filters} span:has(> select)`, { width: '100%' })
export const count = style({ marginBottom: 16, color: vars.color.ink2 })
export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: vars.size.s3 })
export const head = style({
  padding: '0 16px 10px 0',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  fontWeight: 600,
  textAlign: 'left',
})
const cell = style({ padding: '15px 16px 15px 0', borderBottom: hairline, textAlign: 'left', verticalAlign: 'middle' })
export const date = style([cell, { color: vars.color.ink2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }])
export const name = style([cell, { fontWeight: 600, overflowWrap: 'anywhere' }])
export const company = style([cell, { color: vars.color.ink2, overflowWrap: 'anywhere' }])
export const action = style([cell, { paddingRight: 0, textAlign: 'right', '@media': { print: { display: 'none' } } }])
export const coming = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s2 })
export const failure = style({
  display: 'flex',
  gap: 8,
  alignItems: 'start',
  marginTop: 6,
  color: vars.color.alert,
  fontSize: vars.size.s2,
  fontWeight: 400,
})
export const paging = style({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center', marginTop: 26 })

globalStyle(`${table} thead th:last-child`, { paddingRight: 0 })
// Below md each document is a card: its name, its day and company under it, the file last.
globalStyle(`${table}, ${table} tbody`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${table} thead`, {
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${table} tbody tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '2px 14px',
      padding: '16px 0 12px',
      borderBottom: hairline,
    },
  },
})
globalStyle(`${table} tbody tr > *`, { '@media': { [narrow]: { padding: 0, borderBottom: 0 } } })
globalStyle(`${table} ${name}`, { '@media': { [narrow]: { gridArea: '1 / 1 / 2 / 3' } } })
globalStyle(`${table} ${date}`, { '@media': { [narrow]: { gridArea: '2 / 1' } } })
globalStyle(`${table} ${company}`, { '@media': { [narrow]: { gridArea: '2 / 2' } } })
globalStyle(`${table} ${action}`, { '@media': { [narrow]: { gridArea: '3 / 1 / 4 / 3', textAlign: 'left' } } })
