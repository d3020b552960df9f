import { globalStyle, style } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
// Paper is as wide as a tablet: it keeps the table.
const narrow = `screen and ${below('md')}`

// ---- doors at the head
export const door = style({ display: 'grid', gap: 4 })
export const place = style({ color: vars.color.onBrand2, fontSize: vars.size.s1, lineHeight: 1.35 })
export const shut = style({
  selectors: { '&&': { borderStyle: 'dashed', color: vars.color.onBrand2 }, '&&:hover': { background: 'transparent' } },
})
/** As high as a door with its place. */
export const awaited = style({ height: 74 })

// ---- places of the acts
export const places = style({ marginTop: 64 })
export const lead = style({ marginBottom: 14, color: vars.color.ink2 })
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: vars.size.s3 })
export const head = style({
  padding: '0 16px 10px 0',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  fontWeight: 600,
  textAlign: 'left',
})
const box = style({ padding: '12px 16px 12px 0', borderBottom: hairline, textAlign: 'left', verticalAlign: 'top' })
export const contract = style([box, { paddingTop: 14, fontWeight: 600, overflowWrap: 'anywhere' }])
export const number = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s2, fontWeight: 400 })
export const cell = style([box, { fontSize: vars.size.s2 }])
/** Names the act in its card, where the head of the table is out of sight. */
export const act = style({ display: 'none', color: vars.color.ink2 })
export const way = style({ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 })
export const link = style({ lineHeight: 1.3, whiteSpace: 'normal' })
export const dated = style({ color: vars.color.ink2 })
export const reasons = style({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: '7px 0 0',
  listStyle: 'none',
  color: vars.color.ink2,
})
export const reason = style({ display: 'flex', gap: 8, alignItems: 'flex-start', lineHeight: 1.35 })
export const lock = style({ flex: 'none', width: 20, height: 20 })

// Below md each contract is a card: a line for each act, its place on the right.
globalStyle(`${table}, ${table} tbody`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${table} thead`, {
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${table} tbody tr`, { '@media': { [narrow]: { display: 'grid', padding: '14px 0', borderBottom: hairline } } })
globalStyle(`${table} tbody tr > *`, { '@media': { [narrow]: { padding: 0, borderBottom: 0 } } })
globalStyle(`${table} ${cell}`, {
  '@media': {
    [narrow]: { display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: 12, alignItems: 'baseline' },
  },
})
globalStyle(`${table} ${act}`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${table} ${way}`, { '@media': { [narrow]: { justifyItems: 'end', textAlign: 'right' } } })
globalStyle(`${table} ${reason}`, { '@media': { [narrow]: { justifyContent: 'flex-end' } } })
