import { style } from '@vanilla-extract/css'
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
