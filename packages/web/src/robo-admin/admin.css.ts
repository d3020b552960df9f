import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const page = style({
  display: 'grid',
  gap: vars.space.s6,
  paddingBlock: vars.space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  justifyContent: 'space-between',
  alignItems: 'center',
  borderBottom: `1px solid ${vars.color.line}`,
  paddingBottom: vars.space.s4,
})
export const who = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center', fontSize: vars.size.s2 })
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const door = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start', maxWidth: '36rem' })
export const part = style({ display: 'grid', gap: vars.space.s4, gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${part} > h2`, { fontSize: vars.size.h3 })
export const form = style({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'end',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' })
/** Fields of two heights begin at one line, and what is done with them stands below both. */
export const deciding = style([form, { alignItems: 'start' }])
globalStyle(`${deciding} > ${acts}`, { gridColumn: '1 / -1' })
export const list = style({ margin: 0, paddingInlineStart: '1.2em', display: 'grid', gap: '4px' })
export const sum = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size.s1, overflowWrap: 'anywhere' })
export const heading = style({ fontSize: vars.size.s3, fontWeight: 650, fontFamily: 'inherit' })
/** Grids of one scope stand apart from each other. */
export const grids = style({ display: 'grid', gap: vars.space.s7, gridTemplateColumns: 'minmax(0, 1fr)' })
/** On a phone the steps move sideways rather than break a fund's name in pieces. */
export const fund = style({ display: 'block', minWidth: '9rem', overflowWrap: 'normal' })
export const whole = style({ whiteSpace: 'nowrap' })
/** Room enough for a finger, in a row that stays as high as its words. */
export const rowActs = style({ display: 'inline-flex', gap: '4px 16px', alignItems: 'center', marginBlock: '-10px' })
