import { globalStyle, style } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`

export const sheet = style({
  vars: { '--chart-ground': vars.color.surface },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  overflowWrap: 'anywhere',
})
export const held = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 48px',
  alignItems: 'end',
  paddingBottom: 20,
  borderBottom: hairline,
})
globalStyle(`${held} dt`, { color: vars.color.ink2, fontSize: vars.size.s2 })
export const units = style({
  fontSize: vars.size.figureS,
  fontFamily: vars.font.display,
  fontWeight: 620,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
})
// Four periods stay on one line of a phone.
globalStyle('[data-periods] [role="radiogroup"]', { '@media': { [below('sm')]: { display: 'flex', flexWrap: 'wrap' } } })
globalStyle('[data-periods] [role="radio"]', { '@media': { [below('sm')]: { flex: '1 1 auto', paddingInline: 4 } } })
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 4,
  alignItems: 'end',
})
export const mark = style({ display: 'grid', gap: 6, textAlign: 'center' })
export const bar = style({
  height: 'calc(10px + var(--level) * 9px)',
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.data.d1} 0 2px, transparent 2px 5px)`,
})
export const barAbove = style({
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.data.mute} 0 2px, transparent 2px 5px)`,
})
export const level = style({ borderRadius: vars.radius.s, fontSize: vars.size.s2 })
export const ownLevel = style({ background: vars.color.action, color: vars.color.onAction, fontWeight: 650 })
export const threshold = style({ padding: '14px 0', borderBlock: hairline })
globalStyle(`${threshold} summary`, { minHeight: 28, fontWeight: 650, cursor: 'pointer' })
globalStyle(`${threshold} p`, { marginTop: 10, color: vars.color.ink2, fontSize: vars.size.s2 })
export const scaleEnds = style({ display: 'flex', justifyContent: 'space-between' })
