import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
// Paper is as wide as a tablet: it keeps the table.
const narrow = `screen and ${below('md')}`

export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: vars.size.s3 })
export const head = style({
  padding: '0 16px 10px 0',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  fontWeight: 600,
  textAlign: 'left',
})
export const end = style({ textAlign: 'right' })
const cell = style({ padding: '15px 16px 15px 0', borderBottom: hairline, textAlign: 'left', verticalAlign: 'middle' })
export const date = style([cell, { color: vars.color.ink2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }])
export const operation = style([cell, { fontWeight: 400, overflowWrap: 'anywhere' }])
export const label = style({ display: 'block', fontWeight: 600 })
export const about = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const status = style([cell])
export const amount = style([cell, { fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap' }])
export const came = style({ color: vars.color.success })
export const off = style({ color: vars.color.ink2, fontWeight: 400 })
export const opener = style([cell, { paddingRight: 0, textAlign: 'right', '@media': { print: { display: 'none' } } }])
export const small = style({ fontSize: vars.size.s2 })
export const opened = style({})
export const detail = style({})

globalStyle(`${table} thead th:last-child`, { paddingRight: 0 })
globalStyle(`${opened} > *`, { borderBottomColor: 'transparent', background: vars.color.surface })
globalStyle(`${opened} > *:first-child`, { paddingLeft: 20, borderRadius: `${vars.radius.l} 0 0 0` })
globalStyle(`${opened} > *:last-child`, { paddingRight: 20, borderRadius: `0 ${vars.radius.l} 0 0` })
globalStyle(`${detail} > td`, {
  padding: '0 20px 28px',
  borderBottom: hairline,
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  background: vars.color.surface,
  '@media': { [from('md')]: { padding: '0 32px 32px' } },
})
globalStyle(`${opened} > *:first-child`, { '@media': { [from('md')]: { paddingLeft: 32 } } })
globalStyle(`${opened} > *:last-child`, { '@media': { [from('md')]: { paddingRight: 32 } } })

// Below md each operation is a card: what and how much on one line, the day under the amount, the state last.
globalStyle(`${table}, ${table} tbody, ${detail}, ${detail} > td`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${table} thead`, {
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${table} tbody tr[data-part="row"]`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 14px',
      padding: '16px 0 6px',
      borderBottom: hairline,
    },
  },
})
globalStyle(`${table} tbody tr[data-part="row"] > *`, {
  '@media': { [narrow]: { padding: 0, borderBottom: 0, borderRadius: 0 } },
})
globalStyle(`${table} tbody ${opened}${opened}`, {
  '@media': { [narrow]: { marginInline: -20, padding: '16px 20px 6px', borderBottom: 0, background: vars.color.surface } },
})
globalStyle(`${table} ${detail} > td`, {
  '@media': { [narrow]: { marginInline: -20, padding: '0 20px 24px', borderRadius: 0 } },
})
globalStyle(`${table} ${date}`, { '@media': { [narrow]: { gridArea: '2 / 2', fontSize: vars.size.s2, textAlign: 'right' } } })
globalStyle(`${table} ${operation}`, { '@media': { [narrow]: { gridArea: '1 / 1 / 3 / 2' } } })
globalStyle(`${table} ${status}`, { '@media': { [narrow]: { gridArea: '3 / 1', alignSelf: 'center' } } })
globalStyle(`${table} ${amount}`, { '@media': { [narrow]: { gridArea: '1 / 2' } } })
globalStyle(`${table} ${opener}`, { '@media': { [narrow]: { gridArea: '3 / 2' } } })
