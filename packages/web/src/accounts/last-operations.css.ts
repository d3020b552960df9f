import { globalStyle, style } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
// Paper is as wide as a tablet: it keeps the table.
const narrow = `screen and ${below('md')}`

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.s3 })
export const head = style({
  padding: '0 16px 10px 0',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  fontWeight: 600,
  textAlign: 'left',
  selectors: { '&:last-child': { paddingRight: 0, textAlign: 'right' } },
})
const cell = style({ padding: '15px 16px 15px 0', borderBottom: hairline, textAlign: 'left', verticalAlign: 'top' })
export const date = style([cell, { color: vars.color.ink2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }])
export const operation = style([cell, { fontWeight: 400, overflowWrap: 'anywhere' }])
export const label = style({ display: 'block', fontWeight: 600 })
export const about = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const status = style([cell])
export const amount = style([cell, { paddingRight: 0, fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap' }])
export const came = style({ color: vars.color.success })
export const off = style({ color: vars.color.ink2, fontWeight: 400 })

// Below md each operation is a card: what and how much on one line, the day under the amount, the state last.
globalStyle(`${table}, ${table} tbody`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${table} thead`, {
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${table} tbody tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 14px',
      padding: '16px 0',
      borderBottom: hairline,
    },
  },
})
globalStyle(`${table} tbody tr > *`, { '@media': { [narrow]: { padding: 0, borderBottom: 0 } } })
globalStyle(`${table} ${date}`, { '@media': { [narrow]: { gridArea: '2 / 2', fontSize: vars.size.s2, textAlign: 'right' } } })
globalStyle(`${table} ${operation}`, { '@media': { [narrow]: { gridArea: '1 / 1 / 3 / 2' } } })
globalStyle(`${table} ${status}`, { '@media': { [narrow]: { gridArea: '3 / 1 / 4 / 3', paddingTop: 4 } } })
globalStyle(`${table} ${amount}`, { '@media': { [narrow]: { gridArea: '1 / 2' } } })

export const nothing = style({ paddingTop: 18, borderTop: `1.5px solid ${vars.color.ink}`, color: vars.color.ink2 })
export const note = style({ marginBottom: 18 })
