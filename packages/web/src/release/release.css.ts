import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const under = style({ marginTop: vars.space.s4 })
export const stack = style({ display: 'grid', gap: vars.space.s4 })
export const two = style({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'start',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  padding: '9px 0 0',
})
export const ruled = style([line, { borderTop: `1px solid ${vars.color.line}`, marginTop: '9px' }])
export const total = style([line, { borderTop: `1px solid ${vars.color.ink}`, marginTop: '9px', fontWeight: 650 }])
export const figure = style({ fontSize: '2.75rem', lineHeight: 1.1, margin: '2px 0 0' })
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  fontSize: vars.size.s2,
  color: vars.color.ink2,
  marginTop: '8px',
})
export const unit = style({ margin: '4px 0 6px', color: vars.color.ink2, fontSize: vars.size.s2 })
globalStyle(`${ends} b`, { display: 'block', color: vars.color.ink, fontWeight: 650 })
/** Groups of threads, each with its colour and what it is worth. */
export const keyList = style({ listStyle: 'none', padding: 0, margin: '12px 0 0' })
export const key = style({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto',
  columnGap: '10px',
  alignItems: 'baseline',
  padding: '7px 0',
  fontSize: vars.size.s2,
  color: vars.color.ink2,
})
export const keySentence = style({ gridColumn: '2 / -1', color: vars.color.ink, fontWeight: 650 })
export const keyAmount = style({ color: vars.color.ink, fontWeight: 650, textAlign: 'end' })
const swatch = (background: string) =>
  style({ width: '12px', height: '12px', marginTop: '5px', alignSelf: 'start', background, forcedColorAdjust: 'none' })
const stripes = (color: string, on: number): string =>
  `repeating-linear-gradient(to right, ${color} 0 ${on}px, transparent ${on}px 4px)`
export const keys = {
  d1: swatch(stripes(vars.data.d1, 2)),
  d2: swatch(stripes(vars.data.d2, 2)),
  d4: swatch(stripes(vars.data.d4, 2)),
  mute: swatch(stripes(vars.data.mute, 2)),
  uncertain: swatch(stripes(vars.data.d1, 1)),
}
export const awaited = style({ display: 'grid', gap: '8px', justifyItems: 'start' })
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: '8px',
  marginTop: vars.space.s3,
  forcedColorAdjust: 'none',
})
const cut = (color: string): string => `repeating-linear-gradient(to right, ${color} 0 4px, transparent 4px 7px)`
export const month = style({
  height: '20px',
  selectors: {
    '&[data-state="past"]': { background: cut(vars.data.mute) },
    '&[data-state="now"]': { background: cut(vars.data.d2) },
    '&[data-state="left"]': { background: cut(vars.data.d1) },
  },
})
export const list = style({ display: 'grid', gap: '8px', listStyle: 'none', padding: 0, margin: '12px 0 0' })
export const item = style({ display: 'flex', gap: '10px', alignItems: 'start', fontSize: vars.size.s2, color: vars.color.ink2 })
/** A date is as wide as a date. */
export const short = style({ maxWidth: '22rem' })
export const done = style({ marginTop: vars.space.s5 })
/** Two ways beside each other, the one that is open under the bar of the accent. */
export const which = style({ display: 'flex', flexWrap: 'wrap', borderBottom: `1px solid ${vars.color.line}` })
export const one = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: '0 16px',
  color: vars.color.ink2,
  fontWeight: 500,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.ink, fontWeight: 650 },
    '&[aria-current="page"]::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: '-1px',
      height: '4px',
      background: vars.color.accent,
      forcedColorAdjust: 'none',
    },
  },
})
