import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const md = from('md')
const phone = `screen and ${below('md')}`
const ground = `var(--chart-ground, ${vars.color.surface})`
const exact = { forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const

export const strokes = {
  thread: style({ stroke: vars.data.d6, strokeWidth: 1.1, strokeDasharray: '3 2.5', opacity: 0.8 }),
  eight: style({ stroke: vars.data.d4, strokeWidth: 1.75, strokeDasharray: '3 5' }),
  half: style({ stroke: vars.data.d4, strokeWidth: 2, strokeDasharray: '8 5' }),
  median: style({ stroke: vars.data.d4, strokeWidth: 3.5, strokeDasharray: '12 6' }),
  paid: style({ stroke: vars.data.d1, strokeWidth: 3.5 }),
  followed: style({ stroke: vars.color.ink, strokeWidth: 2, strokeDasharray: '5 3' }),
} as const
export const wideBand = style({ fill: vars.color.brand50 })
export const halfBand = style({ fill: vars.color.brand100 })
export const gridLine = style({ stroke: vars.color.line })
export const hiddenLine = style({ stroke: vars.data.mute, strokeWidth: 2.75 })

export const plot = style({
  position: 'relative',
  '@media': { [md]: { paddingRight: '262px' }, print: { breakInside: 'avoid' } },
})
export const plain = style({ position: 'relative' })
export const box = style({ position: 'relative', borderBottom: `1.5px solid ${vars.color.ink}` })
export const drawing = style({
  width: '100%',
  height: '340px',
  fill: 'none',
  overflow: 'hidden',
  ...exact,
  '@media': { [md]: { height: '500px' } },
})
globalStyle(`${drawing} path`, { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' })
export const small = style([drawing, { height: '150px', '@media': { [md]: { height: '150px' } } }])

export const tick = style({
  position: 'absolute',
  left: 0,
  bottom: 'var(--up)',
  paddingRight: '6px',
  background: ground,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  lineHeight: 1.2,
})
export const axis = style({
  position: 'relative',
  height: '24px',
  marginTop: '8px',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})
export const year = style({
  position: 'absolute',
  left: 'var(--at)',
  translate: '-50% 0',
  whiteSpace: 'nowrap',
  selectors: { '&[data-edge="first"]': { translate: '0 0' }, '&[data-edge="last"]': { translate: '-100% 0' } },
})

export const dot = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: 'var(--up)',
  width: '11px',
  height: '11px',
  translate: '-50% 50%',
  borderRadius: '50%',
  background: ground,
  border: `2.5px solid ${vars.color.ink}`,
  ...exact,
})
export const chip = style({
  position: 'absolute',
  left: 'clamp(0px, var(--at), 100% - 15rem)',
  bottom: 'max(8px, var(--up) - 84px)',
  padding: '4px 9px',
  background: ground,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.s,
  fontSize: vars.size.s1,
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
})
export const leader = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: 'max(8px, var(--up) - 60px)',
  height: 'min(60px, var(--up))',
  borderLeft: `1.5px solid ${vars.color.ink}`,
  '@media': { [phone]: { display: 'none' } },
})
export const reader = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '@media': { print: { display: 'none' } },
})
export const ring = style({ position: 'absolute', inset: 0, pointerEvents: 'none', borderRadius: vars.radius.s })
globalStyle(`${reader}:focus-visible + ${ring}`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' })

export const ends = style({
  display: 'grid',
  margin: '18px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s2,
  '@media': {
    [md]: { position: 'absolute', top: 0, right: 0, width: '250px', height: '500px', margin: 0, display: 'block' },
    print: { position: 'static', display: 'grid' },
  },
})
export const end = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [`screen and ${md}`]: {
      position: 'absolute',
      insetInline: 0,
      top: 'var(--down)',
      translate: '0 -50%',
      flexDirection: 'row',
      justifyContent: 'flex-start',
      alignItems: 'baseline',
      gap: '10px',
      padding: 0,
      border: 0,
      lineHeight: 1.2,
    },
  },
})
export const endAmount = style({
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '@media': { [md]: { flex: 'none', width: '84px', textAlign: 'end' } },
})
export const endWords = style({ color: vars.color.ink2, '@media': { [md]: { fontSize: vars.size.s1 } } })
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 26px',
  margin: '18px 0 22px',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s2,
})
export const keyItem = style({ display: 'flex', gap: '10px', alignItems: 'center' })
export const keyLine = style({ width: '36px', height: '14px', flex: 'none', fill: 'none', ...exact })
