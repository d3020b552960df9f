import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
})
globalStyle(`${choice} > :last-child`, { '@media': { [`screen and ${below('md')}`]: { width: '100%' } } })

export const list = style({ marginTop: '14px', borderTop: `1.5px solid ${vars.color.ink}` })
const line = style({
  display: 'grid',
  gap: '4px 12px',
  alignItems: 'center',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [md]: { gap: '20px' } },
})
export const row = style([
  line,
  {
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    '@media': { [md]: { gridTemplateColumns: '36px minmax(0, 1fr) 170px 240px auto' } },
  },
])
/** Where nothing is chosen. */
export const unchosen = style([
  line,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) 170px 240px auto' } },
  },
])
export const check = style({ display: 'grid', placeItems: 'center start', minHeight: '44px', cursor: 'pointer' })
export const box = style({
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: vars.color.action,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
export const words = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ minHeight: 0, fontSize: vars.size.s3, fontWeight: 650, textAlign: 'left' })
export const small = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s2, lineHeight: 1.3 })
/** The text of a figure of the law, under its name. */
export const source = style([small, { fontWeight: 400 }])
export const amount = style({ minWidth: 0, textAlign: 'right' })
export const figure = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 640,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.2,
})
/** Several may have changed. */
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' })
export const tag = style([
  tags,
  { gridColumn: '1 / -1', '@media': { [md]: { gridColumn: 'auto', justifyContent: 'end', textAlign: 'right' } } },
])
/** Why its box is off, under the tags. */
export const reason = style([small, { flexBasis: '100%' }])
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '2px',
  '@media': { [md]: { gridColumn: 'auto' } },
})
globalStyle(`${actions} > button`, { color: vars.color.link })
export const open = style({ marginRight: 'auto', fontSize: vars.size.s2 })
/** What has moved stands apart from the simulation below it. */
export const moved = style({ marginBottom: '20px' })
/** Why it has moved: what changed, and how it counts. */
export const reasons = style({ display: 'grid', gap: '8px', marginBottom: '16px' })
globalStyle(`${reasons} dt`, { fontWeight: 650 })
globalStyle(`${reasons} dd`, { margin: 0, color: vars.color.ink2, fontSize: vars.size.s2 })
export const remark = style({ marginTop: '14px' })
globalStyle(`${row} > ${tag}, ${row} > ${actions}`, { '@media': { [`screen and ${below('md')}`]: { gridColumn: '2 / -1' } } })
