import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  paddingBlock: '28px 0',
  '@media': {
    [md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 64, alignItems: 'center', paddingBlock: '56px 0' },
  },
})
export const words = style({ maxWidth: '36rem' })
export const art = style({
  position: 'relative',
  order: -1,
  height: 112,
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.hero,
  '@media': { [md]: { order: 0, height: 420 }, print: { display: 'none' } },
})

export const state = style({ marginBottom: 14 })
export const lead = style({ marginTop: 14, color: vars.color.ink2, fontSize: vars.size.lead })
export const meanwhile = style({ marginTop: 36 })
export const meanwhileTitle = style({ fontSize: vars.size.h3 })
export const ways = style({ marginTop: 10 })
export const way = style({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.line}` } },
})
export const link = style({ justifyContent: 'space-between', width: '100%', minHeight: 56 })
