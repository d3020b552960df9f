import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
const md = from('md')

// ---- counts
export const counts = style({
  display: 'grid',
  gap: '20px 16px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: '0 0 20px',
  listStyle: 'none',
  borderBottom: hairline,
  '@media': { [md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const threads = style({
  display: 'block',
  maxWidth: '100%',
  marginBottom: 8,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 0.35,
})
export const tones = {
  possible: style({ color: vars.data.d1 }),
  dated: style({ color: vars.data.d4, strokeDasharray: '4 4' }),
  yours: style({ color: vars.data.d2 }),
  closed: style({ color: vars.data.mute }),
}
export const count = style({ fontFamily: vars.font.display, fontSize: vars.size.figureM, lineHeight: 1.1, marginRight: 4 })

// ---- accounts
export const columns = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 760fr) minmax(0, 400fr)', gap: 32 } },
})
export const list = style({ display: 'grid', gap: 20 })
export const account = style({ paddingBottom: 8 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: 16,
})
export const title = style({ display: 'flex', gap: 8, alignItems: 'center', fontSize: vars.size.h3 })
export const owner = style({ flexBasis: '100%', margin: 0, color: vars.color.ink2, fontSize: vars.size.s2 })

// ---- acts
export const row = style({
  display: 'grid',
  gap: 10,
  padding: '14px 0',
  borderTop: hairline,
  '@media': { [md]: { gridTemplateColumns: '172px minmax(0, 1fr)', gap: 20 } },
})
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'space-between',
  '@media': { [md]: { display: 'grid', justifyItems: 'start', alignContent: 'start' } },
})
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 26,
  padding: '1px 9px',
  borderRadius: vars.radius.s,
  fontSize: vars.size.s1,
  fontWeight: 600,
})
export const tags = {
  possible: style({ background: vars.color.successTint, color: vars.color.success }),
  dated: style({ background: vars.color.infoTint, color: vars.color.info }),
  yours: style({ background: vars.color.warnTint, color: vars.color.warn }),
  closed: style({ background: vars.color.sunken, color: vars.color.ink2 }),
}
export const lines = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  '@media': { [md]: { flexWrap: 'nowrap' } },
})
export const way = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'start',
  gap: 2,
  '@media': { [md]: { justifyItems: 'end' } },
})

// ---- days to come
export const aside = style({ display: 'grid', gap: 12, justifyItems: 'start' })
export const dates = style({
  display: 'grid',
  gap: 14,
  margin: '4px 0',
  paddingLeft: 18,
  listStyle: 'none',
  borderLeft: `3px solid ${vars.data.d1}`,
})
export const date = style({ display: 'grid', gap: 2, justifyItems: 'start' })

// ---- doors
export const doors = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const door = style({
  display: 'grid',
  gap: '6px 24px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  padding: '18px 0',
  selectors: { '& + &': { borderTop: hairline }, '&:first-child': { paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
})
export const doorLines = style([lines, { gridColumn: '1 / -1' }])
export const individual = style([row, { alignItems: 'baseline' }])
// Beside its sentence a link keeps the height that a finger needs, and the line that of its words.
globalStyle(`${doorLines} ${way}, ${individual} ${way}`, { '@media': { [md]: { marginBlock: -10 } } })

// ---- a page that is shut in a mirror session
export const shutTitle = style({ display: 'flex', gap: 12, alignItems: 'center' })
export const shutIcon = style({ flex: 'none', width: 28, height: 28 })
