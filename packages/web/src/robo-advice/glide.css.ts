import { style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const phone = `screen and ${below('md')}`
const wide = from('md')

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  alignItems: 'center',
  marginBottom: '14px',
  fontSize: vars.size.s2,
})
export const name = style({ display: 'flex', gap: '8px', alignItems: 'center' })
export const swatch = style({
  width: '16px',
  height: '18px',
  flex: 'none',
  maskImage: 'repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 4px)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const unit = style({
  marginLeft: 'auto',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  '@media': { [phone]: { marginLeft: 0 } },
})
export const onWide = style({ '@media': { [phone]: { display: 'none' } } })
export const onPhone = style({ '@media': { [wide]: { display: 'none' }, print: { display: 'none' } } })
export const plot = style({ position: 'relative', '@media': { print: { breakInside: 'avoid' } } })
export const drawing = style({
  width: '100%',
  height: 'auto',
  fill: 'none',
  strokeWidth: 2.5,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const here = style({
  position: 'absolute',
  left: 'calc(var(--column) * (var(--at) + 0.09))',
  width: 'calc(var(--column) * 0.82)',
  top: '-6px',
  bottom: '-6px',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.m,
  pointerEvents: 'none',
})
export const axis = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  marginTop: '14px',
  textAlign: 'center',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  '@media': { [phone]: { fontSize: vars.size.s1, letterSpacing: '-0.02em' } },
})
export const years = style([onPhone, { marginTop: '6px', textAlign: 'center' }])

export const bars = style({ display: 'grid', gap: '16px', marginBottom: '22px' })
export const barHead = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', alignItems: 'baseline' })
export const bar = style({ display: 'flex', gap: '6px', height: '22px', margin: '6px 0 4px' })
export const part = style({
  flex: 'var(--share) 1 0',
  background: 'repeating-linear-gradient(90deg, var(--tone) 0 3px, transparent 3px 5px)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})

/** Colours of the threads of each class of assets. */
export const tones = {
  shares: vars.data.d1,
  bonds: vars.data.d4,
  money: vars.data.mute,
  euro: vars.data.d3,
  mixed: vars.data.d5,
  unlisted: vars.data.d2,
  unclassified: vars.color.ink3,
} as const
