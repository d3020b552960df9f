import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')
const hairline = `1px solid ${vars.color.line}`
const side = { paddingInline: 20, '@media': { [md]: { paddingInline: 32 } } } as const

export const hem = style({ height: 40 })
export const columns = style({
  position: 'relative',
  display: 'grid',
  gap: 36,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: -30,
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 48 } },
})
export const panel = style({
  alignSelf: 'start',
  minWidth: 0,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})
export const aside = style({ alignContent: 'start', '@media': { [md]: { paddingTop: 64 } } })
export const head = style([
  side,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'center', paddingBlock: '18px 12px' },
])
export const title = style({ fontSize: '1.625rem' })
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' })
export const line = style({ borderTop: hairline })
export const openLine = style([line, { background: vars.color.sunken, paddingBottom: 20 }])
export const lineHead = style([
  side,
  {
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 1fr) auto 24px',
    gap: '4px 12px',
    alignItems: 'baseline',
    width: '100%',
    paddingBlock: 16,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
])
export const place = style({
  color: vars.color.link,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 640,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
})
export const value = style({ fontWeight: 650 })
export const why = style({ gridColumn: '2 / 4', gridRow: 2, color: vars.color.ink2, fontSize: vars.size.s2, lineHeight: 1.45 })
export const caret = style({ gridArea: '1 / 4', alignSelf: 'center', color: vars.color.link })
export const steps = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: 20,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.m,
  '@media': { [md]: { marginInline: '74px 32px' } },
})
export const hiddenSteps = style({ '@media': { screen: { display: 'none' } } })
export const contracts = style({ margin: 0, padding: '0 24px 12px', listStyle: 'none' })
export const total = style([
  side,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 16px',
    alignItems: 'baseline',
    paddingBlock: 16,
    background: vars.color.brand100,
    borderTop: `1.5px solid ${vars.color.ink}`,
  },
])
export const roundingNote = style({ gridColumn: '1 / -1', color: vars.color.ink2, fontSize: vars.size.s1 })
export const acts = style([side, { display: 'flex', flexWrap: 'wrap', gap: '0 24px', paddingBlock: '8px 12px' }])
globalStyle(`${lineHead} > b`, { fontWeight: 650 })
